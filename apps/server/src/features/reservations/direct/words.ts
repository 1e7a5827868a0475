import { forbiddenLetters, isHashtag, type PostWordsInput } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'

/** Refuses words of a post that no network gets; `field` names where they stand. */
export function checkWords({ caption, hashtags, title }: PostWordsInput, field: string): void {
  for (const [name, text] of Object.entries({ caption, title })) {
    const [letter] = forbiddenLetters(text)
    if (letter !== undefined)
      throw new Failure('RESERVATIONS_CAPTION', { field: `${field}.${name}`, values: { letter } })
  }
  checkHashtags(hashtags, `${field}.hashtags`)
}

/** Refuses hashtags that are none, or that stand twice; `field` names where they stand. */
export function checkHashtags(hashtags: readonly string[], field: string): void {
  const seen = new Set<string>()
  for (const [index, tag] of hashtags.entries()) {
    const at = `${field}.${index}`
    if (!isHashtag(tag)) throw new Failure('RESERVATIONS_HASHTAG', { field: at, values: { tag } })
    const same = tag.toLocaleLowerCase('en')
    if (seen.has(same)) throw new Failure('RESERVATIONS_HASHTAG_TWICE', { field: at, values: { tag } })
    seen.add(same)
  }
}
