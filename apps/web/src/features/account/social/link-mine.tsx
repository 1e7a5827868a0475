import type { NeedConnect } from '@clipmint/contract'
import { Button, Stack } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api, session } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { tokensIn, useEnter } from '../enter.ts'
import { fieldOf } from '../field-failure.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { AuthHead } from '../parts/auth-head.tsx'
import { EmailField, PasswordField, useEmailFault } from '../parts/credential-fields.tsx'
import { linkChannel } from './link-channel.ts'

const fields = ['userEmail', 'password'] as const

/** Signing in to an account of one's own, which is then linked to the provider that sent somebody here. */
export function LinkMine({ needed, onBack }: { needed: NeedConnect; onBack: () => void }) {
  const { t } = useTranslation()
  const enter = useEnter()
  const text = useFailureText()
  const form = useForm({
    initialValues: { userEmail: needed.emailInUse ? (needed.userEmail ?? '') : '', password: '' },
    validate: { userEmail: useEmailFault(), password: isNotEmpty(t('account.needPassword')) },
  })
  const link = useMutation({
    mutationFn: async (values: typeof form.values) => {
      const { result } = await api.account.login({ body: { channel: 'email', ...values } })
      const tokens = tokensIn(result)
      session.begin(tokens.accessToken)
      await linkChannel(needed)
      return tokens
    },
    onSuccess: enter,
    onError: (error) => {
      const field = fieldOf(error, fields)
      if (field) form.setFieldError(field, text(error))
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => link.mutate(values), focusFirstError)}>
      <AuthHead
        takesFocus
        title={t('social.mineTitle')}
        lead={t('social.mineLead', { name: t(`social.${needed.channel}`) })}
      />
      <Stack gap="md">
        {link.isError && !fieldOf(link.error, fields) ? <FailureNote error={link.error} /> : null}
        <EmailField {...form.getInputProps('userEmail')} />
        <PasswordField
          label={t('account.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="lg" fullWidth loading={link.isPending}>
          {t('social.signInAndLink')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('common.back')}
        </Button>
      </Stack>
    </form>
  )
}
