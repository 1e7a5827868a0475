import { PhoneNumber, type PhonePurpose } from '@clipmint/contract'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiFailure, api } from '../../api/index.ts'
import { useFailureText } from '../../app/failure-note.tsx'
import { useSecondsUntil } from './countdown.ts'
import { fieldOf } from './field-failure.ts'
import { focusFirstError } from './focus-first-error.ts'

const fields = ['phoneNumber', 'token'] as const

export type PhoneProof = { userPhoneNumber: string; idToken: string }
/** A number that a code went to a moment ago, and when the next may. */
type Wait = { phoneNumber: string; until: string }

/** The two halves of proving a phone for a purpose: asking for a code by SMS, and giving it back. */
export function usePhoneProof(phoneVerificationType: PhonePurpose, onDone: (proof: PhoneProof) => void) {
  const { t } = useTranslation()
  const text = useFailureText()
  const form = useForm({ initialValues: { phoneNumber: '', token: '' } })
  const [wait, setWait] = useState<Wait | null>(null)
  const onError = (error: unknown) => {
    const field = fieldOf(error, fields)
    if (field) form.setFieldError(field, text(error))
  }
  const send = useMutation({
    mutationFn: (phoneNumber: string) =>
      api.account.requestPhoneVerification({ body: { phoneNumber, phoneVerificationType } }),
    onSuccess: ({ result }, phoneNumber) => {
      form.setFieldValue('token', '')
      setWait({ phoneNumber, until: result.resendAfter })
    },
    onError: (error, phoneNumber) => {
      const waitMs = waitOf(error)
      if (waitMs === null) onError(error)
      else setWait({ phoneNumber, until: new Date(Date.now() + waitMs).toISOString() })
    },
  })
  const verify = useMutation({
    mutationFn: (body: typeof form.values) => api.account.verifyPhoneToken({ body }),
    onSuccess: ({ result }, { phoneNumber }) =>
      onDone({ userPhoneNumber: phoneNumber, idToken: result.idToken }),
    onError,
  })
  const sent = send.data?.result ?? null
  // Another number has nothing to wait for.
  const secondsToWait = useSecondsUntil(
    wait && digitsOf(wait.phoneNumber) === digitsOf(form.values.phoneNumber) ? wait.until : null,
  )

  function refuse(field: (typeof fields)[number], words: string): void {
    form.setFieldError(field, words)
    focusFirstError({ [field]: words })
  }
  function askForCode(): void {
    if (secondsToWait > 0) return
    if (PhoneNumber.safeParse(form.values.phoneNumber).success) send.mutate(form.values.phoneNumber)
    else refuse('phoneNumber', t('account.badPhone'))
  }
  function submit(values: typeof form.values): void {
    if (!sent) askForCode()
    else if (/^\d{6}$/.test(values.token)) verify.mutate(values)
    else refuse('token', t('account.badCode'))
  }
  return {
    form,
    sent,
    /** Until the next code may be asked for; 0 when it may. */
    secondsToWait,
    askForCode,
    onSubmit: form.onSubmit(submit),
    isSending: send.isPending,
    isVerifying: verify.isPending,
    /** What went wrong that belongs to neither field. */
    failure:
      [send.error, verify.error].find(
        (error) => error && !fieldOf(error, fields) && waitOf(error) === null,
      ) ?? null,
  }
}

/** How long a refusal asks to wait for the next code; null for any other failure. */
function waitOf(error: unknown): number | null {
  return error instanceof ApiFailure && error.code === 'ACCOUNT_RESEND_TOO_SOON' ? error.retryAfterMs : null
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/gu, '')
}
