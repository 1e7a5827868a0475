import { type Approval, networks } from '@clipmint/contract'

import { useFormats } from '../../../locales/use-words.ts'

/** Where a post goes, in a sentence: each network with what it becomes there. */
export function usePlaces(targets: Approval['targets']): string {
  const { language } = useFormats()
  return targets
    .map(({ platform, type }) => {
      const { name, kinds } = networks[platform]
      return `${name[language]} ${kinds[type]?.name[language] ?? ''}`.trim()
    })
    .join(', ')
}
