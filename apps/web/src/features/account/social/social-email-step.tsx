import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { focusFirstError } from '../focus-first-error.ts'
import { AuthHead } from '../parts/auth-head.tsx'
import { EmailField, useEmailFault } from '../parts/credential-fields.tsx'

type SocialEmailStepProps = { userEmail: string; onBack: () => void; onDone: (userEmail: string) => void }

/** The first step without a password: the e-mail that the provider told, or another one; checked for being free. */
export function SocialEmailStep({ userEmail, onBack, onDone }: SocialEmailStepProps) {
  const { t } = useTranslation()
  const form = useForm({ initialValues: { userEmail }, validate: { userEmail: useEmailFault() } })
  const check = useMutation({
    mutationFn: (values: typeof form.values) =>
      api.account.existsEmail({ body: { userEmail: values.userEmail.trim() } }),
    onSuccess: ({ result }, values) => {
      if (!result.exists) return onDone(values.userEmail.trim())
      form.setFieldError('userEmail', t('account.emailTaken'))
      focusFirstError({ userEmail: true })
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => check.mutate(values), focusFirstError)}>
      <AuthHead
        takesFocus
        title={t('account.signUpTitle')}
        lead={t('social.stepEmail')}
        step={t('account.step', { now: 1, total: 3 })}
      />
      <Stack gap="md">
        {check.isError ? <FailureNote error={check.error} /> : null}
        <EmailField {...form.getInputProps('userEmail')} />
        <Button type="submit" size="lg" fullWidth loading={check.isPending}>
          {t('account.next')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('common.back')}
        </Button>
      </Stack>
    </form>
  )
}
