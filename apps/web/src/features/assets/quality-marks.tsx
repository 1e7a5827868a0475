import { useTranslation } from 'react-i18next'

import type { QualityWarning } from './quality.ts'

import classes from './quality-marks.module.css'

/** The warnings of a file as a mark on its picture; what carries it names them to those who do not see it. */
export function QualityMarks({ warnings }: { warnings: readonly QualityWarning[] }) {
  const { t } = useTranslation()
  const [first, ...others] = warnings
  if (!first) return null
  return (
    <span
      className={classes['mark']}
      // Drawn by the style: written here, it would be a part of what the tile is called by what is seen of it.
      data-words={`${t(`storage.quality_${first}`)}${others.length > 0 ? ` +${others.length}` : ''}`}
      aria-hidden="true"
    />
  )
}
