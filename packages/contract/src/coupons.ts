import { z } from 'zod'

import { call } from './define.ts'
import { Id } from './page.ts'

const Percent = z.number().int().min(5).max(100)
const Count = z.number().int().min(1).max(1_000)
const Days = z.number().int().min(1).max(366)
/** In the currency's smallest unit, by currency; a currency that is not named has none. */
const Amounts = z
  .strictObject({
    KRW: z.number().int().min(1).max(100_000_000).optional(),
    USD: z.number().int().min(1).max(100_000_000).optional(),
  })
  .refine(({ KRW, USD }) => KRW !== undefined || USD !== undefined, 'An amount of KRW or USD is needed.')

/** What a coupon gives. */
export const CouponBenefit = z.discriminatedUnion('kind', [
  /** A part of a price, up to `cap`. */
  z.strictObject({ kind: z.literal('PERCENT'), percent: Percent, cap: Amounts.nullable() }),
  z.strictObject({ kind: z.literal('AMOUNT'), amounts: Amounts }),
  /** So many days of a plan, from when it is used. */
  z.strictObject({ kind: z.literal('PLAN_DAYS'), planType: z.number().int().min(1).max(119), days: Days }),
  z.strictObject({ kind: z.literal('CREDIT'), count: Count }),
  z.strictObject({ kind: z.literal('RENDER'), count: Count }),
  /** The mark of the service taken off one video. */
  z.strictObject({ kind: z.literal('WATERMARK') }),
  z.strictObject({ kind: z.literal('UPLOAD_DAYS'), days: Days }),
])
export type CouponBenefit = z.infer<typeof CouponBenefit>
export type CouponKind = CouponBenefit['kind']
export const couponKinds = [
  'PERCENT',
  'AMOUNT',
  'PLAN_DAYS',
  'CREDIT',
  'RENDER',
  'WATERMARK',
  'UPLOAD_DAYS',
] as const satisfies readonly CouponKind[]

/** For whom and for what a coupon is; what is null does not matter. */
export const CouponConditions = z.strictObject({
  /** By `planType`: the plan that is paid for; for what takes effect at once, the plan of its owner. */
  plans: z.array(z.number().int().min(0).max(119)).min(1).nullable(),
  period: z.enum(['month', 'year']).nullable(),
  currency: z.enum(['KRW', 'USD']).nullable(),
  /** By which promotions its owner came (`inflow`), `kbpay` for card-pay users. */
  channels: z.array(z.string().min(1).max(40)).min(1).nullable(),
  minPrice: Amounts.nullable(),
  firstPaymentOnly: z.boolean(),
  /** How many charges in a row a discount is taken off. */
  cycles: z.number().int().min(1).max(36),
})
export type CouponConditions = z.infer<typeof CouponConditions>

/** Whether a coupon does something by itself when it is used; the others make a payment smaller. */
export function isUsedAtOnce(
  kind: CouponKind,
): kind is Exclude<CouponKind, 'PERCENT' | 'AMOUNT' | 'WATERMARK'> {
  return kind !== 'PERCENT' && kind !== 'AMOUNT' && kind !== 'WATERMARK'
}

/** A coupon as whoever knows its code sees it. Days are days in Seoul, the last one included. */
export const Coupon = z.object({
  code: z.string(),
  name: z.object({ ko: z.string(), en: z.string() }),
  benefit: CouponBenefit,
  conditions: CouponConditions,
  /** From when to when it can be registered; null for without an end. */
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  /** Whoever registers it has so many days to use it; null for until it ends. */
  daysAfterRegister: z.number().int().nullable(),
})
export type Coupon = z.infer<typeof Coupon>

/** A coupon that the account has. */
export const OwnedCoupon = Coupon.extend({
  _id: Id,
  status: z.enum(['owned', 'used', 'expired']),
  registeredOn: z.iso.date(),
  /** The last day it can be used; null for without an end. */
  expiresOn: z.iso.date().nullable(),
  usedOn: z.iso.date().nullable(),
})
export type OwnedCoupon = z.infer<typeof OwnedCoupon>

/**
 * Why a coupon takes nothing off a payment: it is for another currency, plan or period, for more money, a first payment or
 * other people; it is for plans and this is the service beside one; or it is for something else altogether.
 */
export const couponRefusals = [
  'currency',
  'plan',
  'period',
  'min-price',
  'first-payment',
  'market',
  'service',
  'other-thing',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]

/** A coupon held against a payment: what it costs without it and with it, or why it cannot be used. */
export const WeighedCoupon = z.object({
  coupon: OwnedCoupon,
  discount: z.number().int().nonnegative(),
  before: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
  refusal: z.enum(couponRefusals).nullable(),
})
export type WeighedCoupon = z.infer<typeof WeighedCoupon>

/** As somebody typed it: the server takes out what does not belong to it. */
const params = z.object({ code: z.string().max(64) })

/** Why a coupon cannot be registered. */
const refusals = [
  'COUPONS_CODE_REQUIRED',
  'COUPONS_CODE_WRONG_FORM',
  'COUPONS_NOT_FOUND',
  'COUPONS_BLOCKED',
  'COUPONS_ALREADY_REGISTERED',
  'COUPONS_NOT_YET',
  'COUPONS_EXPIRED',
  'COUPONS_SOLD_OUT',
  'COUPONS_NOT_FOR_PLAN',
  'COUPONS_NOT_FOR_MARKET',
] as const

/** Coupons that a member has, registers and uses. */
export const coupons = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/coupon/info',
    who: 'member',
    summary: 'The coupons of the account: those it can use, those it has used, those that have run out.',
    result: z.object({
      owned: z.array(OwnedCoupon),
      used: z.array(OwnedCoupon),
      expired: z.array(OwnedCoupon),
    }),
  }),
  check: call({
    host: 'api',
    method: 'GET',
    path: '/coupon/{code}',
    who: 'member',
    summary: 'Says what a code gives, if the account can register it; else why it cannot.',
    params,
    result: Coupon,
    errors: refusals,
  }),
  register: call({
    host: 'api',
    method: 'POST',
    path: '/coupon/{code}',
    who: 'member',
    summary: 'Registers a code to the account, once.',
    params,
    result: OwnedCoupon,
    errors: refusals,
  }),
  use: call({
    host: 'api',
    method: 'PUT',
    path: '/coupon/{code}',
    who: 'member',
    summary:
      'Uses a coupon of the account that takes effect by itself; one that makes a payment smaller is used when paying.',
    params,
    result: OwnedCoupon,
    errors: [
      'COUPONS_CODE_REQUIRED',
      'COUPONS_CODE_WRONG_FORM',
      'COUPONS_NOT_OWNED',
      'COUPONS_AT_PAYMENT',
      'COUPONS_USED',
      'COUPONS_EXPIRED',
      'COUPONS_NOT_FOR_PLAN',
      'COUPONS_PLAN_RUNNING',
    ],
  }),
}
