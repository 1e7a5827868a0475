import type { Finding } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useSession } from '../session/use-session.ts'
import { GoToSlot, usePlaceName } from './go-to-slot.tsx'

import classes from './make-dialog.module.css'

const words = {
  'required-text-empty': 'editor.findTextEmpty',
  'required-media-empty': 'editor.findMediaEmpty',
  'media-missing': 'editor.findMediaMissing',
  'placeholder-left': 'editor.findPlaceholder',
  'title-invalid': 'editor.findTitle',
  expired: 'editor.findExpired',
  'text-too-long': 'editor.findTooLong',
} as const satisfies Record<Finding['code'], string>

/** What to see to before the video is made, each with the way there. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation()
  if (findings.length === 0) return null
  return (
    <ul className={classes['findings']} aria-label={t('editor.findings')}>
      {findings.map((finding) => (
        <FindingItem key={`${finding.code} ${finding.slotId}`} finding={finding} />
      ))}
    </ul>
  )
}

function FindingItem({ finding: { code, severity, slotId } }: { finding: Finding }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const placeName = usePlaceName()
  const slot = slotId === null ? undefined : editor.slots.get(slotId)
  return (
    <li className={classes['finding']} data-severity={severity}>
      <span>{t(words[code], { place: slot ? placeName(slot) : '' })}</span>
      {slot ? <GoToSlot slot={slot} /> : null}
    </li>
  )
}
