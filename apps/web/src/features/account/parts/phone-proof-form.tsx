import type { PhonePurpose } from '@clipmint/contract'
import { Button, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { phoneAsTyped } from '../phone-as-written.ts'
import { type PhoneProof, usePhoneProof } from '../phone-proof.ts'
import { CodeField } from './code-field.tsx'

import classes from './auth.module.css'

type PhoneProofFormProps = {
  /** What the phone is proven for. */
  purpose: PhonePurpose
  /** What the last button says, once a code has been sent. */
  action: string
  label?: string
  head?: ReactNode
  foot?: ReactNode
  /** While what was proven is put to use. */
  isBusy?: boolean
  /** What went wrong with that. */
  failure?: unknown
  onDone: (proof: PhoneProof) => void
}

/** A phone is asked for, a code goes to it, and the code proves that the phone is in the owner's hands. */
export function PhoneProofForm(props: PhoneProofFormProps) {
  const { purpose, action, label, head, foot, isBusy = false, failure, onDone } = props
  const { t } = useTranslation()
  const { form, sent, secondsToWait: wait, ...proof } = usePhoneProof(purpose, onDone)
  const fault = proof.failure ?? failure
  // A code for something else went to this phone a moment ago.
  const mustWait = !sent && wait > 0
  return (
    <form noValidate onSubmit={proof.onSubmit}>
      {head}
      <Stack gap="md">
        {fault ? <FailureNote error={fault} /> : null}
        <div className={classes['sendRow']}>
          <TextInput
            type="tel"
            label={label ?? t('account.phone')}
            placeholder={t('account.phoneHint')}
            autoComplete="tel"
            {...form.getInputProps('phoneNumber')}
            onChange={({ currentTarget: { value, selectionStart } }) => {
              const isAtEnd = selectionStart === value.length
              form.setFieldValue('phoneNumber', (now) => (isAtEnd ? phoneAsTyped(value, now) : value))
            }}
          />
          {sent ? (
            <Button
              size="md"
              variant="default"
              disabled={wait > 0}
              loading={proof.isSending}
              onClick={proof.askForCode}
            >
              {wait > 0 ? t('account.sendAgainIn', { seconds: wait }) : t('account.sendAgain')}
            </Button>
          ) : null}
        </div>
        {sent ? <CodeField expiresAt={sent.expiresAt} {...form.getInputProps('token')} /> : null}
        {mustWait ? <p className={classes['hint']}>{t('account.sentBefore', { count: wait })}</p> : null}
        <Button
          type="submit"
          size="lg"
          fullWidth
          disabled={mustWait}
          loading={isBusy || (sent ? proof.isVerifying : proof.isSending)}
        >
          {sent ? action : t('account.sendCode')}
        </Button>
        {foot}
      </Stack>
    </form>
  )
}
