/** What captions may not hold (the specification's rule): emoji, and < > ' " & \ */
const forbidden = /[<>'"&\\]|\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20E3\uFE0F]/gu
/** Marks that Unicode counts as pictures and that people write as letters. */
const letterLike = /[©®™]/u
const hashtag = /^[\p{L}\p{M}\p{N}_]+$/u

/** The letters of a caption or headline that it may not hold, each once. */
export function forbiddenLetters(text: string): string[] {
  const found = [...text.matchAll(forbidden)].map(([letter]) => letter)
  return [...new Set(found)].filter((letter) => !letterLike.test(letter))
}

/** A caption without the letters that it may not hold. */
export function withoutForbidden(text: string): string {
  return text.replaceAll(forbidden, (letter) => (letterLike.test(letter) ? letter : ''))
}

/** Whether a hashtag, without #, is of letters, digits and underscores alone. */
export function isHashtag(tag: string): boolean {
  return hashtag.test(tag)
}

/** Whether two hashtags are the same one: networks do not tell large letters from small ones. */
export function isSameHashtag(one: string, other: string): boolean {
  return one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en')
}
