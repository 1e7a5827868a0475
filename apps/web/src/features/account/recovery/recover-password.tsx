import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { AuthHead, OtherWay } from '../parts/auth-head.tsx'
import { PhoneProofForm } from '../parts/phone-proof-form.tsx'
import { NewPasswordStep } from './new-password-step.tsx'

/** A forgotten password: the phone is proven, then a new one is set. */
export function RecoverPassword() {
  const { t } = useTranslation()
  const [idToken, setIdToken] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <>
        <AuthHead takesFocus title={t('account.recoveredTitle')} lead={t('account.recoveredLead')} />
        <ButtonLink to="/auth/signin" search={{ mode: 'signin' }} size="lg" fullWidth>
          {t('account.toSignIn')}
        </ButtonLink>
      </>
    )
  }
  if (idToken !== null) {
    return (
      <NewPasswordStep idToken={idToken} onDone={() => setDone(true)} onExpired={() => setIdToken(null)} />
    )
  }
  return (
    <>
      <PhoneProofForm
        purpose={2}
        action={t('account.next')}
        onDone={(proof) => setIdToken(proof.idToken)}
        head={
          <AuthHead
            takesFocus
            title={t('account.recoverTitle')}
            lead={t('account.recoverLead')}
            step={t('account.step', { now: 1, total: 2 })}
          />
        }
      />
      <OtherWay ask={t('account.rememberIt')} to="signin" words={t('account.toSignIn')} />
    </>
  )
}
