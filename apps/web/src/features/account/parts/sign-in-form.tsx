import { Button, Stack } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { arrivalWithKey } from '../../../app/arrival.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { filmWaits } from '../../templates/index.ts'
import { tokensIn, useEnter } from '../enter.ts'
import { fieldOf } from '../field-failure.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { RecoveryLinks } from '../recovery/recovery-links.tsx'
import { AuthHead, OtherWay } from './auth-head.tsx'
import { EmailField, PasswordField, useEmailFault } from './credential-fields.tsx'

const fields = ['userEmail', 'password'] as const

/** Signing in with e-mail and password; a refusal stands under the field that it is about. */
export function SignInForm() {
  const { t } = useTranslation()
  const enter = useEnter()
  const text = useFailureText()
  const emailFault = useEmailFault()
  const form = useForm({
    initialValues: { userEmail: '', password: '' },
    validate: {
      userEmail: emailFault,
      password: isNotEmpty(t('account.needPassword')),
    },
  })
  const login = useMutation({
    mutationFn: (values: typeof form.values) =>
      api.account.login({ body: { channel: 'email', ...values, ...arrivalWithKey() } }),
    onSuccess: ({ result }) => enter(tokensIn(result)),
    onError: (error) => {
      const field = fieldOf(error, fields)
      if (field) form.setFieldError(field, text(error))
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusFirstError)}>
      {filmWaits() ? (
        <AuthHead title={t('account.filmWaits')} lead={t('account.filmWaitsSignIn')} />
      ) : (
        <AuthHead title={t('account.signInTitle')} lead={t('account.signInLead')} />
      )}
      <Stack gap="md">
        {login.isError && !fieldOf(login.error, fields) ? <FailureNote error={login.error} /> : null}
        <EmailField {...form.getInputProps('userEmail')} />
        <PasswordField
          label={t('account.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="lg" fullWidth loading={login.isPending}>
          {t('account.signIn')}
        </Button>
        <RecoveryLinks />
      </Stack>
      <OtherWay ask={t('account.noAccount')} to="signup" words={t('account.toSignUp')} />
    </form>
  )
}
