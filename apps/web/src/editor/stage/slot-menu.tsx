import { type Slot } from '@clipmint/editor'
import { plainLook, ratios } from '@clipmint/film'
import { Menu } from '@mantine/core'
import { Crop, EyeOff, Pencil, Replace, RotateCcw, Scissors } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { MediaSlot } from '../media/use-active-slot.ts'
import { useSlotName } from '../session/names.ts'
import { useScreen } from '../session/screen.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'

import classes from './slot-menu.module.css'

/** Where on the page a menu was asked for, and for which slot. */
export type SlotMenuAt = { slotId: string; x: number; y: number }

type SlotMenuProps = { at: SlotMenuAt; onClose: () => void; onEdit: (slotId: string) => void }

/** What can be done with what is under the finger, as a menu where it was asked for. */
export function SlotMenu({ at, onClose, onEdit }: SlotMenuProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useSlotName()
  const slot = editor.slots.get(at.slotId)
  if (!slot) return null
  return (
    <Menu opened onClose={onClose} position="bottom-start" withinPortal trapFocus returnFocus>
      <Menu.Target>
        {/* The menu is named after what it hangs on. */}
        <button type="button" tabIndex={-1} className={classes['here']} style={{ left: at.x, top: at.y }}>
          {t('stage.slotMenu', { name: nameOf(slot) })}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{nameOf(slot)}</Menu.Label>
        {slot.kind === 'text' ? (
          <TextItems slot={slot} onEdit={() => onEdit(slot.id)} />
        ) : (
          <MediaItems slot={slot} />
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

const icon = { 'aria-hidden': true, size: '1rem' } as const

function TextItems({ slot, onEdit }: { slot: Slot & { kind: 'text' }; onEdit: () => void }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const text = useEditorState(({ work }) => work.userSource.text[slot.id])
  const isPlain = Object.keys(text ?? {}).every((key) => key === 'value' || key === 'hidden')
  return (
    <>
      <Menu.Item leftSection={<Pencil {...icon} />} onClick={onEdit}>
        {t('stage.edit')}
      </Menu.Item>
      {slot.layer.slot.required ? null : (
        <Menu.Item leftSection={<EyeOff {...icon} />} onClick={() => editor.hideText(slot.id)}>
          {t('stage.hide')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<RotateCcw {...icon} />}
        disabled={isPlain}
        onClick={() => editor.resetTextLook(slot.id)}
      >
        {t('stage.reset')}
      </Menu.Item>
    </>
  )
}

const plainFraming = { look: plainLook, crop: Object.fromEntries(ratios.map((ratio) => [ratio, null])) }

function MediaItems({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { open, showTool } = useScreen()
  const assets = useAssets()
  const media = useEditorState(({ work }) => work.userSource.media[slot.id])
  const asset = media && assets.get(media.assetId)
  const isPlain = !media || [media.crop, media.turn, media.flip, media.filter].every((it) => it === undefined)
  return (
    <>
      <Menu.Item leftSection={<Replace {...icon} />} onClick={() => showTool('media')}>
        {t('stage.replace')}
      </Menu.Item>
      {asset ? (
        <Menu.Item leftSection={<Crop {...icon} />} onClick={() => open({ kind: 'crop', slotId: slot.id })}>
          {t('stage.crop')}
        </Menu.Item>
      ) : null}
      {asset?.type === 'video' ? (
        <Menu.Item
          leftSection={<Scissors {...icon} />}
          onClick={() => open({ kind: 'trim', slotId: slot.id })}
        >
          {t('stage.trim')}
        </Menu.Item>
      ) : null}
      {media && !slot.layer.slot.required ? (
        <Menu.Item leftSection={<EyeOff {...icon} />} onClick={() => editor.setMedia(slot.id, null)}>
          {t('stage.hide')}
        </Menu.Item>
      ) : null}
      <Menu.Item
        leftSection={<RotateCcw {...icon} />}
        disabled={isPlain}
        onClick={() => editor.framePicture(slot.id, plainFraming)}
      >
        {t('stage.reset')}
      </Menu.Item>
    </>
  )
}
