import type { ShownSiteEvent } from '@clipmint/contract'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './event.module.css'

/** From which day to which an event goes on. */
export function Period({ event: { startDateAt, endDateAt } }: { event: ShownSiteEvent }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const at = (date: string) => day(`${date}T00:00:00+09:00`)
  return (
    <p className={classes['period']}>
      <CalendarDays size="1rem" aria-hidden="true" />
      {endDateAt === null
        ? t('siteEvents.from', { from: at(startDateAt) })
        : t('siteEvents.until', { from: at(startDateAt), until: at(endDateAt) })}
    </p>
  )
}
