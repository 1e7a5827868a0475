import type { Asset } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { type QualityWarning, warningsOf } from './quality.ts'

import classes from './quality-notes.module.css'

/** What is to be said of files before they are in a video: the faults of each, and which are cut out by themselves. */
export function QualityNotes({ files }: { files: readonly Asset[] }) {
  const { t } = useTranslation()
  const faulty = files.filter(({ quality }) => warningsOf(quality).length > 0)
  const cut = files.filter(({ cutout }) => cutout.status === 'made')
  if (faulty.length === 0 && cut.length === 0) return null
  return (
    <ul className={classes['notes']} aria-label={t('storage.warnings')}>
      {faulty.map((file) =>
        warningsOf(file.quality).map((warning) => (
          <li key={`${file._id} ${warning}`}>
            <StatusBadge tone="warn">{t(`storage.quality_${warning}`)}</StatusBadge>
            <span>
              <b>{file.originalName}</b> <Why warning={warning} file={file} files={files} />
            </span>
          </li>
        )),
      )}
      {cut.length > 0 ? (
        <li>
          <StatusBadge tone="ok">{t('cutout.mark')}</StatusBadge>
          <span>{t('cutout.some', { count: cut.length })}</span>
        </li>
      ) : null}
    </ul>
  )
}

function Why({ warning, file, files }: { warning: QualityWarning; file: Asset; files: readonly Asset[] }) {
  const { t } = useTranslation()
  if (warning !== 'duplicate') return t(`storage.why_${warning}`)
  const name = files.find(({ _id }) => _id === file.quality.duplicateOf)?.originalName
  return name === undefined ? t('storage.why_duplicateUnknown') : t('storage.why_duplicate', { name })
}
