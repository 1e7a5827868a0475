import type { DowngradeInvoice, Subscription } from '@clipmint/contract'
import { lastDayBefore } from '@clipmint/kit'
import { PlanBadge } from '@clipmint/ui'
import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { FactRow, planWord, type User } from '../../account/index.ts'
import { useCardWords } from '../invoice-words.ts'
import { CancelButton } from './cancel-button.tsx'
import { CardButton } from './card-button.tsx'
import { NoCardNote } from './no-card-note.tsx'
import { FailingNote, PendingNote, RefundNote } from './notes.tsx'
import { TrialRow } from './trial-row.tsx'
import { UploadRow } from './upload-row.tsx'

import classes from './payments.module.css'

type PlanCardProps = {
  payment: User['payment']
  subscription: Subscription | null
  pending: DowngradeInvoice | null
}

/** The plan: until when, what is charged next and by which card, what waits, and the ways to change it or end it. */
export function PlanCard({ payment, subscription, pending }: PlanCardProps) {
  const { t } = useTranslation()
  const isEnding = pending?.pending === 'downgrade'
  return (
    <>
      {subscription && subscription.failures > 0 ? <FailingNote subscription={subscription} /> : null}
      {subscription && isEnding && subscription.card === null ? (
        <NoCardNote subscription={subscription} />
      ) : pending ? (
        <PendingNote pending={pending} />
      ) : null}
      <Card>
        <dl className={classes['rows']}>
          <PlanRow payment={payment} subscription={subscription} />
          {subscription ? (
            <SubscriptionRows subscription={subscription} isEnding={isEnding} />
          ) : payment.planType === 0 ? (
            <TrialRow />
          ) : null}
        </dl>
        <div className={classes['acts']}>
          <ButtonLink to="/pricing" variant={subscription ? 'default' : 'filled'}>
            {t(subscription ? 'payments.change' : 'payments.toPlans')}
          </ButtonLink>
          {subscription && !isEnding ? <CancelButton subscription={subscription} /> : null}
        </div>
      </Card>
      {subscription?.refund ? <RefundNote subscription={subscription} refund={subscription.refund} /> : null}
    </>
  )
}

function PlanRow({ payment, subscription }: Omit<PlanCardProps, 'pending'>) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const planType = subscription?.planType ?? payment.planType
  const { planEndsAt } = payment
  const note: ReactNode = subscription
    ? t(subscription.card ? 'payments.paidUntil' : 'payments.planUntil', {
        date: day(lastDayBefore(new Date(subscription.endsAt))),
      })
    : planEndsAt
      ? t('payments.planUntil', { date: day(lastDayBefore(new Date(planEndsAt))) })
      : null
  return (
    <FactRow name={t('payments.plan')} note={note}>
      <PlanBadge planType={planType}>{t(planWord(planType))}</PlanBadge>
    </FactRow>
  )
}

function SubscriptionRows({ subscription, isEnding }: { subscription: Subscription; isEnding: boolean }) {
  const { t } = useTranslation()
  const { day, money } = useFormats()
  const cardWords = useCardWords()
  const { next, currency, card, failures } = subscription
  return (
    <>
      <FactRow name={t('payments.next')}>
        {next === null
          ? t('payments.noNext')
          : t('checkout.nextCharge', { date: day(next.at), amount: money(next.total, currency) })}
      </FactRow>
      {card ? (
        <FactRow name={t('payments.card')}>
          <span className={classes['upload']}>
            {cardWords(card)}
            {/* A charge that failed is paid by the other card at once: its own note leads there. */}
            {next === null || isEnding || failures > 0 ? null : (
              <CardButton subscription={subscription} next={next} />
            )}
          </span>
        </FactRow>
      ) : null}
      <UploadRow subscription={subscription} isEnding={isEnding} />
    </>
  )
}
