import type { Subscription } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import type { SubscribeSearch } from '../pages/search.ts'
import type { PlanChoice } from '../plan-choice.ts'
import type { Plans } from '../queries.ts'
import { CardField } from './card-field.tsx'
import { CouponField } from './coupon-field.tsx'
import { CurrencyField } from './currency-field.tsx'
import { OrderFrame } from './order-frame.tsx'
import { PlanField, UploadField } from './plan-field.tsx'
import { SubscriptionOrder } from './subscription-order.tsx'
import { type Order, useOrder } from './use-order.ts'

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
export function Checkout(props: CheckoutProps) {
  const { running, isPending, choice, isOtherCard, onChoose } = props
  const order = useOrder(choice, running)
  const { price } = order
  return (
    <OrderFrame
      summary={
        price.data ? (
          <SubscriptionOrder
            order={order}
            price={price.data}
            running={running}
            isPending={isPending}
            isOtherCard={isOtherCard}
            onOtherCard={() => onChoose({ card: 'other' })}
          />
        ) : price.error ? (
          <FailureNote error={price.error} onRetry={() => void price.refetch()} />
        ) : null
      }
      isLoading={price.isPending}
    >
      <Choices {...props} order={order} />
    </OrderFrame>
  )
}

function Choices({ plans, running, isOtherCard, onChoose, order }: CheckoutProps & { order: Order }) {
  const { t } = useTranslation()
  const { choice, coupons, isPaidNow, isDue, isFirstCard, isFree } = order
  return (
    <>
      <PlanField plans={plans} choice={choice} onChoose={onChoose} />
      <UploadField plans={plans} choice={choice} onChoose={onChoose} />
      {plans.currencies.length > 1 && running === null ? (
        <CurrencyField
          currencies={plans.currencies}
          value={choice.currency}
          onChange={(currency) => onChoose({ currency })}
        />
      ) : null}
      {isPaidNow ? (
        <CouponField
          label={t('checkout.coupon')}
          coupons={coupons}
          value={choice.couponId}
          currency={choice.currency}
          onChange={(coupon) => onChoose({ coupon })}
        />
      ) : null}
      {isPaidNow || isDue || isFirstCard ? (
        <CardField
          card={isDue ? null : (running?.card ?? null)}
          isOther={isOtherCard}
          isFree={isFree}
          onChange={(isOther) => onChoose({ card: isOther ? 'other' : undefined })}
        />
      ) : null}
    </>
  )
}
