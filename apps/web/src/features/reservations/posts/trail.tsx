import type { TrailEntry } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'
import { useTrailWords } from './trail-words.ts'

import classes from './target-card.module.css'

type TrailProps = { entries: readonly TrailEntry[]; zone: string; label: string }

/** All that happened to a post on one network, the first first. */
export function Trail({ entries, zone, label }: TrailProps) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  const words = useTrailWords(zone)
  if (entries.length === 0) return null
  return (
    <details className={classes['trail']}>
      <summary>{t('reservations.history')}</summary>
      <ol aria-label={label}>
        {entries.map((entry, index) => (
          <li key={`${entry.at} ${index}`}>
            {words(entry)}
            <time dateTime={entry.at}>{moment(entry.at, zone)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}
