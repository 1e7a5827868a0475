import type { Place } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import classes from './missed.module.css'

/** What could not be read, and why; what the map does not offer is said where it would be. */
export function Missed({ place }: { place: Place }) {
  const { t } = useTranslation()
  const missed = place.missed.filter(({ fault }) => fault !== 'not_offered')
  const [first] = missed
  if (!first) return null
  const why = t(`places.fault_${first.fault}`)
  if (place.status === 'failed')
    return (
      <div className={classes['note']}>
        <ErrorNote title={t('places.failedTitle')} cost={why} />
      </div>
    )
  const isOld = missed.some(({ stage }) => stage === 'basic')
  const what = missed.map(({ stage }) => t(`places.stage_${stage}`)).join(', ')
  return (
    <div className={classes['note']}>
      <ErrorNote
        tone="warn"
        title={isOld ? t('places.oldKept') : t('places.missedTitle', { what })}
        cost={isOld ? why : `${why} ${t('places.kept')}`}
      />
    </div>
  )
}
