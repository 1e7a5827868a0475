import type { CheckedLine } from '@clipmint/copy'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './words.module.css'

const looks = {
  ok: { sign: CircleCheck, label: 'words.lawful' },
  warn: { sign: TriangleAlert, label: 'words.doubtful' },
  block: { sign: CircleAlert, label: 'words.forbidden' },
} as const

/** Whether words may be advertised as they stand, by form and colour, beside their field's name. */
export function WordsDot({ checked }: { checked: CheckedLine | null }) {
  const { t } = useTranslation()
  if (!checked) return null
  const { sign: Sign, label } = looks[checked.verdict]
  return (
    <Sign
      role="img"
      className={classes['dot']}
      data-verdict={checked.verdict}
      aria-label={t(label)}
      size="0.875rem"
    />
  )
}
