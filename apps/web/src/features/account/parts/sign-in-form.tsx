import { Email } from '@clipmint/contract'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { useEnter } from '../enter.ts'
import { fieldOf } from '../field-failure.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { AuthHead, OtherWay } from './auth-head.tsx'

const fields = ['userEmail', 'password'] as const

/** Signing in with e-mail and password; a refusal stands under the field that it is about. */
export function SignInForm() {
  const { t } = useTranslation()
  const enter = useEnter()
  const text = useFailureText()
  const form = useForm({
    initialValues: { userEmail: '', password: '' },
    validate: {
      userEmail: (value) => {
        if (value.trim() === '') return t('account.needEmail')
        return Email.safeParse(value.trim()).success ? null : t('account.badEmail')
      },
      password: isNotEmpty(t('account.needPassword')),
    },
  })
  const login = useMutation({
    mutationFn: (values: typeof form.values) => api.account.login({ body: { channel: 'email', ...values } }),
    onSuccess: ({ result }) => enter(result.tokens),
    onError: (error) => {
      const field = fieldOf(error, fields)
      if (field) form.setFieldError(field, text(error))
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusFirstError)}>
      <AuthHead title={t('account.signInTitle')} lead={t('account.signInLead')} />
      <Stack gap="md">
        {login.isError && !fieldOf(login.error, fields) ? <FailureNote error={login.error} /> : null}
        <TextInput
          type="email"
          label={t('account.email')}
          placeholder={t('account.emailHint')}
          autoComplete="username"
          {...form.getInputProps('userEmail')}
        />
        <PasswordInput
          label={t('account.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('account.showPassword') }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="lg" fullWidth loading={login.isPending}>
          {t('account.signIn')}
        </Button>
      </Stack>
      <OtherWay ask={t('account.noAccount')} to="signup" words={t('account.toSignUp')} />
    </form>
  )
}
