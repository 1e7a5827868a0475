import type { Asset } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { groupedWarnings, type QualityWarning } from './quality.ts'

import classes from './quality-notes.module.css'

/** What is to be said of files before they are in a video: each fault once with those that have it, and which are cut out by themselves. */
export function QualityNotes({ files }: { files: readonly Asset[] }) {
  const { t } = useTranslation()
  const groups = groupedWarnings(files)
  const cut = files.filter(({ cutout }) => cutout.status === 'made')
  if (groups.length === 0 && cut.length === 0) return null
  return (
    <ul className={classes['notes']} aria-label={t('storage.warnings')}>
      {groups.map(({ warning, of, list }) => (
        <li key={`${warning} ${of ?? ''}`}>
          <StatusBadge tone="warn">{t(`storage.quality_${warning}`)}</StatusBadge>
          <span>
            <b>{list.map(({ originalName }) => originalName).join(', ')}</b>{' '}
            <Why warning={warning} of={files.find(({ _id }) => _id === of)?.originalName ?? null} />
          </span>
        </li>
      ))}
      {cut.length > 0 ? (
        <li>
          <StatusBadge tone="ok">{t('cutout.mark')}</StatusBadge>
          <span>{t('cutout.some', { count: cut.length })}</span>
        </li>
      ) : null}
    </ul>
  )
}

/** `of`: the name of the file that duplicates are like, where it is at hand. */
function Why({ warning, of }: { warning: QualityWarning; of: string | null }) {
  const { t } = useTranslation()
  if (warning !== 'duplicate') return t(`storage.why_${warning}`)
  return of === null ? t('storage.why_duplicateUnknown') : t('storage.why_duplicate', { name: of })
}
