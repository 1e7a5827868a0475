import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { AccountFrame } from '../../account/index.ts'
import { Balance } from '../parts/balance.tsx'
import { LedgerRow } from '../parts/ledger-row.tsx'
import { useLedger } from '../queries.ts'

import classes from './credits.module.css'

/** /account/credits: how many credits are left, and what came and went. */
export function CreditsPage() {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLedger()
  return (
    <AccountFrame
      title={t('titles.credits')}
      lead={t('credits.lead')}
      actions={<ButtonLink to="/purchase">{t('credits.buy')}</ButtonLink>}
    >
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton height="7rem" radius="md" /> : null}
      {data?.state ? <Balance state={data.state} /> : null}
      {data ? (
        <>
          <h2 className={classes['title']}>{t('credits.ledger')}</h2>
          <ol className={classes['list']}>
            {data.entries.map((entry) => (
              <LedgerRow key={entry._id} entry={entry} />
            ))}
          </ol>
          {hasNextPage ? (
            <Button
              variant="default"
              fullWidth
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('credits.more')}
            </Button>
          ) : null}
        </>
      ) : null}
    </AccountFrame>
  )
}
