import type { RequestField } from '@clipmint/contract'
import { sameValue } from '@clipmint/film'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './plan-notes.module.css'

/** Says which values of today stand in the videos in place of those that the plan was written with. */
export function TodayNote({ fields }: { fields: readonly RequestField[] }) {
  const { t } = useTranslation()
  const changes = fields.flatMap(({ shown, now }) => {
    const [was, is] = [shown[0], now?.[0]]
    return was !== undefined && is !== undefined && !sameValue(shown, now) ? [`${was} → ${is}`] : []
  })
  if (changes.length === 0) return null
  return (
    <p className={classes['note']}>
      <History aria-hidden="true" size="1rem" />
      {t('templates.today', { changes: changes.join(' · ') })}
    </p>
  )
}
