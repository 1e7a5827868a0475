import { BoundedCache, countChars } from '@clipmint/kit'

/** What it takes to find words on the screen before they are read. */
const GLANCE_MS = 400
/**
 * How fast viewers read without hurrying, by Netflix's Korean Timed Text Style Guide: twelve characters a second, where
 * Latin letters, digits, spaces and signs count as half a character. So counted, English is read as fast as its own
 * guide allows.
 */
const MS_PER_CHARACTER = 1_000 / 12
const fullWidth = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** How long words have to stand to be read with ease, in milliseconds. */
export function readingMs(words: string): number {
  return known.get(words, () => {
    const whole = words.normalize('NFC').match(fullWidth)?.length ?? 0
    const characters = whole + (countChars(words) - whole) / 2
    return GLANCE_MS + characters * MS_PER_CHARACTER
  })
}

/** Hundreds of templates are tried with the same words. */
const known = new BoundedCache<number>(2_000)

/** How much longer than its design a scene may last, so that its words are read. */
const MOST_LONGER_MS = 2_500

/** The longest that a scene lasts for the sake of its words, in milliseconds; words that need longer are gone too soon. */
export function longestSceneMs(designedMs: number): number {
  return designedMs + MOST_LONGER_MS
}
