import type { SlotBox } from '@clipmint/editor'
import type { Film } from '@clipmint/film'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSlotName } from '../session/names.ts'
import { useScreen } from '../session/screen.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { focusStageSlot } from './focus-stage-slot.ts'
import { useSlotBounds } from './slot-bounds.ts'
import { SlotMenu, type SlotMenuAt } from './slot-menu.tsx'
import { TextInPlace } from './text-in-place.tsx'
import { useMenuAsked } from './use-menu-asked.ts'
import { useSceneOnStage } from './use-playback.ts'

import classes from './stage.module.css'

/** The slots on the frame as buttons over the picture: pressed, one is taken in hand; twice, its words are written. */
export function SlotLayer({ film }: { film: Film }) {
  const { editor } = useSession()
  const { layout } = useScreen()
  const sceneId = useSceneOnStage()
  const [written, write] = useState<SlotBox | null>(null)
  const [menu, openMenu] = useState<SlotMenuAt | null>(null)
  const boxes = useSlotBounds(film, editor.slots, sceneId)
  // Tab follows the order of the panels; what is small lies over what is large, so that both can be pressed.
  const order = [...editor.slots.keys()]
  const inOrder = boxes.toSorted((one, other) => order.indexOf(one.slotId) - order.indexOf(other.slotId))
  const bySize = boxes.toSorted((one, other) => other.w * other.h - one.w * one.h)
  const closeMenu = () => {
    openMenu(null)
    if (menu) focusStageSlot(menu.slotId)
  }
  // On a phone the field of the sheet is the one above the keyboard.
  const edit = (slotId: string) => {
    if (layout === 'phone') focusSlotField(slotId)
    else write(boxes.find((box) => box.slotId === slotId) ?? null)
  }
  return (
    <div className={classes['slots']} data-slot-layer>
      {inOrder.map((box) => (
        <SlotButton
          key={box.slotId}
          {...{ box, film, depth: bySize.indexOf(box), onEdit: edit, onMenu: openMenu }}
        />
      ))}
      {written ? <WrittenText began={written} boxes={boxes} film={film} onDone={() => write(null)} /> : null}
      {menu ? <SlotMenu at={menu} onClose={closeMenu} onEdit={edit} /> : null}
    </div>
  )
}

type WrittenTextProps = { began: SlotBox; boxes: readonly SlotBox[]; film: Film; onDone: () => void }

/** The field stands where it began, however wide its words become, and goes down with them when they need a line more. */
function WrittenText({ began, boxes, film, onDone }: WrittenTextProps) {
  const { editor } = useSession()
  const slot = editor.slots.get(began.slotId)
  const now = boxes.find(({ slotId }) => slotId === began.slotId) ?? began
  const box = { ...began, y: now.y, h: now.h }
  return slot?.kind === 'text' ? <TextInPlace {...{ slot, box, film, onDone }} /> : null
}

type SlotButtonProps = {
  box: SlotBox
  depth: number
  film: Film
  onEdit: (slotId: string) => void
  onMenu: (at: SlotMenuAt) => void
}

function SlotButton({ box, depth, film, onEdit, onMenu }: SlotButtonProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { showTool } = useScreen()
  const isSelected = useEditorState(({ selection }) => selection === box.slotId)
  const nameOf = useSlotName()
  const choose = (kind: 'text' | 'media') => {
    editor.select(box.slotId)
    showTool(kind)
  }
  const slot = editor.slots.get(box.slotId)
  const menuEvents = useMenuAsked((at) => {
    if (slot) choose(slot.kind)
    onMenu({ slotId: box.slotId, ...at })
  })
  if (!slot) return null
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`
  const editOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isSelected || slot.kind !== 'text') return
    event.preventDefault()
    onEdit(slot.id)
  }
  return (
    <button
      type="button"
      className={classes['slot']}
      data-stage-slot={slot.id}
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
      onClick={() => choose(slot.kind)}
      onDoubleClick={() => slot.kind === 'text' && onEdit(slot.id)}
      onKeyDown={editOnEnter}
      {...menuEvents}
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
