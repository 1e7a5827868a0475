import { type Approval, type NetworkId, networks } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

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

/** What a network is called; null stands for whichever one. */
export function useNetworkName(network: NetworkId | null): string {
  const { t } = useTranslation()
  const { language } = useFormats()
  return network === null ? t('approvals.anyNetwork') : networks[network].name[language]
}
