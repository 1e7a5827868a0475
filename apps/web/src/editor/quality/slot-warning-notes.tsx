import { StatusBadge } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import type { QualityWarning } from '../../features/assets/index.ts'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useAssets, useEditorState } from '../session/use-session.ts'
import { useSlotWarnings } from './slot-warnings.ts'

import classes from './slot-warning-notes.module.css'

/** Each warning about the file in a place, with what it means and what helps. */
export function SlotWarningNotes({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const warnings = useSlotWarnings(slot)
  const why = useWhy(slot)
  if (warnings.length === 0) return null
  return (
    <ul className={classes['notes']} aria-label={t('storage.warnings')}>
      {warnings.map((warning) => (
        <li key={warning}>
          <StatusBadge tone="warn">{t(`storage.quality_${warning}`)}</StatusBadge>
          {why(warning)}
        </li>
      ))}
    </ul>
  )
}

function useWhy(slot: MediaSlot): (warning: QualityWarning) => string {
  const { t } = useTranslation()
  const assets = useAssets()
  const shown = useEditorState(({ work }) => work.userSource.media)
  return (warning) => {
    if (warning !== 'duplicate') return t(`storage.why_${warning}`)
    const ownId = shown[slot.id]?.assetId ?? ''
    const look = (id: string) => assets.get(id)?.quality.duplicateOf ?? id
    const twin = Object.values(shown).find(
      ({ assetId }) => assetId !== ownId && look(assetId) === look(ownId),
    )
    const name = assets.get(twin?.assetId ?? '')?.originalName
    return name === undefined ? t('storage.why_duplicateUnknown') : t('storage.why_duplicate', { name })
  }
}
