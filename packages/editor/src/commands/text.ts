import {
  type OutdatedSlot,
  renewFields,
  type SlotText,
  type Template,
  textLimit,
  type TextSlot,
} from '@clipmint/film'

import { writeField } from '../field.ts'
import { type SlotMap, textSlot } from '../slots.ts'
import { cleanWords, withinLimit } from '../words.ts'
import type { Work } from '../work.ts'

/** What became of typed words: cleaned, what the slot now holds of them, and by how many characters they were too long. */
export type TextOutcome = { words: string; kept: string; over: number }

/** Puts words into a slot, cleaned and never longer than it takes. */
export function setText(work: Work, slot: TextSlot, raw: string): { work: Work } & TextOutcome {
  const limit = textLimit(slot, work.userSource.lang)
  const { words } = cleanWords(raw)
  const { kept, over } = withinLimit(words, limit)
  return { work: changeText(work, slot, { value: kept }), words, kept, over }
}

/** Puts words into several slots, cleaned, without spaces around them and never longer than each takes. */
export function setTexts(work: Work, slots: SlotMap, words: Readonly<Record<string, string>>): Work {
  return Object.entries(words).reduce(
    (sum, [slotId, raw]) => setText(sum, textSlot(slots, slotId), raw.trim()).work,
    work,
  )
}

/** Puts what fields say today in the place of what a slot's words show of them; the rest of the words stay. */
export function renewText(work: Work, template: Template, outdated: readonly OutdatedSlot[]): Work {
  const { source } = renewFields(template, work.userSource, outdated)
  return [...new Set(outdated.map(({ slotId }) => slotId))].reduce((sum, slotId) => {
    const words = source.text[slotId]
    return words ? writeField(sum, `text/${slotId}`, words) : sum
  }, work)
}

/** Shows or hides a slot's words; required ones stay. */
export function setTextHidden(work: Work, slot: TextSlot, hidden: boolean): Work {
  return slot.slot.required ? work : changeText(work, slot, { hidden })
}

/** Makes a slot's words smaller than the design has them, or as it has them again (1). */
export function setTextScale(work: Work, slot: TextSlot, scale: NonNullable<SlotText['scale']>): Work {
  return changeText(work, slot, { scale })
}

/** Sets a slot's words left, centre or right; null leaves it to the design. */
export function setTextAlign(work: Work, slot: TextSlot, align: SlotText['align'] | null): Work {
  return changeText(work, slot, { align: align ?? undefined })
}

/** What words are painted in and stand on, in place of the design's; null for one leaves it to the design. */
export type Ink = { color?: SlotText['color'] | null; plate?: SlotText['plate'] | null }

/** Paints a slot's words otherwise; what is not named stays. */
export function setTextInk(work: Work, slot: TextSlot, ink: Ink): Work {
  const { color, plate } = ink
  return changeText(work, slot, {
    ...(color === undefined ? {} : { color: color ?? undefined }),
    ...(plate === undefined ? {} : { plate: plate ?? undefined }),
  })
}

/** Size, setting, showing and colours as the design has them; the words stay. */
export function resetTextLook(work: Work, slot: TextSlot): Work {
  const { value = '', from } = work.userSource.text[slot.id] ?? {}
  return writeField(work, `text/${slot.id}`, { value, ...(from === undefined ? {} : { from }) })
}

type TextChange = { [Key in keyof SlotText]?: SlotText[Key] | undefined }

function changeText(work: Work, slot: TextSlot, change: TextChange): Work {
  const merged = { value: '', ...work.userSource.text[slot.id], ...change }
  // What equals the design's own is left out, so that a later default reaches it.
  const { value, scale, align, hidden, color, plate, from } = merged
  return writeField(work, `text/${slot.id}`, {
    value: value ?? '',
    ...(scale === undefined || scale === 1 ? {} : { scale }),
    ...(align === undefined ? {} : { align }),
    ...(hidden ? { hidden } : {}),
    ...(color === undefined ? {} : { color }),
    ...(plate === undefined ? {} : { plate }),
    // Where words came from stays known while they are changed: they show it, or they do not.
    ...(from === undefined ? {} : { from }),
  })
}
