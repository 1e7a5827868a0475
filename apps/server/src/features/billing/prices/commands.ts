import {
  type OnceItem,
  type PaymentCurrency,
  planNameOf,
  priceOfOnce,
  type PriceLine,
  type SubscriptionPrice,
} from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { type Account, getAccount } from '../../account/index.ts'
import { discountOf, listUsableCoupons, type UsableCoupon } from '../../coupons/index.ts'
import { monthsOf, renewalAt } from '../rhythm/rules.ts'
import { failedRenewal } from '../subscriptions/rules.ts'
import { findSubscription, type StoredSubscription } from '../subscriptions/store.ts'
import { chosenCoupon, pickCoupon } from './coupons.ts'
import { payableOf } from './payable.ts'
import { quoteRenewal } from './renewals.ts'
import { type Change, changeOf, type Choice, linesNow, linesOf, sumOf, totalOf } from './rules.ts'

type Door = Pick<Context, 'db' | 'now' | 'outside'>

export type PlanWish = Choice & { currency: PaymentCurrency; couponId: string | null }

/** What a choice costs and does, with what it was computed from. */
export type PlanQuote = {
  change: Change
  running: StoredSubscription | null
  lines: PriceLine[]
  total: number
  tax: number
  coupon: UsableCoupon | null
  /** The coupon that is taken off; of a renewal, the one that goes on. */
  couponId: string | null
  uploadService: boolean
  /** From when to when what is paid now is for. */
  startsAt: Date
  endsAt: Date
}

/** Computes what a choice costs an account now. Throws for a coupon that it cannot use, and another currency than it pays in. */
export async function quotePlan(ctx: Door, accountId: string, wish: PlanWish): Promise<PlanQuote> {
  const account = await getAccount(ctx, accountId)
  const running = await findSubscription(ctx, accountId)
  refuseContract(account, running)
  if (running !== null && running.currency !== wish.currency) throw new Failure('BILLING_OTHER_CURRENCY')
  const now = ctx.now()
  const change = changeOf(running, wish)
  const failed = change === 'same' && running !== null ? failedRenewal(running) : null
  if (failed !== null && running !== null)
    return { change, running, coupon: null, ...failed, ...(await quoteRenewal(ctx, running, failed)) }
  const uploadService = wish.uploadService || (change === 'now' && running?.uploadService === true)
  const bare = linesNow(running, wish, now)
  const coupon =
    wish.couponId === null
      ? null
      : await chosenCoupon(ctx, accountId, wish.couponId, { ...wish, price: sumOf(bare), change })
  const withCoupon = coupon ? [...bare, { kind: 'coupon' as const, amount: -coupon.discount }] : bare
  const lines = payableOf(ctx, withCoupon, wish.currency)
  const couponId = coupon?.coupon.id ?? null
  return {
    change,
    running,
    coupon,
    couponId,
    uploadService,
    lines,
    ...totalOf(lines, wish.currency),
    ...spanOf(),
  }

  function spanOf(): { startsAt: Date; endsAt: Date } {
    if (running !== null && change !== 'now') return { startsAt: running.startsAt, endsAt: running.endsAt }
    return { startsAt: now, endsAt: renewalAt(dayInSeoul(now), monthsOf(wish.planType)) }
  }
}

/** Who is on a plan by contract does not buy another one beside it. */
function refuseContract({ planType, planEndsAt }: Account, running: StoredSubscription | null): void {
  const isByContract = ['pro', 'enterprise'].includes(planNameOf(planType))
  if (isByContract && planEndsAt === null && running === null) throw new Failure('BILLING_PLAN_BY_CONTRACT')
}

/** What is bought once costs, and the coupon that makes it less. */
export async function quoteOnce(
  ctx: Door,
  accountId: string,
  wish: { item: OnceItem; currency: PaymentCurrency; couponId: string | null },
): Promise<Pick<PlanQuote, 'lines' | 'total' | 'tax' | 'coupon'>> {
  const { item, currency, couponId } = wish
  const price = priceOfOnce(item, currency)
  const payment = { planType: null, item, currency, price, isFirst: false }
  const coupon =
    couponId === null ? null : pickCoupon(await listUsableCoupons(ctx, accountId, payment), couponId)
  const lines: PriceLine[] = [{ kind: item, amount: price }]
  if (coupon) lines.push({ kind: 'coupon', amount: -coupon.discount })
  const payable = payableOf(ctx, lines, currency)
  return { lines: payable, ...totalOf(payable, currency), coupon }
}

/** A quote as its owner sees it, with the charge that follows it. */
export function toShownPrice(quote: PlanQuote, wish: PlanWish): SubscriptionPrice {
  const { change, lines, total, tax, endsAt, uploadService, coupon } = quote
  const price = sumOf(linesOf({ planType: wish.planType, uploadService }, wish.currency))
  const goesOn = coupon !== null && coupon.coupon.conditions.cycles > 1
  const { planType, currency } = wish
  const off = goesOn ? discountOf(coupon.coupon, { planType, item: null, currency, price, isFirst: true }) : 0
  return {
    planType: wish.planType,
    uploadService,
    change,
    currency: wish.currency,
    lines,
    total,
    tax,
    endsAt: endsAt.toISOString(),
    next: { at: endsAt.toISOString(), total: price - off },
  }
}
