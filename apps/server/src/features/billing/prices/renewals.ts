import { periodOf, priceOfUploadService, type PriceLine } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { discountOf, findCouponById } from '../../coupons/index.ts'
import { findLastWhole } from '../invoices/store.ts'
import { nextRenewal, type Renewal } from '../subscriptions/rules.ts'
import type { StoredSubscription } from '../subscriptions/store.ts'
import { payableOf } from './payable.ts'
import { agreedLines, sumOf, totalOf } from './rules.ts'

type Door = Pick<Context, 'db' | 'outside'>

type RenewalPrice = {
  lines: PriceLine[]
  total: number
  tax: number
  /** The coupon that goes on, where it takes anything off. */
  couponId: string | null
}

/**
 * What a renewal costs, with what a coupon that goes on takes off. Whoever pays already goes on at the price that they
 * agreed to: a higher one counts for who chooses a plan anew, and sees it, and for nobody else.
 */
export async function quoteRenewal(
  ctx: Door,
  { accountId, currency, couponId }: StoredSubscription,
  { planType, lines: sold }: Renewal,
): Promise<RenewalPrice> {
  const last = await findLastWhole(ctx, accountId)
  const lines = last?.planType === planType ? agreedLines(sold, last.lines) : sold
  const coupon = couponId === null ? null : await findCouponById(ctx, couponId)
  const price = sumOf(lines)
  const discount = coupon && discountOf(coupon, { planType, item: null, currency, price, isFirst: true })
  const withCoupon = discount ? [...lines, { kind: 'coupon' as const, amount: -discount }] : lines
  const payable = payableOf(ctx, withCoupon, currency)
  return { lines: payable, ...totalOf(payable, currency), couponId: discount ? couponId : null }
}

/** The next charge of a subscription. */
export type NextCharge = Renewal & RenewalPrice

/** What is charged when what is paid for ends, less what a coupon that goes on takes off; null when it is over then. */
export async function nextCharge(ctx: Door, running: StoredSubscription): Promise<NextCharge | null> {
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
