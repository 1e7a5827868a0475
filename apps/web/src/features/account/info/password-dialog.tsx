import { Button, Group, Stack } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { fieldOf } from '../field-failure.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { PasswordField } from '../parts/credential-fields.tsx'
import { NewPasswordFields, useNewPasswordRules } from '../parts/new-password-fields.tsx'
import { refreshDevices } from '../queries.ts'
import { Dialog } from './dialog.tsx'

const fields = ['currentPassword', 'password'] as const

/** Gives the owner another password, who knows the current one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { form, save } = usePasswordForm(onClose)
  return (
    <Dialog title={t('accountInfo.passwordTitle')} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}>
        <Stack gap="md">
          {save.isError && !fieldOf(save.error, fields) ? <FailureNote error={save.error} /> : null}
          <PasswordField
            label={t('accountInfo.currentPassword')}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordFields
            form={form}
            labels={{ password: t('accountInfo.newPassword'), again: t('accountInfo.newPasswordAgain') }}
          />
        </Stack>
        <Group justify="end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('accountInfo.changePassword')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

function usePasswordForm(onDone: () => void) {
  const { t } = useTranslation()
  const text = useFailureText()
  const rules = useNewPasswordRules()
  const form = useForm({
    initialValues: { currentPassword: '', password: '', again: '' },
    validate: {
      currentPassword: isNotEmpty(t('account.needPassword')),
      ...rules,
      password: (value, { currentPassword }) =>
        rules.password(value) ?? (value === currentPassword ? t('accountInfo.samePassword') : null),
    },
  })
  const save = useMutation({
    mutationFn: ({ currentPassword, password }: typeof form.values) =>
      api.account.editPassword({ body: { currentPassword, password } }),
    onSuccess: () => {
      refreshDevices()
      notifications.show({ message: t('accountInfo.passwordSaved') })
      onDone()
    },
    onError: (error) => {
      const field = fieldOf(error, fields)
      if (field) form.setFieldError(field, text(error))
    },
  })
  return { form, save }
}
