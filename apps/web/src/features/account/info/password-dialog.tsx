import { Password } from '@clipmint/contract'
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
import { PasswordMeter } from '../parts/password-meter.tsx'
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
          <div>
            <PasswordField
              label={t('accountInfo.newPassword')}
              description={t('account.passwordHint')}
              autoComplete="new-password"
              {...form.getInputProps('password')}
            />
            <PasswordMeter password={form.values.password} />
          </div>
          <PasswordField
            label={t('accountInfo.newPasswordAgain')}
            autoComplete="new-password"
            {...form.getInputProps('again')}
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
  const form = useForm({
    initialValues: { currentPassword: '', password: '', again: '' },
    validate: {
      currentPassword: isNotEmpty(t('account.needPassword')),
      password: (value, { currentPassword }) => {
        if (!Password.safeParse(value).success) return t('account.shortPassword')
        return value === currentPassword ? t('accountInfo.samePassword') : null
      },
      again: (value, { password }) => (value === password ? null : t('account.differentPassword')),
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
