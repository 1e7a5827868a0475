import { networkIds } from '@clipmint/contract'
import { Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { NetworkCard } from '../parts/network-card.tsx'
import { useSocialAccounts } from '../queries.ts'

import classes from './accounts.module.css'

/** /upload/account/all: the page, account or channel of each network that the owner posts to. */
export function AccountsPage() {
  const { t } = useTranslation()
  const { data: list, error, refetch } = useSocialAccounts()
  return (
    <Page>
      <PageHead title={t('socialAccounts.heading')} lead={t('socialAccounts.lead')} />
      {error && !list ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {list ? (
        <ul className={classes['networks']}>
          {list.map((one) => (
            <li key={one.type}>
              <NetworkCard one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes['networks']} aria-hidden="true">
          {networkIds.map((key) => (
            <Skeleton key={key} height="12rem" radius="md" />
          ))}
        </div>
      )}
      <p className={classes['promise']}>
        <Lock aria-hidden="true" size="1rem" />
        {t('socialAccounts.promise')}
      </p>
    </Page>
  )
}
