import { useState } from 'react'

import { EmailStep } from './email-step.tsx'
import { NameStep } from './name-step.tsx'
import { PhoneStep } from './phone-step.tsx'

type Draft = { userEmail: string; password: string; userPhoneNumber: string; idToken: string }

/** Signing up in three calm steps: e-mail and password, phone, name and agreements. */
export function SignUpForm() {
  const [step, setStep] = useState<'email' | 'phone' | 'name'>('email')
  const [draft, setDraft] = useState<Draft>({ userEmail: '', password: '', userPhoneNumber: '', idToken: '' })
  switch (step) {
    case 'email':
      return (
        <EmailStep
          draft={draft}
          onDone={(values) => {
            setDraft({ ...draft, ...values })
            setStep('phone')
          }}
        />
      )
    case 'phone':
      return (
        <PhoneStep
          onBack={() => setStep('email')}
          onDone={(values) => {
            setDraft({ ...draft, ...values })
            setStep('name')
          }}
        />
      )
    case 'name':
      return <NameStep draft={{ channel: 'email', ...draft }} onBack={() => setStep('phone')} />
  }
}
