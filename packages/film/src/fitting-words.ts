import { countChars, type LanguageCode, sentenceMost } from '@clipmint/kit'

import { readingMs } from './check/reading.ts'
import type { TextSlot } from './template.ts'

/** How many code points a slot takes in a language; the place of big words also takes a sentence, where it has the room. */
export function textLimit(slot: TextSlot, lang: LanguageCode): number {
  const designed = designedLimit(slot, lang)
  if (!takesSentence(slot)) return designed
  return Math.max(designed, sentenceMost[lang])
}

/** How many code points a slot was designed for; more of them in a headline's place are a sentence. */
export function designedLimit({ slot: { maxChars } }: TextSlot, lang: LanguageCode): number {
  return lang === 'ko' ? maxChars.ko : maxChars.en
}

/** Whether words are more than the big words that a headline's place was designed for: they are set as a sentence. */
export function exceedsDesignedLimit(slot: TextSlot, words: string, lang: LanguageCode): boolean {
  return slot.slot.role === 'headline' && countChars(words) > designedLimit(slot, lang)
}

/** The least height of the longest sentence's letters, in pixels of a frame whose shorter side has 1080: that of small words, which are 44 to 64. */
const LEAST_SENTENCE_SIZE = 40
/** The longest sentence's width in a display font, in em: 84 Latin letters, or 44 Korean ones with their spaces. */
const SENTENCE_EM = 42
/** Lines end before the edge of their box, at a word's end. */
const FILLED = 0.8
/** In em: several rows of a sentence need more air than words of a poster. */
export const SENTENCE_LEADING = 1.14

/** Whether the longest sentence stands large enough in a headline's place, in each ratio that has one. */
function takesSentence({ slot, vertical, picture, layout, leading }: TextSlot): boolean {
  if (slot.role !== 'headline' || vertical || picture !== null) return false
  return Object.values(layout).every((place) => {
    if (!place) return true
    const area = (place.w * place.h * FILLED) / Math.max(leading, SENTENCE_LEADING)
    return Math.sqrt(area / SENTENCE_EM) >= LEAST_SENTENCE_SIZE
  })
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
