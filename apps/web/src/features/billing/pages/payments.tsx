import { EmptyState } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { AccountFrame, useUser } from '../../account/index.ts'
import { History } from '../account/history.tsx'
import { PlanCard } from '../account/plan-card.tsx'
import { TaxInvoices } from '../account/tax-invoices.tsx'
import { useInvoices, useSubscription } from '../queries.ts'

import classes from '../account/payments.module.css'

const route = getRouteApi('/account/payments')

/** /account/payments: the plan with what can be done about it, and what was paid. */
export function PaymentsPage() {
  const { t } = useTranslation()
  const { page = 1 } = route.useSearch()
  const { data: user, ...asked } = useUser()
  const mine = useSubscription()
  const invoices = useInvoices(page)
  const error = asked.error ?? mine.error
  return (
    <AccountFrame title={t('titles.payments')} lead={t('payments.lead')}>
      <div className={classes['payments']}>
        {user && mine.data ? (
          <PlanCard
            payment={user.payment}
            subscription={mine.data.subscription}
            pending={mine.data.downgrade}
          />
        ) : error ? (
          <FailureNote error={error} onRetry={() => void Promise.all([asked.refetch(), mine.refetch()])} />
        ) : (
          <Skeleton height="14rem" radius="md" />
        )}
        {invoices.data ? (
          invoices.data.total > 0 ? (
            <History {...invoices.data} />
          ) : (
            <NoPayments />
          )
        ) : invoices.error ? (
          <FailureNote error={invoices.error} onRetry={() => void invoices.refetch()} />
        ) : (
          <Skeleton height="12rem" radius="md" />
        )}
        {user ? <TaxInvoices user={user} /> : null}
      </div>
    </AccountFrame>
  )
}

function NoPayments() {
  const { t } = useTranslation()
  // The way to the plans is in the card above.
  return <EmptyState picture="payments" title={t('payments.none')} text={t('payments.noneText')} />
}
