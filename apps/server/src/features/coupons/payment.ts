import {
  type CouponBenefit,
  type CouponRefusal,
  isUsedAtOnce,
  type OnceItem,
  type PaymentCurrency,
  periodOf,
} from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { getAccount, listPromotions } from '../account/index.ts'
import { isOfChannel, statusOf } from './rules.ts'
import { type Held, listHeld, markUsed, unmarkUsed } from './store.ts'

/** A payment as coupons see it: a plan, or one thing. `price` is what it costs without any, in `currency`. */
export type CouponPayment = {
  currency: PaymentCurrency
  price: number
  /** Whether its payer has never paid for a plan before. */
  isFirst: boolean
} & ({ planType: number; item: null } | { planType: null; item: OnceItem })

/** A coupon that makes a payment smaller, and by how much. */
export type UsableCoupon = Held & { discount: number }

/** A coupon held against a payment: how much it takes off, or why nothing. */
export type Weighed = UsableCoupon & { refusal: CouponRefusal | null }

/** The coupons of an account that are for payments, held against one: the one that takes off most first. */
export async function weighCoupons(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  payment: CouponPayment,
): Promise<Weighed[]> {
  const { kbPay } = await getAccount(ctx, accountId)
  const holder = { promotions: await listPromotions(ctx, accountId), kbPay }
  const held = await listHeld(ctx, accountId)
  return held
    .filter(
      ({ coupon, holding }) =>
        statusOf(holding, coupon, ctx.now()) === 'owned' && !isUsedAtOnce(coupon.benefit.kind),
    )
    .map((it) => {
      const isTheirs = isOfChannel(it.coupon.conditions, holder)
      const refusal = isTheirs ? refusalOf(it.coupon, payment) : 'market'
      return { ...it, refusal, discount: refusal === null ? takenOff(it.coupon.benefit, payment) : 0 }
    })
    .toSorted((one, other) => other.discount - one.discount)
}

/** The coupons of an account that make a payment smaller, the one that takes off most first. */
export async function listUsableCoupons(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  payment: CouponPayment,
): Promise<UsableCoupon[]> {
  return (await weighCoupons(ctx, accountId, payment)).filter(({ refusal }) => refusal === null)
}

/** Marks a coupon as used in a payment that is about to be made; false when it was used before. */
export async function spendCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  couponId: string,
): Promise<boolean> {
  return markUsed(ctx, { accountId, couponId, usedAt: ctx.now() })
}

/** Gives a coupon back of a payment that came to nothing. */
export async function returnCoupon(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  couponId: string,
): Promise<void> {
  await unmarkUsed(ctx, { accountId, couponId })
}

/** What a coupon takes off a payment: nothing where it is for others, and never more than the payment costs. */
export function discountOf(coupon: Terms, payment: CouponPayment): number {
  return refusalOf(coupon, payment) === null ? takenOff(coupon.benefit, payment) : 0
}

type Terms = Pick<Held['coupon'], 'benefit' | 'conditions'>

/** Why a coupon takes nothing off a payment; null where it does. */
function refusalOf({ benefit, conditions }: Terms, payment: CouponPayment): CouponRefusal | null {
  const { currency, price, planType, item } = payment
  const { plans, period, minPrice } = conditions
  if (benefit.kind === 'WATERMARK' && item !== 'watermark') return 'other-thing'
  if (conditions.currency !== null && conditions.currency !== currency) return 'currency'
  if (plans !== null && (planType === null || !plans.includes(planType))) return 'plan'
  if (period !== null && (planType === null || periodOf(planType) !== period)) return 'period'
  if (conditions.firstPaymentOnly && !payment.isFirst) return 'first-payment'
  if (minPrice !== null && price < (minPrice[currency] ?? Number.POSITIVE_INFINITY)) return 'min-price'
  return takenOff(benefit, payment) > 0 ? null : 'currency'
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
