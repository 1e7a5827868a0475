import {
  type OnceItem,
  type PaymentCurrency,
  periodOf,
  planNameOf,
  priceOfOnce,
  priceOfUploadService,
  type PriceLine,
  type SubscriptionPrice,
} from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { type Account, getAccount } from '../../account/index.ts'
import {
  discountOf,
  findCouponById,
  listUsableCoupons,
  type UsableCoupon,
  type Weighed,
  weighCoupons,
} from '../../coupons/index.ts'
import { findLastOfPlan, findLastWhole } from '../invoices/store.ts'
import { monthsOf, renewalAt } from '../rhythm/rules.ts'
import { failedRenewal, nextRenewal, type Renewal } from '../subscriptions/rules.ts'
import { findSubscription, type StoredSubscription } from '../subscriptions/store.ts'
import {
  agreedLines,
  type Change,
  changeOf,
  type Choice,
  linesNow,
  linesOf,
  sumOf,
  totalOf,
  waived,
} from './rules.ts'

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
  const lines = waived(withCoupon, ctx.outside.payments[wish.currency]?.facts.leastAmount ?? 1)
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

/**
 * What a renewal costs, with what a coupon that goes on takes off. Whoever pays already goes on at the price that they
 * agreed to: a higher one counts for who chooses a plan anew, and sees it, and for nobody else.
 */
export async function quoteRenewal(
  ctx: Pick<Door, 'db' | 'outside'>,
  { accountId, currency, couponId }: StoredSubscription,
  { planType, lines: sold }: Renewal,
): Promise<Pick<PlanQuote, 'lines' | 'total' | 'tax' | 'couponId'>> {
  const last = await findLastWhole(ctx, accountId)
  const lines = last?.planType === planType ? agreedLines(sold, last.lines) : sold
  const coupon = couponId === null ? null : await findCouponById(ctx, couponId)
  const price = sumOf(lines)
  const discount = coupon && discountOf(coupon, { planType, item: null, currency, price, isFirst: true })
  const payable = waived(
    discount ? [...lines, { kind: 'coupon' as const, amount: -discount }] : lines,
    ctx.outside.payments[currency]?.facts.leastAmount ?? 1,
  )
  return { lines: payable, ...totalOf(payable, currency), couponId: discount ? couponId : null }
}

/** The next charge of a subscription. */
export type NextCharge = Renewal & Pick<PlanQuote, 'total' | 'tax'>

/** What is charged when what is paid for ends, less what a coupon that goes on takes off; null when it is over then. */
export async function nextCharge(
  ctx: Pick<Door, 'db' | 'outside'>,
  running: StoredSubscription,
): Promise<NextCharge | null> {
  const renewal = nextRenewal(running)
  return renewal && { ...renewal, ...(await quoteRenewal(ctx, running, renewal)) }
}

/**
 * What the same cost for a whole period when it was paid last, where the next charge is another: a coupon has come to its
 * end, or a price was lowered. Null where it is the same, and where its owner chose something else.
 */
export async function priceBefore(
  ctx: Pick<Door, 'db'>,
  running: StoredSubscription,
  next: NextCharge,
): Promise<number | null> {
  const last = await findLastWhole(ctx, running.accountId)
  const isSame = next.planType === running.planType && next.uploadService === running.uploadService
  if (last?.planType !== next.planType || !isSame) return null
  // A service that was added since was paid for by the day.
  const added =
    next.uploadService && !last.uploadService
      ? priceOfUploadService(periodOf(next.planType), running.currency)
      : 0
  const before = sumOf(last.lines.filter(({ kind }) => kind !== 'unused')) + added
  return before === next.total ? null : before
}

/** A coupon held against a payment: what it costs without it and with it. */
export type PricedCoupon = Weighed & { before: number; total: number }

/** The coupons of an account held against a choice, the best first; those that cannot be used come with the reason. */
export async function couponsFor(
  ctx: Door,
  accountId: string,
  wish: Omit<PlanWish, 'couponId'>,
): Promise<PricedCoupon[]> {
  const { change, lines } = await quotePlan(ctx, accountId, { ...wish, couponId: null })
  const weighed = await weigh(ctx, accountId, { ...wish, change, price: sumOf(lines) })
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
  { outside }: Pick<Door, 'outside'>,
  weighed: Weighed,
  { lines, currency }: { lines: readonly PriceLine[]; currency: PaymentCurrency },
): PricedCoupon {
  const least = outside.payments[currency]?.facts.leastAmount ?? 1
  const withIt = [...lines, { kind: 'coupon' as const, amount: -weighed.discount }]
  return { ...weighed, before: sumOf(lines), total: sumOf(waived(withIt, least)) }
}

type CouponWish = { planType: number; currency: PaymentCurrency; price: number; change: Change }

async function weigh(ctx: Door, accountId: string, wish: CouponWish): Promise<Weighed[]> {
  const isFirst = (await findLastOfPlan(ctx, accountId)) === null
  const { planType, currency, price, change } = wish
  const weighed = await weighCoupons(ctx, accountId, { planType, item: null, currency, price, isFirst })
  // A coupon is for a plan, and not for the days of a service beside it.
  if (change === 'start' || change === 'now') return weighed
  return weighed.map((it) => ({ ...it, discount: 0, refusal: 'service' }))
}

async function chosenCoupon(
  ctx: Door,
  accountId: string,
  couponId: string,
  wish: CouponWish,
): Promise<UsableCoupon> {
  const weighed = await weigh(ctx, accountId, wish)
  return pick(
    weighed.filter(({ refusal }) => refusal === null),
    couponId,
  )
}

function pick(usable: readonly UsableCoupon[], couponId: string): UsableCoupon {
  const coupon = usable.find((it) => it.coupon.id === couponId)
  if (!coupon) throw new Failure('BILLING_COUPON_NOT_USABLE', { field: 'couponId' })
  return coupon
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
  const coupon = couponId === null ? null : pick(await listUsableCoupons(ctx, accountId, payment), couponId)
  const lines: PriceLine[] = [{ kind: item, amount: price }]
  if (coupon) lines.push({ kind: 'coupon', amount: -coupon.discount })
  const payable = waived(lines, ctx.outside.payments[currency]?.facts.leastAmount ?? 1)
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

/** Who is on a plan by contract does not buy another one beside it. */
function refuseContract({ planType, planEndsAt }: Account, running: StoredSubscription | null): void {
  const isByContract = ['pro', 'enterprise'].includes(planNameOf(planType))
  if (isByContract && planEndsAt === null && running === null) throw new Failure('BILLING_PLAN_BY_CONTRACT')
}
