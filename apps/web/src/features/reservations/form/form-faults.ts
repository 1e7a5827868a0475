import { forbiddenLetters, limits, type NetworkId, type PostWords } from '@clipmint/contract'

import { captionedOf, type Draft, isSilent } from './draft.ts'

/** What is wrong with words as they stand in the form; `of` is the network that they are for alone. */
export type WordFault = { of: NetworkId | null } & (
  | { kind: 'letters'; field: 'caption' | 'title'; letters: readonly string[] }
  | { kind: 'long'; field: 'caption' }
)

/** What is wrong with the words of a draft, whichever network is asked; a draft that shows no words has no such faults. */
export function wordFaults(draft: Draft): WordFault[] {
  if (isSilent(draft)) return []
  const alone = captionedOf(draft).flatMap((of) => {
    const words = draft.own[of]
    return words ? faultsIn(words, of) : []
  })
  return [...faultsIn(draft.words), ...alone]
}

/** What is wrong with words, whichever network is asked. */
export function faultsIn(words: PostWords, of: NetworkId | null = null): WordFault[] {
  const lettered = (['caption', 'title'] as const).flatMap((field): WordFault[] => {
    const letters = forbiddenLetters(words[field])
    return letters.length > 0 ? [{ kind: 'letters', of, field, letters }] : []
  })
  const isLong = [...words.caption].length > limits.captionMax
  return isLong ? [...lettered, { kind: 'long', of, field: 'caption' }] : lettered
}
