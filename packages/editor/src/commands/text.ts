import { type SlotText, textLimit, type TextSlot } from '@clipmint/film'

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
  const value = work.userSource.text[slot.id]?.value ?? ''
  return writeField(work, `text/${slot.id}`, { value })
}

type TextChange = { [Key in keyof SlotText]?: SlotText[Key] | undefined }

function changeText(work: Work, slot: TextSlot, change: TextChange): Work {
  const merged = { value: '', ...work.userSource.text[slot.id], ...change }
  // What equals the design's own is left out, so that a later default reaches it.
  const { value, scale, align, hidden, color, plate } = merged
  return writeField(work, `text/${slot.id}`, {
    value: value ?? '',
    ...(scale === undefined || scale === 1 ? {} : { scale }),
    ...(align === undefined ? {} : { align }),
    ...(hidden ? { hidden } : {}),
    ...(color === undefined ? {} : { color }),
    ...(plate === undefined ? {} : { plate }),
  })
}
