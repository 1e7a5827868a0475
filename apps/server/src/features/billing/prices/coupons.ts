import type { PaymentCurrency } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { type UsableCoupon, type Weighed, weighCoupons } from '../../coupons/index.ts'
import { findLastOfPlan } from '../invoices/store.ts'
import type { Change } from './rules.ts'

type Door = Pick<Context, 'db' | 'now'>

/** A choice as coupons see it. */
export type CouponWish = { planType: number; currency: PaymentCurrency; price: number; change: Change }

/** The coupons of an account held against a plan, the best first. */
export async function weighForPlan(ctx: Door, accountId: string, wish: CouponWish): Promise<Weighed[]> {
  const isFirst = (await findLastOfPlan(ctx, accountId)) === null
  const { planType, currency, price, change } = wish
  const weighed = await weighCoupons(ctx, accountId, { planType, item: null, currency, price, isFirst })
  // A coupon is for a plan, and not for the days of a service beside it.
  if (change === 'start' || change === 'now') return weighed
  return weighed.map((it) => ({ ...it, discount: 0, refusal: 'service' }))
}

/** The coupon that was chosen for a plan. Throws where it cannot be used. */
export async function chosenCoupon(
  ctx: Door,
  accountId: string,
  couponId: string,
  wish: CouponWish,
): Promise<UsableCoupon> {
  const weighed = await weighForPlan(ctx, accountId, wish)
  return pickCoupon(
    weighed.filter(({ refusal }) => refusal === null),
    couponId,
  )
}

/** The one that was chosen of those that can be used. Throws where it is none of them. */
export function pickCoupon(usable: readonly UsableCoupon[], couponId: string): UsableCoupon {
  const coupon = usable.find((it) => it.coupon.id === couponId)
  if (!coupon) throw new Failure('BILLING_COUPON_NOT_USABLE', { field: 'couponId' })
  return coupon
}
