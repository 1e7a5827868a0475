import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** What was to be paid, and what came of it. Amounts are the server's own, in the currency's smallest unit. */
export const invoices = pgTable(
  'invoices',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    /** By what the gateway knows it, and its idempotency key: the day in Seoul and a UUID. */
    orderId: text('order_id').notNull(),
    /** `start`, `now`, `beside`, `renewal`, `once`, or `card`. */
    kind: text('kind').notNull(),
    /** 0 requested, 1 in progress, 2 completed, 3 cancelled, 4 failed, 5 refunded. */
    status: integer('status').notNull(),
    gateway: text('gateway').notNull(),
    currency: text('currency').notNull(),
    total: integer('total').notNull(),
    /** The value added tax within the total. */
    tax: integer('tax').notNull(),
    /** What the total is made of: `PriceLine`s. */
    lines: jsonb('lines').notNull(),
    /** Of a subscription. */
    planType: integer('plan_type'),
    uploadService: boolean('upload_service').notNull().default(false),
    /** What is bought once; with the mark of a video goes its template, and its project once it is paid. */
    item: text('item'),
    templateId: text('template_id'),
    projectId: uuid('project_id'),
    couponId: uuid('coupon_id'),
    /** From when to when it pays for; null until it is completed, and for what is bought once. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** A hash of what the window came back with: the same again gets the same answer. */
    proof: text('proof'),
    /** `certified` or `charging`: how far it has come while it is in progress. Money moves only after `charging`. */
    step: text('step'),
    /** The token of the card that was kept for it, sealed. */
    card: text('card'),
    /** The gateway's name for the payment. */
    receipt: text('receipt'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    receiptUrl: text('receipt_url'),
    /** Why it failed: a `PaymentRefusal`. */
    refusal: text('refusal'),
    /** The subscription that it took the place of, to go back to when it is refunded; of a first card, the one that it is for. */
    before: jsonb('before'),
    requestedAt: moment('requested_at').notNull(),
    /** Until when the window has to have come back. */
    expiresAt: moment('expires_at').notNull(),
    /** When its status changed last. */
    movedAt: moment('moved_at').notNull(),
    paidAt: moment('paid_at'),
    /** When whoever settles what is in progress looks at it again. */
    lookAt: moment('look_at'),
    /** How often its gateway was asked in vain to give it back, and what it said last. */
    refundTries: integer('refund_tries').notNull().default(0),
    refundFault: text('refund_fault'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('invoices_order').on(t.orderId),
    uniqueIndex('invoices_receipt').on(t.gateway, t.receipt),
    index('invoices_history').on(t.accountId, t.requestedAt),
    index('invoices_open')
      .on(t.lookAt)
      .where(sql`look_at is not null`),
    check('invoices_amounts', sql`${t.total} >= 0 and ${t.tax} between 0 and ${t.total}`),
  ],
)

/**
 * What was agreed to before a payment, a card was kept or charges go on: one row a box, none is ever changed. Kept as long
 * as the payments that they belong to.
 */
export const paymentConsents = pgTable(
  'payment_consents',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    /** `payment`, `card`, `less` for a change that waits, or `taken-back` for an ending that does not come. */
    occasion: text('occasion').notNull(),
    /** Of a payment and a card. */
    invoiceId: uuid('invoice_id'),
    /** `purchase`, `gateway` or `renewal`. */
    consent: text('consent').notNull(),
    /** Of the words that were agreed to, and in which language they were read. */
    version: text('version').notNull(),
    language: text('language').notNull(),
    ip: text('ip').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('payment_consents_invoice').on(t.accountId, t.invoiceId),
    index('payment_consents_at').on(t.at),
  ],
)

/** What an account pays for again and again: one each. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: uuid('account_id').primaryKey(),
    planType: integer('plan_type').notNull(),
    uploadService: boolean('upload_service').notNull(),
    currency: text('currency').notNull(),
    gateway: text('gateway').notNull(),
    /** The day in Seoul that its charges are counted from, and how many months after it what is paid for began. */
    anchor: date('anchor', { mode: 'string' }).notNull(),
    months: integer('months').notNull(),
    /** What is paid for, from when to when, and what was paid for it. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    paid: integer('paid').notNull(),
    /** What it will be where that is less, 0 for nothing, and from when on; null for the same. */
    nextPlanType: integer('next_plan_type'),
    nextUploadService: boolean('next_upload_service'),
    changesAt: moment('changes_at'),
    /** The kept card's token, sealed, with what is seen of it; null where nothing was to be paid. */
    card: text('card'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** When it is charged next, or over; null while it is being charged. */
    chargeAt: moment('charge_at'),
    /** How often the charge that is due has failed. */
    failures: integer('failures').notNull().default(0),
    /** A coupon that goes on taking something off, and how many charges more. */
    couponId: uuid('coupon_id'),
    couponCharges: integer('coupon_charges').notNull().default(0),
    /** Which of the notices before the next charge went out: days before it. */
    noticedDays: integer('noticed_days'),
  },
  (t) => [
    index('subscriptions_due').on(t.chargeAt),
    index('subscriptions_ends').on(t.endsAt),
    check('subscriptions_order', sql`${t.endsAt} > ${t.startsAt} and ${t.months} >= 0`),
  ],
)

/** The books, with two sides: what went from where to where, once for each invoice and kind. Rows are added and never changed. */
export const moneyTransfers = pgTable(
  'money_transfers',
  {
    accountId: uuid('account_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    /** `charge`, `tax`, `refund` or `tax-back`. */
    kind: text('kind').notNull(),
    /** Such as `gateway:toss`, `sales` or `tax`. */
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.invoiceId, t.kind] }),
    index('money_transfers_at').on(t.at),
    check('money_transfers_amount', sql`${t.amount} > 0 and ${t.debit} <> ${t.credit}`),
  ],
)
