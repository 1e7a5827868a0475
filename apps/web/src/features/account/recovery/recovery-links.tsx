import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import classes from './recovery.module.css'

const route = getRouteApi('/auth/signin')

/** The ways back for who has forgotten something; where they were going is kept. */
export function RecoveryLinks() {
  const { t } = useTranslation()
  const { redirectUrl } = route.useSearch()
  const kept = redirectUrl ? { redirectUrl } : {}
  return (
    <p className={classes['links']}>
      <Link to="/auth/signin" search={{ mode: 'find-email', ...kept }}>
        {t('account.forgotEmail')}
      </Link>
      <Link to="/auth/signin" search={{ mode: 'password', ...kept }}>
        {t('account.forgotPassword')}
      </Link>
    </p>
  )
}
