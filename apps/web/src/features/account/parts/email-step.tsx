import { Password } from '@clipmint/contract'
import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { focusFirstError } from '../focus-first-error.ts'
import { AuthHead, OtherWay } from './auth-head.tsx'
import { EmailField, PasswordField, useEmailFault } from './credential-fields.tsx'
import { PasswordMeter } from './password-meter.tsx'

type EmailStepProps = {
  draft: { userEmail: string; password: string }
  onDone: (values: { userEmail: string; password: string }) => void
}

/** The first step: the e-mail, checked for being free, and the password, twice. */
export function EmailStep({ draft, onDone }: EmailStepProps) {
  const { t } = useTranslation()
  const emailFault = useEmailFault()
  const form = useForm({
    initialValues: { ...draft, again: draft.password },
    validate: {
      userEmail: emailFault,
      password: (value) => (Password.safeParse(value).success ? null : t('account.shortPassword')),
      again: (value, { password }) => (value === password ? null : t('account.differentPassword')),
    },
  })
  const check = useMutation({
    mutationFn: (values: typeof form.values) =>
      api.account.existsEmail({ body: { userEmail: values.userEmail.trim() } }),
    onSuccess: ({ result }, { userEmail, password }) => {
      if (!result.exists) return onDone({ userEmail: userEmail.trim(), password })
      form.setFieldError('userEmail', t('account.emailTaken'))
      focusFirstError({ userEmail: true })
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => check.mutate(values), focusFirstError)}>
      <AuthHead
        title={t('account.signUpTitle')}
        lead={t('account.stepEmail')}
        step={t('account.step', { now: 1, total: 3 })}
      />
      <Stack gap="md">
        {check.isError ? <FailureNote error={check.error} /> : null}
        <EmailField {...form.getInputProps('userEmail')} />
        <div>
          <PasswordField
            label={t('account.password')}
            description={t('account.passwordHint')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordMeter password={form.values.password} />
        </div>
        <PasswordField
          label={t('account.passwordAgain')}
          autoComplete="new-password"
          {...form.getInputProps('again')}
        />
        <Button type="submit" size="lg" fullWidth loading={check.isPending}>
          {t('account.next')}
        </Button>
      </Stack>
      <OtherWay ask={t('account.haveAccount')} to="signin" words={t('account.toSignIn')} />
    </form>
  )
}
