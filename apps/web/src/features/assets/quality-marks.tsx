import { useTranslation } from 'react-i18next'

import type { QualityWarning } from './quality.ts'

import classes from './quality-marks.module.css'

/** The warnings of a file as a mark on its picture; what carries it names them to those who do not see it. */
export function QualityMarks({ warnings }: { warnings: readonly QualityWarning[] }) {
  const { t } = useTranslation()
  const [first, ...others] = warnings
  if (!first) return null
  return (
    <span className={classes['mark']} aria-hidden="true">
      {t(`storage.quality_${first}`)}
      {others.length > 0 ? ` +${others.length}` : null}
    </span>
  )
}
