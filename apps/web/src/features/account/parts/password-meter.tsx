import { useTranslation } from 'react-i18next'

import { passwordStrength } from '../password-strength.ts'

import classes from './password-meter.module.css'

const words = [
  'account.strengthNone',
  'account.strengthWeak',
  'account.strengthFair',
  'account.strengthStrong',
] as const

/** How hard a password is to guess: three bars and a word. It advises and refuses nothing. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation()
  const strength = passwordStrength(password)
  if (strength === 0) return null
  return (
    <div className={classes['meter']} data-strength={strength} role="status">
      <span className={classes['bars']} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={step <= strength} />
        ))}
      </span>
      <span className={classes['word']}>
        {t('account.passwordStrength')} {t(words[strength])}
      </span>
    </div>
  )
}
