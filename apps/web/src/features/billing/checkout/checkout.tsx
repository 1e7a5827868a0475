import type { Subscription } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import type { SubscribeSearch } from '../pages/search.ts'
import type { PlanChoice } from '../plan-choice.ts'
import { type Plans, useCouponsFor, usePrice } from '../queries.ts'
import { usePayment } from '../window/use-payment.ts'
import { WindowWatch } from '../window/window-watch.tsx'
import { CardField } from './card-field.tsx'
import { Consents, useConsents } from './consents.tsx'
import { CouponField } from './coupon-field.tsx'
import { CurrencyField } from './currency-field.tsx'
import { GivenNote } from './given-note.tsx'
import { OrderFrame } from './order-frame.tsx'
import { PayButton } from './pay-button.tsx'
import { PayFailure } from './pay-failure.tsx'
import { PlanField, UploadField } from './plan-field.tsx'
import { SubscriptionSummary } from './summary.tsx'

type CheckoutProps = {
  plans: Plans
  running: Subscription | null
  /** Whether a change for less waits. */
  isPending: boolean
  choice: PlanChoice
  isOtherCard: boolean
  onChoose: (chosen: SubscribeSearch) => void
}

/** What is chosen at the side of what it costs, with what has to be agreed to before it is paid. */
export function Checkout({ plans, running, isPending, choice, isOtherCard, onChoose }: CheckoutProps) {
  const { t } = useTranslation()
  const { planType, uploadService, currency } = choice
  const coupons = useCouponsFor(choice)
  // A coupon that was chosen for another plan is no longer there for this one.
  const couponId = coupons.data?.some(
    ({ coupon, refusal }) => refusal === null && coupon._id === choice.couponId,
  )
    ? choice.couponId
    : undefined
  const price = usePrice({ ...choice, couponId })
  const change = price.data?.change
  // What is not paid now needs no coupon and no card; a charge that failed is paid by another one.
  const isPaidNow = change !== 'later' && change !== 'same'
  const isDue = change === 'same' && (price.data?.total ?? 0) > 0
  // What waits for its day, or goes on, is charged to a card: without one it is given now.
  const isFirstCard = running !== null && running.card === null && !isPaidNow
  // Free, and no card that could be charged: it ends by itself, unless renewals are agreed to.
  const isFree = isPaidNow && price.data?.total === 0 && !running?.card
  const consents = useConsents({ isFree })
  const { pay, open, isBusy, error } = usePayment('subscribe')
  const handlePay = () => {
    const consent = consents.given()
    if (consent === null) return
    pay(async () => {
      const { result } = await api.billing.request({
        body: {
          planType,
          uploadService,
          currency,
          couponId,
          otherCard: isDue || (isPaidNow && isOtherCard),
          consent,
        },
      })
      return result.invoice && { invoice: result.invoice, window: result.window }
    })
  }
  return (
    <OrderFrame
      summary={
        price.data ? (
          <>
            <SubscriptionSummary
              price={price.data}
              isRenewed={!isFree || consents.has('renewal')}
              isEnding={isPending && isFirstCard}
            />
            {running === null ? <GivenNote planType={planType} /> : null}
            {change === 'same' && !isPending && !isDue ? null : (
              <>
                <Consents consents={consents} price={price.data} />
                {error ? <PayFailure error={error} onOtherCard={() => onChoose({ card: 'other' })} /> : null}
                <PayButton price={price.data} isBusy={isBusy || price.isPlaceholderData} onPay={handlePay} />
              </>
            )}
          </>
        ) : price.error ? (
          <FailureNote error={price.error} onRetry={() => void price.refetch()} />
        ) : null
      }
      isLoading={price.isPending}
    >
      <PlanField plans={plans} choice={choice} onChoose={onChoose} />
      <UploadField plans={plans} choice={choice} onChoose={onChoose} />
      {plans.currencies.length > 1 && running === null ? (
        <CurrencyField
          currencies={plans.currencies}
          value={currency}
          onChange={(chosen) => onChoose({ currency: chosen })}
        />
      ) : null}
      {isPaidNow ? (
        <CouponField
          label={t('checkout.coupon')}
          coupons={coupons.data ?? []}
          value={couponId}
          currency={currency}
          onChange={(coupon) => onChoose({ coupon })}
        />
      ) : null}
      {isPaidNow || isDue || isFirstCard ? (
        <CardField
          card={isDue ? null : (running?.card ?? null)}
          isOther={isOtherCard}
          onChange={(isOther) => onChoose({ card: isOther ? 'other' : undefined })}
        />
      ) : null}
      {open ? <WindowWatch open={open} /> : null}
    </OrderFrame>
  )
}
