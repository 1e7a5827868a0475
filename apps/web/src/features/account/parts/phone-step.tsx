import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useSecondsUntil } from '../countdown.ts'
import { type PhoneProof, usePhoneProof } from '../phone-proof.ts'
import { AuthHead } from './auth-head.tsx'
import { CodeField } from './code-field.tsx'

import classes from './auth.module.css'

type PhoneStepProps = { onBack: () => void; onDone: (proof: PhoneProof) => void }

/** The second step: a code by SMS proves that the phone is the owner's. */
export function PhoneStep({ onBack, onDone }: PhoneStepProps) {
  const { t } = useTranslation()
  const { form, sent, ...proof } = usePhoneProof(onDone)
  const wait = useSecondsUntil(sent?.resendAfter ?? null)
  return (
    <form noValidate onSubmit={proof.onSubmit}>
      <AuthHead
        takesFocus
        title={t('account.signUpTitle')}
        lead={t('account.stepPhone')}
        step={t('account.step', { now: 2, total: 3 })}
      />
      <Stack gap="md">
        {proof.failure ? <FailureNote error={proof.failure} /> : null}
        <div className={classes['sendRow']}>
          <TextInput
            type="tel"
            label={t('account.phone')}
            placeholder={t('account.phoneHint')}
            autoComplete="tel"
            {...form.getInputProps('phoneNumber')}
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
        <Button type="submit" size="lg" fullWidth loading={sent ? proof.isVerifying : proof.isSending}>
          {sent ? t('account.next') : t('account.sendCode')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('common.back')}
        </Button>
      </Stack>
    </form>
  )
}
