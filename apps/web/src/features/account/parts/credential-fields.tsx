import { Email } from '@clipmint/contract'
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Where the e-mail goes that an owner signs in with. */
export function EmailField(field: TextInputProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      type="email"
      label={t('account.email')}
      placeholder={t('account.emailHint')}
      autoComplete="username"
      {...field}
    />
  )
}

/** Where a password goes, with the eye that shows it. */
export function PasswordField(field: PasswordInputProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t('account.showPassword') }} {...field} />
  )
}

/** What is wrong with an e-mail as it is written; null when nothing is. */
export function useEmailFault(): (value: string) => string | null {
  const { t } = useTranslation()
  return (value) => {
    if (value.trim() === '') return t('account.needEmail')
    return Email.safeParse(value.trim()).success ? null : t('account.badEmail')
  }
}
