import { ilike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Hangul's initial consonants in the order in which Unicode lays out the syllables that begin with them. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = 0xac00
/** 21 vowels with 28 endings each. */
const SYLLABLES_EACH = 588

/** True where a column begins with words (in NFC) as they are typed: `%` and `_` are letters, and case does not count. */
export function beginsWith(column: PgColumn, words: string): SQL {
  return ilike(column, `${asLetters(words)}%`)
}

/**
 * True where a column holds words (in NFC) as they are typed. A lone consonant stands for every syllable that begins with it, so
 * that ㅋㅍ finds 카페, and 카ㅍ while it is being typed.
 */
export function holdsWords(column: PgColumn, words: string): SQL {
  const letters = [...words]
  if (!letters.some((letter) => INITIALS.includes(letter))) return ilike(column, `%${asLetters(words)}%`)
  return sql`${column} ~* ${letters.map(patternOf).join('')}`
}

function asLetters(words: string): string {
  return words.replace(/[\\%_]/g, String.raw`\$&`)
}

/** A letter in PostgreSQL's regular expressions. */
function patternOf(letter: string): string {
  const place = INITIALS.indexOf(letter)
  if (place < 0) return letter.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`)
  const first = FIRST_SYLLABLE + place * SYLLABLES_EACH
  return `[${letter}${String.fromCodePoint(first)}-${String.fromCodePoint(first + SYLLABLES_EACH - 1)}]`
}
