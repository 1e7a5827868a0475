import type { SlotBox } from '@clipmint/editor'
import type { Film } from '@clipmint/film'
import { useTranslation } from 'react-i18next'

import { useSlotName } from '../session/names.ts'
import { useScreen } from '../session/screen.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useSlotBounds } from './slot-bounds.ts'
import { useSceneOnStage } from './use-playback.ts'

import classes from './stage.module.css'

/** The slots on the frame as buttons over the picture: pressed, one is taken in hand. */
export function SlotLayer({ film }: { film: Film }) {
  const { editor } = useSession()
  const sceneId = useSceneOnStage()
  const boxes = useSlotBounds(film, editor.slots, sceneId)
  // Tab follows the order of the panels; what is small lies over what is large, so that both can be pressed.
  const order = [...editor.slots.keys()]
  const inOrder = boxes.toSorted((one, other) => order.indexOf(one.slotId) - order.indexOf(other.slotId))
  const bySize = boxes.toSorted((one, other) => other.w * other.h - one.w * one.h)
  return (
    <div className={classes['slots']}>
      {inOrder.map((box) => (
        <SlotButton key={box.slotId} box={box} depth={bySize.indexOf(box)} film={film} />
      ))}
    </div>
  )
}

function SlotButton({ box, depth, film }: { box: SlotBox; depth: number; film: Film }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { showTool } = useScreen()
  const isSelected = useEditorState(({ selection }) => selection === box.slotId)
  const nameOf = useSlotName()
  const slot = editor.slots.get(box.slotId)
  if (!slot) return null
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`
  const choose = () => {
    editor.select(slot.id)
    showTool(slot.kind)
  }
  return (
    <button
      type="button"
      className={classes['slot']}
      style={{
        left: share(box.x, film.width),
        top: share(box.y, film.height),
        width: share(box.w, film.width),
        height: share(box.h, film.height),
        rotate: `${box.rotate}deg`,
        zIndex: depth,
      }}
      aria-pressed={isSelected}
      aria-label={t(slot.kind === 'text' ? 'editor.stageText' : 'editor.stageMedia', { name: nameOf(slot) })}
      onClick={choose}
      onDoubleClick={() => focusSlotField(slot.id)}
    >
      {isSelected ? (
        <span
          className={classes['name']}
          data-inside={box.y < film.height * 0.05 || undefined}
          aria-hidden="true"
        >
          {nameOf(slot)}
        </span>
      ) : null}
    </button>
  )
}

/** Takes the keyboard to the field of a slot, once its panel stands. */
export function focusSlotField(slotId: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-slot-field="${slotId}"]`)?.focus()
  })
}
