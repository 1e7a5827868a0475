import { limits } from '@clipmint/contract'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { AccountFrame } from '../info/account-frame.tsx'
import { WithdrawalForm } from '../info/withdrawal-form.tsx'
import { useUser } from '../queries.ts'

import classes from '../info/account.module.css'

/** /account/withdrawal: what leaving means, why, and that it is the owner who leaves. */
export function WithdrawalPage() {
  const { t } = useTranslation()
  const { data: user, error, refetch } = useUser()
  return (
    <AccountFrame title={t('accountInfo.leaveTitle')} lead={t('accountInfo.leaveLead')}>
      <ul className={classes['facts']}>
        <li>{t('accountInfo.leaveAtOnce')}</li>
        <li>{t('accountInfo.leaveRemoved', { days: limits.withdrawalDays })}</li>
        <li>{t('accountInfo.leaveTaken')}</li>
        <li>{t('accountInfo.leaveKept')}</li>
      </ul>
      {error && !user ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!user && !error ? <Skeleton height="20rem" radius="md" /> : null}
      {user?.isDemo ? <p>{t('accountInfo.demoStays')}</p> : null}
      {user && !user.isDemo ? <WithdrawalForm user={user} /> : null}
    </AccountFrame>
  )
}
