import type { LanguageCode } from '@clipmint/kit'

/** A word that names someone or something of its own: a brand, a place, a person. */
export type FoundName = { value: string; start: number; end: number }

/** Written with a capital, and no name: framing words before a name, and the polite “you” of Indonesian. */
const noName = /^(?:New|News|The|An?|Free|What|How|Looking|It[’']s|I(?:[’'](?:m|ll|ve|d))?|Anda)$/u
const word = /(?<![\p{L}\p{N}])(?=(\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*))\1(?![\p{L}\p{N}])/gu

/**
 * The names of a text as far as letters show them: words with a capital in Latin letters, in a Korean video anywhere
 * among Hangul, else inside a sentence. Headlines In Title Case tell nothing and give none.
 */
export function findNames(text: string, language: LanguageCode): FoundName[] {
  const found = [...text.matchAll(word)].map(({ 0: value, index }) => ({
    value,
    start: index,
    end: index + value.length,
  }))
  const capitals = found.filter(
    ({ value }) => /\p{Lu}/u.test(value) && value.length > 1 && !noName.test(value),
  )
  if (/[가-힣]/u.test(text)) return language === 'ko' ? capitals : []
  const long = found.filter(({ value }) => value.length > 3)
  if (long.length > 1 && long.every(({ value }) => /^\p{Lu}/u.test(value))) return []
  return capitals.filter(({ start }) => !/(?:^|[.!?:;→…–—|/(“"]|\d)\s*$/u.test(text.slice(0, start)))
}

/** Every word of a text in Latin letters, as `sameName` spells it. */
export function latinWords(text: string): string[] {
  return [...text.matchAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*/gu)].map(([value]) => sameName(value))
}

/** The same name in other letters is the same name: “Don’t” and “don't”. */
export function sameName(value: string): string {
  return value.toLocaleLowerCase('en').replaceAll('’', "'")
}
