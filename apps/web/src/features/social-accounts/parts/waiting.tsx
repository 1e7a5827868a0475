import { type NetworkId, networks } from '@clipmint/contract'
import { EmptyState } from '@clipmint/ui'
import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

/** The moment in which a network is asked who its visitor is. */
export function Waiting({ type }: { type: NetworkId }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  return (
    <div role="status">
      <EmptyState
        order={1}
        picture="products"
        title={t('socialAccounts.finishing', { network: networks[type].name[language] })}
        text={t('socialAccounts.finishingNote')}
        action={<Loader aria-hidden="true" size="md" />}
      />
    </div>
  )
}
