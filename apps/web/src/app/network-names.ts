import { type NetworkId, networkIds, networks } from '@clipmint/contract'

/** Networks by their names in a sentence, as each language counts things up; all of them unless it is said which. */
export function listNetworks(language: 'ko' | 'en', ids: readonly NetworkId[] = networkIds): string {
  const names = ids.map((id) => networks[id].name[language])
  return language === 'ko' ? names.join(', ') : new Intl.ListFormat('en-GB').format(names)
}
