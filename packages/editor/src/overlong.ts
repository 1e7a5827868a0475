import { sameValue } from '@clipmint/film'
import { countChars } from '@clipmint/kit'

import type { Work } from './work.ts'

/** Words as they were typed into slots that take fewer of them, by slot. */
export type OverlongWords = Readonly<Record<string, string>>

/**
 * Remembers what was typed beyond what slots take, for as long as the work holds the beginning of it: whoever takes a
 * shorter line back finds their own words again.
 */
export class Overlong {
  readonly #typed = new Map<string, { kept: string; words: string }>()
  #shown: OverlongWords = {}

  /** Notes what was typed into a slot and what the slot kept of it. */
  note(slotId: string, { kept, words }: { kept: string; words: string }): void {
    // A space at the end is nothing too long: the next word may be on its way.
    if (countChars(words.trimEnd()) <= countChars(kept)) this.#typed.delete(slotId)
    else this.#typed.set(slotId, { kept, words })
  }

  /** The words that are longer than what the work has of them; the same object as long as those are the same. */
  in({ userSource }: Work): OverlongWords {
    const now = Object.fromEntries(
      [...this.#typed].flatMap(([slotId, { kept, words }]) =>
        userSource.text[slotId]?.value === kept ? [[slotId, words]] : [],
      ),
    )
    if (!sameValue(now, this.#shown)) this.#shown = now
    return this.#shown
  }
}
