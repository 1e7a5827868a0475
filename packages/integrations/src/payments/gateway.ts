import type {
  PaymentCurrency,
  PaymentPurpose,
  PaymentRefusal,
  PaymentReturn,
  PaymentWindow,
} from '@clipmint/contract'

import type { Money } from './money.ts'

/** The gateways that there are. To add one: its folder, its line here, and its line where a currency is set up. */
export const paymentGatewayIds = ['toss', 'stripe'] as const
export type PaymentGatewayId = (typeof paymentGatewayIds)[number]

/** Who pays: a key that nobody can guess and that says nothing of them, the same for all that one account pays. */
export type Payer = { customerKey: string; email: string | null; name: string | null }

/** What is to be paid, as the server has computed it. `id` is 6–64 letters, digits, `-` and `_`, and never used twice. */
export type PaymentOrder = { id: string; name: string; money: Money; payer: Payer }

/** What a window is opened for, and where it comes back to. */
export type WindowWish = {
  order: PaymentOrder
  purpose: PaymentPurpose
  successUrl: string
  failUrl: string
  lang: 'ko' | 'en'
}

/**
 * Nothing moved, for a reason of the closed set. `code` and `told` are the gateway's own, for logs and support. Final for
 * this order: whoever tries again takes a new order.
 */
export type Refused = { status: 'refused'; reason: PaymentRefusal; code: string; told: string }

/**
 * It was asked and nobody can say what came of it: no answer in time, a line that went dead, an outage, nonsense, or the
 * same call still under way. Never told as failed: `find` says later what truly happened.
 */
export type Unknown = {
  status: 'unknown'
  why: 'timeout' | 'cut' | 'outage' | 'unreadable' | 'in-process'
  told: string
}

/** What somebody sees of a card, and no more: its house, and its last four digits as far as the gateway shows them. */
export type CardFacts = { brand: string; last4: string }

/**
 * A card that was left with the gateway. `token` charges it, so it is kept encrypted; it works for its own customer
 * alone.
 */
export type KeptCard = { token: string; customerKey: string; card: CardFacts }

/** Money that was taken. `receipt` is the gateway's own name for the payment. */
export type Payment = {
  orderId: string
  receipt: string
  money: Money
  /** How much of it was given back, in the same unit. */
  cancelled: number
  paidAt: Date
  card: CardFacts | null
  /** Where its owner reads the receipt. */
  receiptUrl: string | null
}

/** What a window came back with. `proof` goes into `confirm` or `keepCard`, once. */
export type WindowOutcome = { status: 'authenticated'; proof: string } | Refused

export type OpenOutcome = { status: 'opened'; window: PaymentWindow } | Refused | Unknown
export type PayOutcome = { status: 'paid'; payment: Payment } | Refused | Unknown
export type KeepOutcome = { status: 'kept'; kept: KeptCard } | Refused | Unknown
export type CancelOutcome = { status: 'cancelled'; payment: Payment } | Refused | Unknown
export type ForgetOutcome = { status: 'forgotten' } | Refused | Unknown

/**
 * What truly happened to an order. `pending` may still become paid; `unpaid` never will. `absent` is an order that the
 * gateway has not heard of: while a call about it may be under way (the timeout of one call, ten minutes of a window) that
 * proves nothing, after it that nothing moved.
 */
export type FindOutcome =
  | { status: 'paid'; payment: Payment }
  | { status: 'cancelled'; payment: Payment }
  | { status: 'pending' }
  | { status: 'unpaid'; reason: PaymentRefusal }
  | { status: 'absent' }
  | Unknown

/**
 * What a gateway tells by itself. Only a hint, signed or not: it may come twice, late, out of order or from a stranger, so
 * what it is about is looked up (`find`) and nothing in it believed.
 */
export type HookEvent =
  | { kind: 'payment-changed'; orderId: string }
  | { kind: 'card-forgotten'; token: string }
export type HookOutcome =
  | { status: 'event'; event: HookEvent }
  /** Of a kind that the product has no use for; it is answered as well. */
  | { status: 'ignored' }
  | { status: 'refused'; reason: 'unsigned' | 'stale' | 'unreadable' }

/** A place that takes and returns money. Every ending is a value; a wrong argument of ours throws. */
export type PaymentGateway = {
  facts: {
    id: PaymentGatewayId
    currency: PaymentCurrency
    /** The least that can be paid at once, in the smallest unit. */
    leastAmount: number
    /** What the page that opens its window must let in. */
    scriptOrigins: readonly string[]
    frameOrigins: readonly string[]
    connectOrigins: readonly string[]
  }
  /** What the browser needs to open the window of an order. */
  openWindow: (wish: WindowWish) => Promise<OpenOutcome>
  /** Reads what the window came back with, for the order that it was opened for. It proves nothing until it is used. */
  readReturn: (fields: PaymentReturn, order: PaymentOrder) => WindowOutcome
  /**
   * Takes the money of an order that was authenticated at the window (`pay-once`). Refuses another amount than was shown
   * there. The same proof again gives the same payment.
   */
  confirm: (asked: { order: PaymentOrder; proof: string }) => Promise<PayOutcome>
  /**
   * Keeps the card that was authenticated at the window (`keep-card`); moves no money. Where nobody knows, the same proof
   * may be brought again.
   */
  keepCard: (asked: { order: PaymentOrder; proof: string }) => Promise<KeepOutcome>
  /** Takes money from a kept card. The order's id is the idempotency key: the same order again gives the same payment. */
  charge: (asked: {
    order: PaymentOrder
    kept: Pick<KeptCard, 'token' | 'customerKey'>
  }) => Promise<PayOutcome>
  /** Gives back the whole of a payment, or so much of it. The same `key` again gives back nothing more. */
  cancel: (asked: {
    payment: Pick<Payment, 'orderId' | 'receipt' | 'money'>
    amount: number | null
    reason: string
    key: string
  }) => Promise<CancelOutcome>
  /** What truly happened to an order; the kept card that it was charged to, where there is one, makes the search sure. */
  find: (asked: { orderId: string; kept: Pick<KeptCard, 'token'> | null }) => Promise<FindOutcome>
  /** Has the gateway forget a card; one that it does not know any more is as well. */
  forgetCard: (kept: Pick<KeptCard, 'token' | 'customerKey'>) => Promise<ForgetOutcome>
  /** Reads a message from the gateway: its headers in lower case, its body byte by byte as it came. */
  readHook: (headers: Record<string, string | string[] | undefined>, body: Uint8Array) => HookOutcome
}

/** The gateway of each currency; null where it cannot be paid in. */
export type PaymentGateways = Record<PaymentCurrency, PaymentGateway | null>
