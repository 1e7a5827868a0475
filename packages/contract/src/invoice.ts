import { z } from 'zod'

import { Id } from './page.ts'
import { PaymentCurrency, paymentRefusals } from './payment-window.ts'
import { onceItems } from './plans.ts'

/** What a price is made of; what is taken off is below zero. Amounts are in the currency's smallest unit, tax included. */
export const PriceLine = z.object({
  /** `unused` is what comes back of days that were paid for already; `waived` is too little to be paid. */
  kind: z.enum(['plan', 'uploadService', 'unused', 'coupon', 'waived', ...onceItems]),
  amount: z.number().int(),
})
export type PriceLine = z.infer<typeof PriceLine>

/** A price, with what it is made of. */
export const Totals = z.object({
  currency: PaymentCurrency,
  lines: z.array(PriceLine),
  total: z.number().int().nonnegative(),
  /** The value added tax within the total. */
  tax: z.number().int().nonnegative(),
})

/** A charge to come. */
const Charge = z.object({ at: z.iso.datetime(), total: z.number().int().nonnegative() })

/** What a choice costs now and from then on. */
export const SubscriptionPrice = Totals.extend({
  planType: z.number().int(),
  uploadService: z.boolean(),
  /** `start`, `now` and `beside` are paid now; `later` waits for the end of what is paid for; `same` changes nothing: what it costs is a renewal that failed. */
  change: z.enum(['start', 'now', 'beside', 'later', 'same']),
  /** Until when what is paid now is for; for `later`, from when it counts. */
  endsAt: z.iso.datetime(),
  next: Charge,
})
export type SubscriptionPrice = z.infer<typeof SubscriptionPrice>

export const InvoiceStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** The specification's numbers for how an invoice stands, by their names. */
export const invoiceStatus = {
  requested: 0,
  inProgress: 1,
  completed: 2,
  cancelled: 3,
  failed: 4,
  refunded: 5,
} as const satisfies Record<string, InvoiceStatus>

/** What a payment is for: a subscription begun, changed for more or given a service beside, its renewal, one thing, or another card for nothing. */
export const invoiceKinds = ['start', 'now', 'beside', 'renewal', 'once', 'card'] as const

const Card = z.object({ brand: z.string(), last4: z.string() })

/** A payment, as its owner sees it. */
export const Invoice = Totals.extend({
  _id: Id,
  userId: Id,
  orderId: z.string(),
  kind: z.enum(invoiceKinds),
  status: InvoiceStatus,
  /** The total again, by the specification's name. */
  price: z.number().int(),
  planType: z.number().int().nullable(),
  uploadService: z.boolean(),
  item: z.enum(onceItems).nullable(),
  /** Of the mark taken off a video: the template it was made of, and the video once it is paid. */
  template: z.string().nullable(),
  subtemplate: Id.nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  card: Card.nullable(),
  receiptUrl: z.string().nullable(),
  refusal: z.enum(paymentRefusals).nullable(),
  /** Whether its money is on its way back, and the gateway has not said yet that it is. */
  isRefunding: z.boolean(),
  /** Of a pack of credits: until when all of it comes back if none of them is spent before; null when that is over, and for all else. */
  refundUntil: z.iso.datetime().nullable(),
  /** Of a card that was kept: whether there was none before. */
  isFirstCard: z.boolean(),
  requestedAt: z.iso.datetime(),
  /** Until when the card window has to come back. */
  expiresAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

/** What a subscription will be from the end of what is paid for on, where that is less. */
export const DowngradeInvoice = z.object({
  /** `downgrade` to the free plan; `payment` to one that is paid, which is charged then. */
  pending: z.enum(['downgrade', 'payment']),
  planType: z.number().int(),
  uploadService: z.boolean(),
  at: z.iso.datetime(),
  price: z.number().int(),
  currency: PaymentCurrency,
})
export type DowngradeInvoice = z.infer<typeof DowngradeInvoice>

/** What an account pays for again and again. */
export const Subscription = z.object({
  planType: z.number().int(),
  uploadService: z.boolean(),
  currency: PaymentCurrency,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Null once its owner ended it. */
  next: Charge.nullable(),
  /** How often the charge that is due has failed; when it is tried again is `next`. */
  failures: z.number().int(),
  /** When a change for less counts that is asked for now, as a cancelling is; `isLate` where the next charge is made before, as less than a day is left. */
  change: z.object({ at: z.iso.datetime(), isLate: z.boolean() }),
  card: Card.nullable(),
  /** What comes back of the payment of what runs, until when if no video is made before, and which plan the account is on then; null when that is over or used up. */
  refund: z
    .object({ until: z.iso.datetime(), amount: z.number().int(), planType: z.number().int() })
    .nullable(),
})
export type Subscription = z.infer<typeof Subscription>
