import type { Place, PlaceMissed } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import classes from './missed.module.css'

/** What could not be read, and why; what the map does not offer is said where it would be. */
export function Missed({ place }: { place: Place }) {
  const { t } = useTranslation()
  const missed = place.missed.filter(({ fault }) => fault !== 'not_offered')
  const [first] = missed
  if (!first) return null
  if (place.status === 'failed')
    return (
      <div className={classes['note']}>
        <ErrorNote title={t('places.failedTitle')} cost={t(`places.fault_${first.fault}`)} />
      </div>
    )
  const stages = missed.filter(({ files }) => files === 0)
  const files = missed.filter((it) => it.files > 0)
  return (
    <div className={classes['note']}>
      {stages.length > 0 ? <MissedStages stages={stages} /> : null}
      {files.length > 0 ? <MissedFiles files={files} /> : null}
    </div>
  )
}

/** Whole parts of the listing that did not come. */
function MissedStages({ stages }: { stages: PlaceMissed[] }) {
  const { t } = useTranslation()
  const why = [...new Set(stages.map(({ fault }) => t(`places.fault_${fault}`)))].join(' ')
  const isOld = stages.some(({ stage }) => stage === 'basic')
  const what = [...new Set(stages.map(({ stage }) => t(`places.stage_${stage}`)))].join(', ')
  return (
    <ErrorNote
      tone="warn"
      title={isOld ? t('places.oldKept') : t('places.missedTitle', { what })}
      cost={isOld ? why : `${why} ${t('places.kept')}`}
    />
  )
}

/** Single pictures and clips that were not taken, by where they belong and why. */
function MissedFiles({ files }: { files: PlaceMissed[] }) {
  const { t } = useTranslation()
  const count = files.reduce((sum, one) => sum + one.files, 0)
  return (
    <ErrorNote
      tone="warn"
      title={t('places.missedFilesTitle', { count })}
      cost={
        <>
          {files.map(({ stage, fault, files: some }) => (
            <span key={`${stage} ${fault}`} className={classes['file']}>
              {t('places.missedFiles', {
                what: t(`places.stage_${stage}`),
                count: some,
                why: t(`places.fault_${fault}`),
              })}
            </span>
          ))}
          {t('places.keptOthers')}
        </>
      }
    />
  )
}
