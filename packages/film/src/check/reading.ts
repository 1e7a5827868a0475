/** What it takes to find words on the screen before they are read. */
const GLANCE_MS = 400
/**
 * How fast viewers read without hurrying, by Netflix's Korean Timed Text Style Guide: twelve characters a second, where
 * Latin letters, digits, spaces and signs count as half a character. So counted, English is read as fast as its own
 * guide allows.
 */
const MS_PER_CHARACTER = 1_000 / 12
const FULL_WIDTH = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** How long words have to stand to be read with ease, in milliseconds. */
export function readingMs(words: string): number {
  const characters = [...words.normalize('NFC')].reduce(
    (sum, character) => sum + (FULL_WIDTH.test(character) ? 1 : 0.5),
    0,
  )
  return GLANCE_MS + characters * MS_PER_CHARACTER
}
