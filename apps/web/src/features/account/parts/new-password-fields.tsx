import { Password } from '@clipmint/contract'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'

import { PasswordField } from './credential-fields.tsx'
import { PasswordMeter } from './password-meter.tsx'

type NewPassword = { password: string; again: string }

type NewPasswordFieldsProps = {
  form: { values: NewPassword; getInputProps: (name: keyof NewPassword) => GetInputPropsReturnType }
  labels: { password: string; again: string }
}

/** A new password with how strong it is, and once more. */
export function NewPasswordFields({ form, labels }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div>
        <PasswordField
          label={labels.password}
          description={t('account.passwordHint')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordMeter password={form.values.password} />
      </div>
      <PasswordField label={labels.again} autoComplete="new-password" {...form.getInputProps('again')} />
    </>
  )
}

/** What a new password is held to in every form that asks for one. */
export function useNewPasswordRules() {
  const { t } = useTranslation()
  return {
    password: (value: string) => (Password.safeParse(value).success ? null : t('account.shortPassword')),
    again: (value: string, { password }: { password: string }) =>
      value === password ? null : t('account.differentPassword'),
  }
}
