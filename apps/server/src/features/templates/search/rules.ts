import { convertQwertyToHangul } from 'es-hangul'

import { wordsOf } from './keys.ts'

/** Known words, any of which will do. */
export type Choice = readonly string[]
/** What a search comes down to: one of these lists, of which every choice must be met. Without any, nothing is found. */
export type Wanted = readonly (readonly Choice[])[]

/** What was typed: its words, and all of it without spaces where there were some. */
export type Typed = { words: string[]; joined: string | null }

export function readTyped(search: string): Typed {
  const words = [...new Set(wordsOf(search))].slice(0, 8)
  return { words, joined: words.length > 1 ? words.join('') : null }
}

/** The ways to part what may be two words typed without the space between. */
export function partings(word: string): [string, string][] {
  const letters = [...word]
  return letters
    .slice(1, 12)
    .map((_, index): [string, string] => [
      letters.slice(0, index + 1).join(''),
      letters.slice(index + 1).join(''),
    ])
}

/** The Hangul that the same keys of a Korean keyboard give, for a word typed in the wrong mode; null when they give none. */
export function inHangul(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word)) return null
  const hangul = inKoreanKeys(word)
  return /^[가-힣]+$/.test(hangul) ? hangul : null
}

/** Nothing for keys that no Korean word begins with: es-hangul throws at “hot”, a vowel that joins two before it. */
function inKoreanKeys(word: string): string {
  try {
    return convertQwertyToHangul(word)
  } catch {
    return ''
  }
}

/** Puts together what each typed word was found to mean: all of the words, or all of them as one. */
export function toWanted({ words, joined }: Typed, meanings: ReadonlyMap<string, Wanted>): Wanted {
  const each = words.map((word) => meanings.get(word) ?? [])
  const together = each.reduce<Wanted>(
    (sofar, next) => sofar.flatMap((one) => next.map((other) => [...one, ...other])),
    [[]],
  )
  return [...together, ...(joined === null ? [] : (meanings.get(joined) ?? []))]
}
