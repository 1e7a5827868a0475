import type { NeedConnect } from '@clipmint/contract'
import { useState } from 'react'

import { NameStep } from '../parts/name-step.tsx'
import { PhoneStep } from '../parts/phone-step.tsx'
import { SocialEmailStep } from './social-email-step.tsx'

/** Opening an account for somebody whom a provider knows: an e-mail, the phone, a name; and no password. */
export function SocialSignUp({ needed, onBack }: { needed: NeedConnect; onBack: () => void }) {
  const { channel, idToken: socialToken, userName } = needed
  const [step, setStep] = useState<'email' | 'phone' | 'name'>('email')
  const [userEmail, setEmail] = useState(needed.emailInUse ? '' : (needed.userEmail ?? ''))
  const [phone, setPhone] = useState({ userPhoneNumber: '', idToken: '' })
  switch (step) {
    case 'email':
      return (
        <SocialEmailStep
          userEmail={userEmail}
          onBack={onBack}
          onDone={(email) => {
            setEmail(email)
            setStep('phone')
          }}
        />
      )
    case 'phone':
      return (
        <PhoneStep
          onBack={() => setStep('email')}
          onDone={(proof) => {
            setPhone(proof)
            setStep('name')
          }}
        />
      )
    case 'name':
      return (
        <NameStep
          draft={{ userEmail, channel, socialToken, ...phone }}
          suggestedName={userName ?? ''}
          onBack={() => setStep('phone')}
        />
      )
  }
}
