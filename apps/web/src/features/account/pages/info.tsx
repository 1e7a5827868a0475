import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { AccountFrame } from '../info/account-frame.tsx'
import { DevicesCard } from '../info/devices-card.tsx'
import { LinkedCard } from '../info/linked-card.tsx'
import { MarketingCard } from '../info/marketing-card.tsx'
import { OwnerCard } from '../info/owner-card.tsx'
import { SecurityCard } from '../info/security-card.tsx'
import { useUser } from '../queries.ts'

import classes from '../info/account.module.css'

/** /account/info: who the owner is, how they sign in and where, what they agreed to, and the way out. */
export function AccountInfoPage() {
  const { t } = useTranslation()
  const { data: user, error, refetch } = useUser()
  return (
    <AccountFrame title={t('titles.accountInfo')}>
      {error && !user ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!user && !error ? <Skeleton height="20rem" radius="md" /> : null}
      {user ? (
        <div className={classes['cards']}>
          <OwnerCard user={user} />
          <SecurityCard user={user} />
          <LinkedCard />
          <DevicesCard />
          <MarketingCard user={user} />
          <ButtonLink to="/account/withdrawal" variant="subtle" color="gray" className={classes['leave']}>
            {t('accountInfo.leave')}
          </ButtonLink>
        </div>
      ) : null}
    </AccountFrame>
  )
}
