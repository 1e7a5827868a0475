import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { PhoneProof } from '../phone-proof.ts'
import { AuthHead } from './auth-head.tsx'
import { PhoneProofForm } from './phone-proof-form.tsx'

type PhoneStepProps = { onBack: () => void; onDone: (proof: PhoneProof) => void }

/** The second step: a code by SMS proves that the phone is the owner's. */
export function PhoneStep({ onBack, onDone }: PhoneStepProps) {
  const { t } = useTranslation()
  return (
    <PhoneProofForm
      purpose={0}
      action={t('account.next')}
      onDone={onDone}
      head={
        <AuthHead
          takesFocus
          title={t('account.signUpTitle')}
          lead={t('account.stepPhone')}
          step={t('account.step', { now: 2, total: 3 })}
        />
      }
      foot={
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('common.back')}
        </Button>
      }
    />
  )
}
