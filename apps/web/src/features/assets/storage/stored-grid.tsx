import type { Asset } from '@clipmint/contract'
import { Check, Music } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { QualityMarks } from '../quality-marks.tsx'
import { warningsOf } from '../quality.ts'

import classes from './stored-grid.module.css'

type StoredGridProps = {
  files: readonly Asset[]
  chosen: ReadonlySet<string>
  isStale: boolean
  onToggle: (id: string) => void
}

/** The owner's files; pressed, one is chosen or not. */
export function StoredGrid({ files, chosen, isStale, onToggle }: StoredGridProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes['grid']} data-stale={isStale} aria-label={t('storage.files')}>
      {files.map((file) => (
        <StoredTile key={file._id} file={file} isChosen={chosen.has(file._id)} onToggle={onToggle} />
      ))}
    </ul>
  )
}

type StoredTileProps = { file: Asset; isChosen: boolean; onToggle: (id: string) => void }

function StoredTile({ file, isChosen, onToggle }: StoredTileProps) {
  const { t } = useTranslation()
  const { bytes, seconds } = useFormats()
  const warnings = warningsOf(file.quality)
  const length = file.duration === null ? null : seconds(file.duration / 1_000)
  const facts = [
    t(`storage.type_${file.type}`),
    ...(length === null ? [] : [length]),
    bytes(file.size),
    ...warnings.map((warning) => t(`storage.quality_${warning}`)),
  ].join(', ')
  return (
    <li>
      <button
        type="button"
        className={classes['tile']}
        aria-pressed={isChosen}
        aria-label={t('storage.file', { name: file.originalName, facts })}
        onClick={() => onToggle(file._id)}
      >
        <span className={classes['picture']}>
          {file.type === 'audio' ? (
            <Music aria-hidden="true" className={classes['note']} />
          ) : (
            <img src={file.thumbnail} alt="" loading="lazy" />
          )}
          <QualityMarks warnings={warnings} />
          {length === null ? null : (
            <span className={classes['length']} data-words={length} aria-hidden="true" />
          )}
          <span className={classes['tick']}>
            {isChosen ? <Check aria-hidden="true" size="0.875rem" strokeWidth={3} /> : null}
          </span>
        </span>
        <span className={classes['name']}>{file.originalName}</span>
        <span
          className={classes['size']}
          data-words={file.status === 'ready' ? bytes(file.size) : t(`storage.status_${file.status}`)}
          aria-hidden="true"
        />
      </button>
    </li>
  )
}
