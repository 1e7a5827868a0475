import type { Slot } from '@clipmint/editor'
import type { SlotText } from '@clipmint/film'
import { Button } from '@mantine/core'
import { AlignCenter, AlignLeft, AlignRight, ALargeSmall, Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { SlotField } from '../panels/slot-field.tsx'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useSceneOnStage } from '../stage/use-playback.ts'
import { WordsBar } from '../words/words-bar.tsx'
import { SlotHead } from './slot-head.tsx'

import classes from './phone-slot.module.css'

type TextSlot = Slot & { kind: 'text' }

/** One slot's words at a time. */
export function PhoneText() {
  const { editor } = useSession()
  const off = useEditorState(({ work }) => work.userSource.scenes?.off)
  const selection = useEditorState((state) => state.selection)
  const sceneId = useSceneOnStage()
  const slots = [...editor.slots.values()].filter(
    (slot): slot is TextSlot => slot.kind === 'text' && !off?.includes(slot.scene.id),
  )
  const slot =
    slots.find(({ id }) => id === selection) ?? slots.find(({ scene }) => scene.id === sceneId) ?? slots[0]
  if (!slot) return null
  return (
    <div className={classes['slot']}>
      <SlotHead slot={slot} slots={slots} />
      <SlotField key={slot.id} slot={slot} counter="inside" />
      <Look slot={slot} />
      <WordsBar />
    </div>
  )
}

const scales = [1, 0.9, 0.8, 0.7] as const
const aligns = ['left', 'center', 'right'] as const
const alignWords = {
  left: { word: 'editor.alignLeft', Icon: AlignLeft },
  center: { word: 'editor.alignCenter', Icon: AlignCenter },
  right: { word: 'editor.alignRight', Icon: AlignRight },
} as const

/** Size, setting and showing as three buttons, each press the next choice. */
function Look({ slot }: { slot: TextSlot }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const text = useEditorState(({ work }) => work.userSource.text[slot.id])
  const ratio = useEditorState(({ work }) => work.userSource.ratio)
  const scale = text?.scale ?? 1
  const align: NonNullable<SlotText['align']> = text?.align ?? slot.layer.layout[ratio]?.align ?? 'left'
  const { word, Icon } = alignWords[align]
  const isHidden = text?.hidden === true
  const percent = `${Math.round(scale * 100)}%`
  return (
    <div className={classes['look']}>
      <Button
        variant="default"
        aria-label={t('editor.textSizeNow', { percent })}
        leftSection={<ALargeSmall aria-hidden="true" size="1.25rem" />}
        onClick={() => editor.setTextScale(slot.id, after(scales, scale))}
      >
        {percent}
      </Button>
      <Button
        variant="default"
        aria-label={t('editor.textAlignNow', { align: t(word) })}
        leftSection={<Icon aria-hidden="true" size="1.125rem" />}
        onClick={() => editor.setTextAlign(slot.id, after(aligns, align))}
      >
        {t(word)}
      </Button>
      {slot.layer.slot.required ? null : (
        <Button
          variant="default"
          leftSection={
            isHidden ? (
              <Eye aria-hidden="true" size="1.125rem" />
            ) : (
              <EyeOff aria-hidden="true" size="1.125rem" />
            )
          }
          onClick={() => (isHidden ? editor.showText(slot.id) : editor.hideText(slot.id))}
        >
          {t(isHidden ? 'editor.textShow' : 'editor.textHide')}
        </Button>
      )}
    </div>
  )
}

function after<Value>(all: readonly [Value, ...Value[]], value: Value): Value {
  return all[(all.indexOf(value) + 1) % all.length] ?? all[0]
}
