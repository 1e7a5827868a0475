import { type NetworkId, networkIds, networks } from '@clipmint/contract'

import { listWords } from './list-words.ts'

/** Networks by their names in a sentence, as each language counts things up; all of them unless it is said which. */
export function listNetworks(language: 'ko' | 'en', ids: readonly NetworkId[] = networkIds): string {
  return listWords(
    language,
    ids.map((id) => networks[id].name[language]),
  )
}
