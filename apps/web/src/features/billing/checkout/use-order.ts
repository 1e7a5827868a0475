import type { Subscription } from '@clipmint/contract'

import type { PlanChoice } from '../plan-choice.ts'
import { useCouponsFor, usePrice } from '../queries.ts'

export type Order = ReturnType<typeof useOrder>

/** What a choice costs, and how it is paid beside what runs already. */
export function useOrder(chosen: PlanChoice, running: Subscription | null) {
  const { data: coupons = [] } = useCouponsFor(chosen)
  // A coupon that was chosen for another plan is no longer there for this one.
  const couponId = coupons.some(({ coupon, refusal }) => refusal === null && coupon._id === chosen.couponId)
    ? chosen.couponId
    : undefined
  const choice = { ...chosen, couponId }
  const price = usePrice(choice)
  const change = price.data?.change
  // What is not paid now needs no coupon and no card; a charge that failed is paid by another one.
  const isPaidNow = change !== 'later' && change !== 'same'
  return {
    choice,
    coupons,
    price,
    isPaidNow,
    isDue: change === 'same' && (price.data?.total ?? 0) > 0,
    // What waits for its day, or goes on, is charged to a card: without one it is given now.
    isFirstCard: running !== null && running.card === null && !isPaidNow,
    // Free, and no card that could be charged: it ends by itself, unless renewals are agreed to.
    isFree: isPaidNow && price.data?.total === 0 && !running?.card,
  }
}
