import { z } from 'zod'

/** Currencies that are paid in. Amounts are whole numbers of the smallest unit: won, cents. */
export const paymentCurrencies = ['KRW', 'USD'] as const
export const PaymentCurrency = z.enum(paymentCurrencies)
export type PaymentCurrency = z.infer<typeof PaymentCurrency>

/** What somebody proves at a gateway's window: that one payment is theirs, or that a card may be kept for renewals. */
const Purpose = z.enum(['pay-once', 'keep-card'])
export type PaymentPurpose = z.infer<typeof Purpose>

const Amount = z.number().int().nonnegative()

/** What Toss Payments' browser package is opened with; it comes back to one of the two addresses, or by a promise. */
const TossWindow = z.object({
  kind: z.literal('toss'),
  purpose: Purpose,
  clientKey: z.string(),
  customerKey: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  amount: z.object({ currency: z.literal('KRW'), value: Amount }),
  successUrl: z.url(),
  failUrl: z.url(),
  customerEmail: z.string().nullable(),
  customerName: z.string().nullable(),
})

/** What Stripe's browser package confirms with: `confirmPayment` or `confirmSetup`, by the purpose. */
const StripeWindow = z.object({
  kind: z.literal('stripe'),
  purpose: Purpose,
  publishableKey: z.string(),
  clientSecret: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  amount: z.object({ currency: z.literal('USD'), value: Amount }),
  returnUrl: z.url(),
})

/**
 * A page of the sandbox. Gone to, it redirects to the order's own addresses; opened as a popup it posts a
 * `PaymentWindowMessage` to who opened it and closes itself.
 */
const SandboxWindow = z.object({ kind: z.literal('sandbox'), purpose: Purpose, url: z.url() })

/** How a browser opens the window where a card is given; the card's number goes to the gateway alone. */
export const PaymentWindow = z.discriminatedUnion('kind', [TossWindow, StripeWindow, SandboxWindow])
export type PaymentWindow = z.infer<typeof PaymentWindow>

/** What a window came back with, field by field as it stands in the address: the server passes it to the gateway. */
export const PaymentReturn = z.record(z.string().max(40), z.string().max(1_000))
export type PaymentReturn = z.infer<typeof PaymentReturn>

/** What a page hands over in the place of a window that told it nothing: it was closed, or its time is over. */
export const windowGone = {
  closed: { window: 'closed' },
  late: { window: 'late' },
} as const satisfies Record<string, PaymentReturn>

/** What a popup of the sandbox posts to the page that opened it, which looks at its origin first. */
export const PaymentWindowMessage = z.object({ type: z.literal('payment-window'), fields: PaymentReturn })
export type PaymentWindowMessage = z.infer<typeof PaymentWindowMessage>

/** Every reason for which money is not taken, a card not kept or a payment not cancelled. */
export const paymentRefusals = [
  'wrong-number',
  'expired-card',
  'stopped-card',
  'lost-or-stolen',
  'insufficient-funds',
  'over-limit',
  'declined',
  'wrong-secret',
  'wrong-identity',
  'authentication-failed',
  'authentication-needed',
  'suspected-fraud',
  'unsupported-card',
  'too-small',
  'maintenance',
  'timed-out',
  'cancelled-by-payer',
  'aborted',
  'mismatch',
  'already-paid',
  'already-cancelled',
  'not-cancellable',
  'no-such-payment',
  'card-forgotten',
  'unavailable',
  'set-up-wrong',
  'window-failed',
  'begun-anew',
  'failed',
] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

/**
 * The messages about payments that a reason decides, the specification's and our own about a payment begun anew. The others follow from what was done: a payment of
 * which nobody knows yet is in process, a renewal or a cancellation fails as such.
 */
export type PaymentMessage =
  | 'invalid-card'
  | 'approval-failed'
  | 'info-mismatch'
  | 'wrong-method'
  | 'already-paid'
  | 'already-cancelled'
  | 'window-failed'
  | 'begun-anew'
  | 'timed-out'
  | 'failed'

/** Which message a reason is told by; null where the specification has none: who closes the window is not told of it. */
export const paymentMessages: Record<PaymentRefusal, PaymentMessage | null> = {
  'wrong-number': 'invalid-card',
  'expired-card': 'invalid-card',
  'stopped-card': 'invalid-card',
  'lost-or-stolen': 'invalid-card',
  'insufficient-funds': 'approval-failed',
  'over-limit': 'approval-failed',
  declined: 'approval-failed',
  'wrong-secret': 'approval-failed',
  'wrong-identity': 'info-mismatch',
  'authentication-failed': 'approval-failed',
  'authentication-needed': 'approval-failed',
  'suspected-fraud': 'approval-failed',
  'unsupported-card': 'wrong-method',
  'too-small': 'failed',
  maintenance: 'failed',
  'timed-out': 'timed-out',
  'cancelled-by-payer': null,
  aborted: 'failed',
  mismatch: 'info-mismatch',
  'already-paid': 'already-paid',
  'already-cancelled': 'already-cancelled',
  'not-cancellable': 'failed',
  'no-such-payment': 'failed',
  'card-forgotten': 'invalid-card',
  unavailable: 'failed',
  'set-up-wrong': 'window-failed',
  'window-failed': 'window-failed',
  // Not of a gateway: another payment took its place.
  'begun-anew': 'begun-anew',
  failed: 'failed',
}
