import { SectionTitle, StatusBadge } from '@clipmint/ui'
import { Card } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { PhoneProofForm } from '../parts/phone-proof-form.tsx'

type OwnPhoneProps = { isProven: boolean; onProven: (idToken: string) => void }

/** Shows by the account's own phone that it is its owner who asks, where there is no password. */
export function OwnPhone({ isProven, onProven }: OwnPhoneProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <SectionTitle note={t('accountInfo.confirmPhoneLead')}>{t('accountInfo.confirmPhone')}</SectionTitle>
      {isProven ? (
        <p role="status">
          <StatusBadge tone="ok">{t('accountInfo.phoneProven')}</StatusBadge>
        </p>
      ) : (
        <PhoneProofForm purpose={2} action={t('account.next')} onDone={({ idToken }) => onProven(idToken)} />
      )}
    </Card>
  )
}
