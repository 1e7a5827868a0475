import type { LanguageCode } from '@clipmint/kit'

import { readingMs } from './check/reading.ts'
import type { TextSlot } from './template.ts'

/** How many code points a slot takes in a language. */
export function textLimit(slot: TextSlot, lang: LanguageCode): number {
  return lang === 'ko' ? slot.slot.maxChars.ko : slot.slot.maxChars.en
}

/** A text's length as its owner counts it: in code points, Hangul composed. */
export function countChars(text: string): number {
  return [...text.normalize('NFC')].length
}

/**
 * The first variant that fits and is read in time, else the last that fits. A sentence is never cut: half of one can say
 * the opposite.
 */
export function longestWithin(
  variants: readonly string[],
  limit: number,
  longestMs = Infinity,
): string | null {
  const fitting = variants.filter((variant) => variant !== '' && countChars(variant) <= limit)
  return fitting.find((variant) => isRead(variant, longestMs)) ?? fitting.at(-1) ?? null
}

/** Whether words are read within a time. */
export function isRead(text: string, longestMs: number): boolean {
  return readingMs(text) <= longestMs
}
