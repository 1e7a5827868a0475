import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { filmWaits } from '../../templates/index.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { AuthHead, OtherWay } from './auth-head.tsx'
import { EmailField, useEmailFault } from './credential-fields.tsx'
import { NewPasswordFields, useNewPasswordRules } from './new-password-fields.tsx'

type EmailStepProps = {
  draft: { userEmail: string; password: string }
  onDone: (values: { userEmail: string; password: string }) => void
}

/** The first step: the e-mail, checked for being free, and the password, twice. */
export function EmailStep({ draft, onDone }: EmailStepProps) {
  const { t } = useTranslation()
  const waits = filmWaits()
  const emailFault = useEmailFault()
  const rules = useNewPasswordRules()
  const form = useForm({
    initialValues: { ...draft, again: draft.password },
    validate: {
      userEmail: emailFault,
      ...rules,
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
        title={t(waits ? 'account.filmWaits' : 'account.signUpTitle')}
        lead={t(waits ? 'account.filmWaitsSignUp' : 'account.stepEmail')}
        step={t('account.step', { now: 1, total: 3 })}
      />
      <Stack gap="md">
        {check.isError ? <FailureNote error={check.error} /> : null}
        <EmailField {...form.getInputProps('userEmail')} />
        <NewPasswordFields
          form={form}
          labels={{ password: t('account.password'), again: t('account.passwordAgain') }}
        />
        <Button type="submit" size="lg" fullWidth loading={check.isPending}>
          {t('account.next')}
        </Button>
      </Stack>
      <OtherWay ask={t('account.haveAccount')} to="signin" words={t('account.toSignIn')} />
    </form>
  )
}
