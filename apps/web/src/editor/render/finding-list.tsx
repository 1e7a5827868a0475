import type { Finding } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useSceneName, useSlotName } from '../session/names.ts'
import { useScreen } from '../session/screen.ts'
import { useSession } from '../session/use-session.ts'
import { focusSlotField } from '../stage/slot-layer.tsx'
import { useShowSlot } from '../stage/use-show-slot.ts'

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
  const { close, showTool } = useScreen()
  const showSlot = useShowSlot()
  const nameOf = useSlotName()
  const sceneName = useSceneName()
  const slot = slotId === null ? undefined : editor.slots.get(slotId)
  const place = slot ? `${sceneName(slot.scene, slot.sceneIndex)} · ${nameOf(slot)}` : ''
  return (
    <li className={classes['finding']} data-severity={severity}>
      <span>{t(words[code], { place })}</span>
      {slot ? (
        <Button
          size="xs"
          variant="default"
          aria-label={t('editor.findGoTo', { place })}
          onClick={() => {
            close()
            showTool(slot.kind)
            editor.select(slot.id)
            showSlot(slot.id)
            focusSlotField(slot.id)
          }}
        >
          {t('editor.findGo')}
        </Button>
      ) : null}
    </li>
  )
}
