const firstSyllable = 0xac00
const lastSyllable = 0xd7a3

/** Final consonants by their place in a composed syllable. */
export const finals = { none: 0, n: 4, l: 8, m: 16, b: 17, ss: 20 } as const

/** The final consonant of a syllable (0 for none), or null when it is no Hangul syllable. */
export function finalOf(syllable: string): number | null {
  const code = syllable.codePointAt(0) ?? 0
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % 28 : null
}

/** The vowels in which a verb stands before 요, by their place in a syllable: ㅏ ㅐ ㅓ ㅔ ㅕ ㅖ ㅘ ㅙ ㅝ ㅞ. */
const openVowels: readonly number[] = [0, 1, 4, 5, 6, 7, 9, 10, 14, 15]

/** Whether a syllable has one of them and no final consonant: 가 of 가요, 봐 of 봐요. */
export function isOpen(syllable: string): boolean {
  const vowel = Math.floor((((syllable.codePointAt(0) ?? 0) - firstSyllable) % 588) / 28)
  return finalOf(syllable) === finals.none && openVowels.includes(vowel)
}

/** The same word with another final consonant on its last syllable; null when that is no Hangul syllable. */
export function withFinal(word: string, final: number): string | null {
  const last = word.at(-1)
  const old = last === undefined ? null : finalOf(last)
  if (last === undefined || old === null) return null
  return word.slice(0, -1) + String.fromCodePoint((last.codePointAt(0) ?? 0) - old + final)
}

/** Whether a word ends in a consonant, as a particle hears it: by Hangul, by how a digit is read, else by the letter. */
export function endsInConsonant(word: string): boolean {
  const last = [...word.replace(/[^\p{L}\p{N}%]+$/u, '')].at(-1) ?? ''
  const final = finalOf(last)
  if (final !== null) return final !== 0
  if (/\d/u.test(last)) return '013678'.includes(last)
  return /[lmnr]/iu.test(last)
}
