import { z } from 'zod'

import { Email } from './account.ts'
import { WeighedCoupon } from './coupons.ts'
import { call } from './define.ts'
import { DowngradeInvoice, Invoice, Subscription, SubscriptionPrice, Totals } from './invoice.ts'
import { Flag, Id, pageOf, pageQuery } from './page.ts'
import { GivenConsents } from './payment-consents.ts'
import { PaymentCurrency, PaymentReturn, PaymentWindow } from './payment-window.ts'
import { isSoldPlan, onceItems, soldPlans } from './plans.ts'

/** A plan that everybody can buy. */
const SoldPlan = z.coerce.number<number | string>().int().refine(isSoldPlan, 'plan_type')

/** How a payment goes on: the window to open, or null where nothing is left to pay and it is completed already. */
const Requested = z.object({ invoice: Invoice, window: PaymentWindow.nullable() })

const orderParams = z.object({ orderId: z.string().min(6).max(64) })
/** Something else than an id is of no payment, which is said like that: people come by addresses that were cut off. */
const invoiceParams = z.object({ invoiceId: z.string().max(100) })
const choice = {
  uploadService: Flag.optional(),
  currency: PaymentCurrency.default('KRW'),
  couponId: Id.optional(),
}

/** Why a price cannot be told. */
const priceRefusals = [
  'BILLING_COUPON_NOT_USABLE',
  'BILLING_OTHER_CURRENCY',
  'BILLING_PLAN_BY_CONTRACT',
] as const

/** Why a payment does not begin. */
const requestRefusals = [
  ...priceRefusals,
  'BILLING_ALREADY_PAID',
  'BILLING_IN_PROCESS',
  'BILLING_RENEWAL_CONSENT',
  'BILLING_TOO_LATE',
  'BILLING_WINDOW_FAILED',
  'BILLING_UNAVAILABLE',
] as const

/** What a card window that came back can end in. */
const certRefusals = [
  'BILLING_NOT_FOUND',
  'BILLING_INVALID_CARD',
  'BILLING_APPROVAL_FAILED',
  'BILLING_INFO_MISMATCH',
  'BILLING_WRONG_METHOD',
  'BILLING_ALREADY_PAID',
  'BILLING_IN_PROCESS',
  'BILLING_ALREADY_CANCELLED',
  'BILLING_WINDOW_FAILED',
  'BILLING_WINDOW_CLOSED',
  'BILLING_BEGUN_ANEW',
  'BILLING_TIMED_OUT',
  'BILLING_FAILED',
] as const

/** Plans and payment. */
export const billing = {
  plans: call({
    host: 'api',
    method: 'GET',
    path: '/invoice2/payment/plan',
    who: 'anyone',
    summary: 'What can be bought and for how much, in every currency.',
    query: z.object({
      ref: z.string().max(2_000).optional(),
      naverMarketKey: z.string().max(200).optional(),
    }),
    result: z.object({
      /** What a browser from there is shown first. */
      currency: PaymentCurrency,
      /** Those that can be paid in here. */
      currencies: z.array(PaymentCurrency),
      plans: z.array(
        z.object({ planType: z.literal(soldPlans), price: z.record(PaymentCurrency, z.number().int()) }),
      ),
      uploadService: z.record(z.enum(['month', 'year']), z.record(PaymentCurrency, z.number().int())),
      once: z.record(z.enum(onceItems), z.record(PaymentCurrency, z.number().int())),
    }),
  }),
  price: call({
    host: 'api',
    method: 'GET',
    path: '/invoice2/price/{planType}',
    who: 'member',
    summary: 'What a plan costs this account now, and what its next charge will be.',
    params: z.object({ planType: SoldPlan }),
    query: z.object(choice),
    result: SubscriptionPrice,
    errors: priceRefusals,
  }),
  usableCoupons: call({
    host: 'api',
    method: 'GET',
    path: '/invoice2/coupon',
    who: 'member',
    summary:
      'The coupons of the account for a payment: of a plan, or of what is bought once. Those first that make it cost less, with the price before and with each; then those that cannot be used for it, with the reason.',
    query: z.object({
      planType: z.union([z.enum(onceItems), SoldPlan]),
      uploadService: Flag.optional(),
      currency: choice.currency,
    }),
    result: z.array(WeighedCoupon),
    errors: priceRefusals,
  }),
  request: call({
    host: 'api',
    method: 'POST',
    path: '/invoice2/payment/request',
    who: 'member',
    summary:
      'Begins the payment of a plan; the card window has three minutes to come back. A change for less begins none: it waits.',
    perMinute: 10,
    body: z.object({
      planType: SoldPlan,
      uploadService: z.boolean().default(false),
      currency: PaymentCurrency,
      couponId: Id.optional(),
      /** Pays by a card that is given now, in the place of the one that is kept. For what runs already, where nothing is due, only the card is changed. */
      otherCard: z.boolean().default(false),
      consent: GivenConsents,
    }),
    result: Requested.extend({ invoice: Invoice.nullable(), downgrade: DowngradeInvoice.nullable() }),
    errors: requestRefusals,
  }),
  certify: call({
    host: 'api',
    method: 'POST',
    path: '/invoice2/payment/cert-pc/{orderId}',
    who: 'member',
    summary: 'Hands over what the card window came back with; the same again gives the same answer.',
    params: orderParams,
    body: PaymentReturn,
    result: Invoice,
    errors: certRefusals,
  }),
  find: call({
    host: 'api',
    method: 'GET',
    path: '/invoice2/{invoiceId}',
    who: 'member',
    summary: 'A payment of the account.',
    params: invoiceParams,
    result: Invoice,
    errors: ['BILLING_NOT_FOUND'],
  }),
  subscription: call({
    host: 'api',
    method: 'GET',
    path: '/invoice2/subscription',
    who: 'member',
    summary: 'What the account pays for again and again, and what of it will change; null for nothing.',
    result: z.object({ subscription: Subscription.nullable(), downgrade: DowngradeInvoice.nullable() }),
  }),
  unsubscribe: call({
    host: 'api',
    method: 'PATCH',
    path: '/invoice/subscription',
    who: 'member',
    summary:
      'Ends the subscription with what is paid for, or has it go on after all; `at` is until when it lasts, one period later when it is asked for within a day of the next charge.',
    body: z.object({ renew: z.boolean().default(false) }),
    result: z.object({ at: z.iso.datetime(), isLate: z.boolean() }),
    errors: ['BILLING_NO_SUBSCRIPTION', 'BILLING_IN_PROCESS', 'BILLING_TOO_LATE', 'BILLING_NO_CARD'],
  }),
  endUploadService: call({
    host: 'api',
    method: 'DELETE',
    path: '/invoice2/optionalService',
    who: 'member',
    summary: 'Ends the upload service with what is paid for.',
    result: z.object({ at: z.iso.datetime(), isLate: z.boolean() }),
    errors: ['BILLING_NO_SUBSCRIPTION', 'BILLING_NO_UPLOAD_SERVICE', 'BILLING_IN_PROCESS'],
  }),
  refund: call({
    host: 'api',
    method: 'POST',
    path: '/invoice/billing/cancel',
    who: 'member',
    summary:
      'Gives back all of a payment, within seven days: of the plan that runs, as long as no video was made, or of a pack of credits, as long as none of them was spent. Without an id it is that of the plan; the same id again gives the same answer.',
    perMinute: 5,
    body: z.object({ invoiceId: Id.optional() }),
    result: Invoice,
    errors: [
      'BILLING_NOT_FOUND',
      'BILLING_NO_SUBSCRIPTION',
      'BILLING_NOT_REFUNDABLE',
      'BILLING_PACK_USED',
      'BILLING_REFUND_TOO_LATE',
      'BILLING_REFUND_USED',
      'BILLING_REFUND_POSTED',
      'BILLING_NOTHING_PAID',
      'BILLING_CANCEL_FAILED',
      'BILLING_IN_PROCESS',
    ],
  }),
  keepPlan: call({
    host: 'api',
    method: 'DELETE',
    path: '/invoice2/downgrade',
    who: 'member',
    summary: 'Takes back a change for less that waits, until a day before it counts.',
    result: z.null(),
    errors: ['BILLING_NO_SUBSCRIPTION', 'BILLING_IN_PROCESS', 'BILLING_TOO_LATE', 'BILLING_NO_CARD'],
  }),
  oncePrice: call({
    host: 'api',
    method: 'GET',
    path: '/invoice/price/{planType}',
    who: 'member',
    summary: 'What something that is bought once costs, with a coupon and without.',
    params: z.object({ planType: z.enum(onceItems) }),
    query: z.object({ currency: choice.currency, couponId: Id.optional() }),
    result: Totals,
    errors: priceRefusals,
  }),
  requestOnce: call({
    host: 'api',
    method: 'POST',
    path: '/invoice/payment/request',
    who: 'member',
    summary:
      'Begins the payment of one thing: credits, or the mark off a video, which needs the template of it.',
    perMinute: 10,
    body: z.object({
      item: z.enum(onceItems),
      templateId: z.string().min(1).max(100).optional(),
      currency: PaymentCurrency,
      couponId: Id.optional(),
      consent: GivenConsents,
    }),
    result: Requested,
    errors: [...requestRefusals, 'BILLING_TEMPLATE_REQUIRED', 'TEMPLATES_NOT_FOUND'],
  }),
  certifyOnce: call({
    host: 'api',
    method: 'POST',
    path: '/invoice/payment/cert-pc/{orderId}',
    who: 'member',
    summary: 'Hands over what the card window came back with; what it is for is given by `approve-v2`.',
    params: orderParams,
    body: PaymentReturn,
    result: Invoice,
    errors: certRefusals,
  }),
  approve: call({
    host: 'api',
    method: 'POST',
    path: '/invoice/{invoiceId}/approve-v2',
    who: 'member',
    summary:
      'Gives what was paid for: the mark off that video, or credits. Whose it is is told by the token; another `userId` is refused.',
    params: invoiceParams,
    body: z.object({
      pgReceiptId: z.string().max(200),
      billingKey: z.string().max(200).nullish(),
      userId: Id.optional(),
      subtemplateId: Id.optional(),
    }),
    result: Invoice,
    errors: [...certRefusals, 'PROJECTS_NOT_FOUND', 'BILLING_OTHER_TEMPLATE'],
  }),
  findOnce: call({
    host: 'api',
    method: 'GET',
    path: '/invoice/{invoiceId}',
    who: 'member',
    summary: 'A payment of the account.',
    params: invoiceParams,
    result: Invoice,
    errors: ['BILLING_NOT_FOUND'],
  }),
  list: call({
    host: 'api',
    method: 'GET',
    path: '/invoice',
    who: 'member',
    summary: 'The payments of the account, newest first.',
    query: z.object(pageQuery(20)),
    result: pageOf(Invoice),
  }),
  waitlist: call({
    host: 'api',
    method: 'POST',
    path: '/invoice/waitlist',
    who: 'anyone',
    summary:
      'Puts an e-mail on the list of who waits for a plan, once for each plan; an invitation follows within seven days, and one more free render a day until then.',
    perMinute: 10,
    body: z.object({ userEmail: Email, planType: SoldPlan }),
    result: z.object({ invitedBy: z.iso.datetime() }),
    errors: ['ALREADY REGISTERED'],
  }),
}
