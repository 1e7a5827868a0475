import type { DowngradeInvoice, Subscription } from '@clipmint/contract'
import { isSoldPlan } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { planWord } from '../../account/index.ts'
import { LockedOn } from '../locked-on.tsx'
import { useKeepPlan, useRefund } from '../queries.ts'

import classes from './payments.module.css'

/** A charge that failed: when it is tried again, and the way to pay by another card. */
export function FailingNote({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const { planType, next } = subscription
  const search = { plan: isSoldPlan(planType) ? planType : undefined, card: 'other' } as const
  return (
    <ErrorNote
      title={t('payments.failing')}
      cost={next ? t('payments.failingText', { date: day(next.at) }) : t('payments.failingLast')}
      action={
        <ButtonLink to="/subscribe" search={search}>
          {t('payments.changeCard')}
        </ButtonLink>
      }
    />
  )
}

/** A change for less that waits, and the way to have it not happen. */
export function PendingNote({ pending }: { pending: DowngradeInvoice }) {
  const { t } = useTranslation()
  const { day, money } = useFormats()
  const text = useFailureText()
  const keep = useKeepPlan()
  const { at, planType, price, currency } = pending
  const values = { date: day(at), plan: t(planWord(planType)), amount: money(price, currency) }
  return (
    <section className={classes['note']}>
      <div>
        <p>{t(`payments.pending_${pending.pending}`, values)}</p>
        <div className={classes['locked']}>
          <LockedOn planType={planType} />
        </div>
        {keep.error ? (
          <p className={classes['failure']} role="alert">
            {text(keep.error)}
          </p>
        ) : (
          <small>{t(`payments.pendingNote_${pending.pending}`)}</small>
        )}
      </div>
      <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate()}>
        {t('payments.keep')}
      </Button>
    </section>
  )
}

type RefundNoteProps = { subscription: Subscription; refund: NonNullable<Subscription['refund']> }

/** As long as all of the payment of what runs comes back: how much and until when, and the button, which says first what else happens. */
export function RefundNote({ subscription, refund: { until, amount, planType } }: RefundNoteProps) {
  const { t } = useTranslation()
  const { day, money, time } = useFormats()
  const sum = money(amount, subscription.currency)
  const then =
    planType === 0
      ? 'payments.refundToFree'
      : planType === subscription.planType
        ? 'payments.refundOfUpload'
        : 'payments.refundToPlan'
  const text = useFailureText()
  const askFirst = useAskFirst()
  const refund = useRefund()
  const ask = () =>
    askFirst({
      title: t('payments.refundAsk', { amount: sum }),
      note: (
        <>
          <p>{t(then, { plan: t(planWord(subscription.planType)), after: t(planWord(planType)) })}</p>
          <p>{t('payments.refundWhen')}</p>
          <LockedOn planType={planType} />
        </>
      ),
      confirm: t('payments.refund'),
      isRed: true,
      onConfirm: () => refund.mutate({}),
    })
  return (
    <section className={classes['note']}>
      <div>
        <p>{t('payments.refundable', { date: `${day(until)} ${time(until)}`, amount: sum })}</p>
        {refund.error ? (
          <p className={classes['failure']} role="alert">
            {text(refund.error)}
          </p>
        ) : (
          <small>{t('payments.refundableNote')}</small>
        )}
      </div>
      <Button variant="default" loading={refund.isPending} onClick={ask}>
        {t('payments.refund')}
      </Button>
    </section>
  )
}
