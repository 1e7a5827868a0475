import type { Subscription, SubscriptionPrice } from '@clipmint/contract'

import { api } from '../../../api/index.ts'
import { usePayment } from '../window/use-payment.ts'
import { WindowWatch } from '../window/window-watch.tsx'
import { Consents, useConsents } from './consents.tsx'
import { GivenNote } from './given-note.tsx'
import { PayButton } from './pay-button.tsx'
import { PayFailure } from './pay-failure.tsx'
import { SubscriptionSummary } from './summary.tsx'
import type { Order } from './use-order.ts'

type SubscriptionOrderProps = {
  order: Order
  price: SubscriptionPrice
  running: Subscription | null
  /** Whether a change for less waits. */
  isPending: boolean
  isOtherCard: boolean
  onOtherCard: () => void
}

/** What a subscription costs, what has to be agreed to before it is paid, and the button. */
export function SubscriptionOrder(props: SubscriptionOrderProps) {
  const { order, price, running, isPending, isOtherCard, onOtherCard } = props
  const { choice, isPaidNow, isDue, isFirstCard, isFree } = order
  const consents = useConsents({ isFree })
  const { pay, open, isBusy, error } = usePayment('subscribe')
  const handlePay = () => {
    const consent = consents.given()
    if (consent === null) return
    pay(async () => {
      const { result } = await api.billing.request({
        body: { ...choice, otherCard: isDue || (isPaidNow && isOtherCard), consent },
      })
      return result.invoice && { invoice: result.invoice, window: result.window }
    })
  }
  return (
    <>
      <SubscriptionSummary
        price={price}
        isRenewed={!isFree || consents.has('renewal')}
        isEnding={isPending && isFirstCard}
      />
      {running === null ? <GivenNote planType={choice.planType} /> : null}
      {price.change === 'same' && !isPending && !isDue ? null : (
        <>
          <Consents consents={consents} price={price} />
          {error ? <PayFailure error={error} onOtherCard={onOtherCard} /> : null}
          <PayButton
            price={price}
            isFirstCard={isFirstCard}
            isBusy={isBusy || order.price.isPlaceholderData}
            onPay={handlePay}
          />
        </>
      )}
      {open ? <WindowWatch open={open} /> : null}
    </>
  )
}
