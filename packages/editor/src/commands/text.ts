import { type SlotText, textLimit, type TextSlot } from '@clipmint/film'

import { writeField } from '../field.ts'
import { type SlotMap, textSlot } from '../slots.ts'
import { cleanText, withinLimit } from '../words.ts'
import type { Work } from '../work.ts'

/** What became of typed words: what the slot now holds, and by how many characters they were too long. */
export type TextOutcome = { kept: string; over: number }

/** Puts words into a slot, cleaned and never longer than it takes. */
export function setText(work: Work, slot: TextSlot, raw: string): { work: Work } & TextOutcome {
  const limit = textLimit(slot, work.userSource.lang)
  const { kept, over } = withinLimit(cleanText(raw), limit)
  return { work: changeText(work, slot, { value: kept }), kept, over }
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

/** Size, setting and showing as the design has them; the words stay. */
export function resetTextLook(work: Work, slot: TextSlot): Work {
  const value = work.userSource.text[slot.id]?.value ?? ''
  return writeField(work, `text/${slot.id}`, { value })
}

type TextChange = { [Key in keyof SlotText]?: SlotText[Key] | undefined }

function changeText(work: Work, slot: TextSlot, change: TextChange): Work {
  const merged = { value: '', ...work.userSource.text[slot.id], ...change }
  // What equals the design's own is left out, so that a later default reaches it.
  const { value, scale, align, hidden } = merged
  return writeField(work, `text/${slot.id}`, {
    value: value ?? '',
    ...(scale === undefined || scale === 1 ? {} : { scale }),
    ...(align === undefined ? {} : { align }),
    ...(hidden ? { hidden } : {}),
  })
}
