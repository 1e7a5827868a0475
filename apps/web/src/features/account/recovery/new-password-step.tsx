import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { fieldOf } from '../field-failure.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { AuthHead } from '../parts/auth-head.tsx'
import { EmailField, useEmailFault } from '../parts/credential-fields.tsx'
import { NewPasswordFields, useNewPasswordRules } from '../parts/new-password-fields.tsx'

const fields = ['userEmail', 'password'] as const

type NewPasswordStepProps = {
  idToken: string
  onDone: () => void
  /** The proof of the phone has grown too old: another is needed. */
  onExpired: () => void
}

/** The last step of recovering: whose password, and what it shall be. */
export function NewPasswordStep({ idToken, onDone, onExpired }: NewPasswordStepProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const emailFault = useEmailFault()
  const rules = useNewPasswordRules()
  const form = useForm({
    initialValues: { userEmail: '', password: '', again: '' },
    validate: {
      userEmail: emailFault,
      ...rules,
    },
  })
  const save = useMutation({
    mutationFn: ({ userEmail, password }: typeof form.values) =>
      api.account.editPassword({ body: { idToken, userEmail: userEmail.trim(), password } }),
    onSuccess: onDone,
    onError: (error) => {
      const field = fieldOf(error, fields)
      if (field) form.setFieldError(field, text(error))
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}>
      <AuthHead
        takesFocus
        title={t('account.recoverTitle')}
        lead={t('account.recoverNew')}
        step={t('account.step', { now: 2, total: 2 })}
      />
      <Stack gap="md">
        {save.isError && !fieldOf(save.error, fields) ? (
          <FailureNote error={save.error} onRetry={onExpired} />
        ) : null}
        <EmailField {...form.getInputProps('userEmail')} />
        <NewPasswordFields
          form={form}
          labels={{ password: t('account.newPassword'), again: t('account.newPasswordAgain') }}
        />
        <Button type="submit" size="lg" fullWidth loading={save.isPending}>
          {t('account.recoverSave')}
        </Button>
      </Stack>
    </form>
  )
}
