import { type OnceItem, type PaymentCurrency, priceOfOnce, type PriceLine } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { type Weighed, weighCoupons } from '../../coupons/index.ts'
import { type PlanWish, quotePlan } from './commands.ts'
import { weighForPlan } from './coupons.ts'
import { payableOf } from './payable.ts'
import { sumOf } from './rules.ts'

type Door = Pick<Context, 'db' | 'now' | 'outside'>

/** A coupon held against a payment: what it costs without it and with it. */
export type PricedCoupon = Weighed & { before: number; total: number }

/** The coupons of an account held against a choice, the best first; those that cannot be used come with the reason. */
export async function couponsFor(
  ctx: Door,
  accountId: string,
  wish: Omit<PlanWish, 'couponId'>,
): Promise<PricedCoupon[]> {
  const { change, lines } = await quotePlan(ctx, accountId, { ...wish, couponId: null })
  const weighed = await weighForPlan(ctx, accountId, { ...wish, change, price: sumOf(lines) })
  return weighed.map((it) => priced(ctx, it, { lines, currency: wish.currency }))
}

/** The same for what is bought once. */
export async function couponsForOnce(
  ctx: Door,
  accountId: string,
  { item, currency }: { item: OnceItem; currency: PaymentCurrency },
): Promise<PricedCoupon[]> {
  const lines = [{ kind: item, amount: priceOfOnce(item, currency) }]
  const payment = { planType: null, item, currency, price: sumOf(lines), isFirst: false }
  const weighed = await weighCoupons(ctx, accountId, payment)
  return weighed.map((it) => priced(ctx, it, { lines, currency }))
}

/** What a payment costs with a coupon, as it would be charged. */
function priced(
  ctx: Pick<Door, 'outside'>,
  weighed: Weighed,
  { lines, currency }: { lines: readonly PriceLine[]; currency: PaymentCurrency },
): PricedCoupon {
  const withIt = [...lines, { kind: 'coupon' as const, amount: -weighed.discount }]
  return { ...weighed, before: sumOf(lines), total: sumOf(payableOf(ctx, withIt, currency)) }
}
