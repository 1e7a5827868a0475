import type { PostWordsInput } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'

/** What captions may not hold (the specification's rule): emoji, and < > ' " & \ */
const forbidden = /[<>'"&\\]|\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20E3\uFE0F]/u
/** Marks that Unicode counts as pictures and that people write as letters. */
const letterLike = /[©®™]/gu
const hashtag = /^[\p{L}\p{M}\p{N}_]+$/u

/** Refuses words of a post that no network gets; `field` names where they stand. */
export function checkWords({ caption, hashtags, title }: PostWordsInput, field: string): void {
  for (const [name, text] of Object.entries({ caption, title })) {
    const found = forbidden.exec(text.replace(letterLike, ''))
    if (found)
      throw new Failure('RESERVATIONS_CAPTION', { field: `${field}.${name}`, values: { letter: found[0] } })
  }
  const seen = new Set<string>()
  for (const [index, tag] of hashtags.entries()) {
    const at = `${field}.hashtags.${index}`
    if (!hashtag.test(tag)) throw new Failure('RESERVATIONS_HASHTAG', { field: at, values: { tag } })
    const same = tag.toLocaleLowerCase('en')
    if (seen.has(same)) throw new Failure('RESERVATIONS_HASHTAG_TWICE', { field: at, values: { tag } })
    seen.add(same)
  }
}
