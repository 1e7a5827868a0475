import { type CouponBenefit, type OnceItem, type PaymentCurrency, periodOf } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { getAccount, listPromotions } from '../account/index.ts'
import { isOfChannel, statusOf } from './rules.ts'
import { type Held, listHeld, markUsed } from './store.ts'

/** A payment as coupons see it: a plan, or one thing. `price` is what it costs without any, in `currency`. */
export type CouponPayment = {
  currency: PaymentCurrency
  price: number
  /** Whether its payer has never paid for a plan before. */
  isFirst: boolean
} & ({ planType: number; item: null } | { planType: null; item: OnceItem })

/** A coupon that makes a payment smaller, and by how much. */
export type UsableCoupon = Held & { discount: number }

/** The coupons of an account that make a payment smaller, the one that takes off most first. */
export async function listUsableCoupons(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  payment: CouponPayment,
): Promise<UsableCoupon[]> {
  const { kbPay } = await getAccount(ctx, accountId)
  const holder = { promotions: await listPromotions(ctx, accountId), kbPay }
  const held = await listHeld(ctx, accountId)
  return held
    .filter(
      ({ coupon, holding }) =>
        statusOf(holding, coupon, ctx.now()) === 'owned' && isOfChannel(coupon.conditions, holder),
    )
    .map((it) => ({ ...it, discount: discountOf(it.coupon, payment) }))
    .filter(({ discount }) => discount > 0)
    .toSorted((one, other) => other.discount - one.discount)
}

/** Marks a coupon as used in a payment that was made; false when it was used before. */
export async function spendCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  couponId: string,
): Promise<boolean> {
  return markUsed(ctx, { accountId, couponId, usedAt: ctx.now() })
}

/** What a coupon takes off a payment: nothing where it is for others, and never more than the payment costs. */
export function discountOf(
  { benefit, conditions }: Pick<Held['coupon'], 'benefit' | 'conditions'>,
  payment: CouponPayment,
): number {
  const { currency, price, planType } = payment
  if (conditions.currency !== null && conditions.currency !== currency) return 0
  if (conditions.minPrice !== null && price < (conditions.minPrice[currency] ?? Number.POSITIVE_INFINITY))
    return 0
  if (conditions.firstPaymentOnly && !payment.isFirst) return 0
  if (conditions.plans !== null && (planType === null || !conditions.plans.includes(planType))) return 0
  if (conditions.period !== null && (planType === null || periodOf(planType) !== conditions.period)) return 0
  return takenOff(benefit, payment)
}

function takenOff(benefit: CouponBenefit, { item, price, currency }: CouponPayment): number {
  switch (benefit.kind) {
    case 'PERCENT': {
      const part = Math.floor((price * benefit.percent) / 100)
      return benefit.cap === null ? part : Math.min(part, benefit.cap[currency] ?? 0)
    }
    case 'AMOUNT':
      return Math.min(price, benefit.amounts[currency] ?? 0)
    case 'WATERMARK':
      return item === 'watermark' ? price : 0
    default:
      return 0
  }
}
