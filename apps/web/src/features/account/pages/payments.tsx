import { lastDayBefore } from '@clipmint/kit'
import { EmptyState, PlanBadge } from '@clipmint/ui'
import { Card, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useHasPage } from '../../../app/menus.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { AccountFrame } from '../info/account-frame.tsx'
import { FactRow } from '../info/fact-row.tsx'
import { planWord } from '../plan.ts'
import { type User, useUser } from '../queries.ts'

import classes from '../info/account.module.css'

/** /account/payments: the plan, and what was paid. There is no invoice before billing makes the first. */
export function PaymentsPage() {
  const { t } = useTranslation()
  const { data: user, error, refetch } = useUser()
  return (
    <AccountFrame title={t('titles.payments')} lead={t('payments.lead')}>
      {error && !user ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!user && !error ? <Skeleton height="20rem" radius="md" /> : null}
      {user ? (
        <div className={classes['cards']}>
          <PlanCard user={user} />
          <NoPayments />
        </div>
      ) : null}
    </AccountFrame>
  )
}

function PlanCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const { planType, planEndsAt } = user.payment
  return (
    <Card>
      <dl className={classes['rows']}>
        <FactRow
          name={t('payments.plan')}
          note={
            planEndsAt ? t('payments.planUntil', { date: day(lastDayBefore(new Date(planEndsAt))) }) : null
          }
        >
          <PlanBadge planType={planType}>{t(planWord(planType))}</PlanBadge>
        </FactRow>
      </dl>
    </Card>
  )
}

function NoPayments() {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  return (
    <EmptyState
      picture="payments"
      title={t('payments.none')}
      text={t('payments.noneText')}
      action={
        hasPage('/pricing') ? (
          <ButtonLink to={'/pricing' as string}>{t('payments.toPlans')}</ButtonLink>
        ) : (
          <ButtonLink to="/docs/$docName" params={{ docName: 'payment' }} variant="default">
            {t('payments.policy')}
          </ButtonLink>
        )
      }
    />
  )
}
