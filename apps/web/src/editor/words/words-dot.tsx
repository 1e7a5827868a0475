import type { CheckedLine } from '@clipmint/copy'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './words.module.css'

/** Whether words may be advertised as they stand, by form and colour, beside their field's name. */
export function WordsDot({ checked }: { checked: CheckedLine | null }) {
  const { t } = useTranslation()
  if (!checked) return null
  const isOk = checked.verdict === 'ok'
  const Sign = isOk ? CircleCheck : TriangleAlert
  return (
    <Sign
      role="img"
      className={classes['dot']}
      data-verdict={checked.verdict}
      aria-label={t(isOk ? 'words.lawful' : 'words.doubtful')}
      size="0.875rem"
    />
  )
}
