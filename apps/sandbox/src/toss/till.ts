import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Book } from '../payments/book.ts'
import { type Delivery, deliveryOf, lateMs } from '../payments/manners.ts'
import type { Card, Stage } from './cards.ts'
import type { Code } from './codes.ts'
import type { KeptCards } from './kept-cards.ts'
import { cardShapeOf, type Payment, seoulTime, shapeOf } from './payment.ts'

const confirmMs = 10 * 60_000
const leastAmount = 100
/** Errors after which the payment goes on waiting. */
const underWay = new Set<Code>(['IDEMPOTENT_REQUEST_PROCESSING', 'ALREADY_PROCESSING_REQUEST'])

export type Ending = { code: Code } | { body: object; delivery: Delivery }

export type Told = { payment: Payment; before: Payment['status'] | null }

type Visit = { orderId: string; orderName: string; amount: number; customerKey: string }
type Charge = Visit & { billingKey: string }

export type Till = ReturnType<typeof createTill>

/** Takes and gives back money, by the rules of Toss Payments and the manners of the card. `tell` hears of every change. */
export function createTill({
  now,
  book,
  kept,
  tell,
}: {
  now: () => number
  book: Book
  kept: KeptCards
  tell: (told: Told) => void
}) {
  const byKey = new Map<string, Payment>()
  const byOrder = new Map<string, Payment[]>()

  function open(type: Payment['type'], visit: Visit, card: Card): Payment {
    const key = `tsandbox${randomBytes(15).toString('base64url')}`
    const payment: Payment = {
      key,
      receiptUrl: book.receiptUrl('toss', key),
      type,
      ...visit,
      status: 'IN_PROGRESS',
      balance: visit.amount,
      requestedAt: now(),
      approvedAt: null,
      card,
      cancels: [],
      failure: null,
      lastTransactionKey: null,
      isBusy: false,
    }
    byKey.set(payment.key, payment)
    byOrder.set(visit.orderId, [...(byOrder.get(visit.orderId) ?? []), payment])
    return payment
  }

  const isTaken = (orderId: string) => byOrder.get(orderId)?.some(({ approvedAt }) => approvedAt !== null)
  const isTakenNow = (orderId: string) => byOrder.get(orderId)?.some(({ isBusy }) => isBusy)

  /** Moves the money, or not, as the card does it. */
  async function move(payment: Payment, code: Code | null): Promise<Ending> {
    const { card } = payment
    if (card.manner === 'dawdles') {
      payment.isBusy = true
      await sleep(lateMs, undefined, { ref: false })
      payment.isBusy = false
    }
    const before = payment.status
    if (code !== null && underWay.has(code)) return { code }
    if (code !== null) {
      payment.status = 'ABORTED'
      payment.failure = code
      tell({ payment, before })
      return { code }
    }
    payment.status = 'DONE'
    payment.approvedAt = now()
    payment.lastTransactionKey = randomBytes(16).toString('hex').toUpperCase()
    write(payment, 'taken', payment.amount)
    tell({ payment, before })
    if (card.manner === 'called-off') giveBack(payment, { amount: payment.balance, reason: 'Called off' })
    return { body: shapeOf(payment), delivery: deliveryOf(card.manner) }
  }

  function giveBack(payment: Payment, { amount, reason }: { amount: number; reason: string }): void {
    const before = payment.status
    payment.balance -= amount
    payment.status = payment.balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
    const transactionKey = randomBytes(16).toString('hex').toUpperCase()
    payment.lastTransactionKey = transactionKey
    payment.cancels.push({ amount, reason, left: payment.balance, at: now(), transactionKey })
    write(payment, 'returned', amount)
    tell({ payment, before })
  }

  function write({ orderId, key, customerKey, card }: Payment, kind: 'taken' | 'returned', amount: number) {
    const last4 = card.number.slice(-4)
    book.write({
      gateway: 'toss',
      kind,
      orderId,
      receipt: key,
      customer: customerKey,
      amount,
      currency: 'KRW',
      last4,
    })
  }

  return {
    all: () => [...byKey.values()],
    isTaken: (orderId: string) => isTaken(orderId) ?? false,
    /** What the window does once a card was authenticated: a payment that waits for its confirmation. */
    begin: (visit: Visit, card: Card): Payment => open('NORMAL', visit, card),
    find(key: string): Payment | null {
      return ageOf(byKey.get(key) ?? null, now())
    },
    /** The payment of an order: the one that was approved, else the latest. */
    findOrder(orderId: string): Payment | null {
      const all = byOrder.get(orderId) ?? []
      return ageOf(all.find(({ approvedAt }) => approvedAt !== null) ?? all.at(-1) ?? null, now())
    },
    async confirm(asked: { paymentKey: string; orderId: string; amount: number }): Promise<Ending> {
      const payment = ageOf(byKey.get(asked.paymentKey) ?? null, now())
      if (!payment || payment.status === 'EXPIRED') return { code: 'NOT_FOUND_PAYMENT_SESSION' }
      if (payment.orderId !== asked.orderId || payment.amount !== asked.amount)
        return { code: 'INVALID_REQUEST' }
      if (payment.approvedAt !== null || isTaken(asked.orderId)) return { code: 'ALREADY_PROCESSED_PAYMENT' }
      if (isTakenNow(asked.orderId)) return { code: 'ALREADY_PROCESSING_REQUEST' }
      if (payment.status === 'ABORTED') return { code: 'NOT_FOUND_PAYMENT_SESSION' }
      if (asked.amount < leastAmount) return { code: 'BELOW_MINIMUM_AMOUNT' }
      return move(payment, codeAt(payment.card, 'confirm'))
    },
    issue({ authKey, customerKey }: { authKey: string; customerKey: string }): Ending {
      const card = kept.spend(authKey, customerKey)
      if (card === 'unknown') return { code: 'INVALID_BILL_KEY_REQUEST' }
      if (card === 'other-customer') return { code: 'NOT_MATCHES_CUSTOMER_KEY' }
      const code = codeAt(card, 'issue')
      if (code) return { code }
      const body = {
        mId: 'sandbox',
        customerKey,
        authenticatedAt: seoulTime(now()),
        method: '카드',
        billingKey: kept.keep(customerKey, card),
        card: cardShapeOf(card),
      }
      // No money moves here: of the manners only those that anybody waits for.
      const { manner } = card
      return { body, delivery: manner === 'lost' || manner === 'slow' ? manner : 'plain' }
    },
    async charge({ billingKey, ...visit }: Charge): Promise<Ending> {
      const found = kept.find(billingKey)
      if (!found) return { code: 'NOT_FOUND_BILLING' }
      if (found.customerKey !== visit.customerKey) return { code: 'NOT_MATCHES_CUSTOMER_KEY' }
      if (isTaken(visit.orderId)) return { code: 'DUPLICATED_ORDER_ID' }
      if (isTakenNow(visit.orderId)) return { code: 'ALREADY_PROCESSING_REQUEST' }
      if (visit.amount < leastAmount) return { code: 'BELOW_MINIMUM_AMOUNT' }
      const { card } = found
      const isFirst = found.payments === 0
      const limps = card.manner === 'limps' && found.payments === 1
      const code = limps ? 'REJECT_CARD_PAYMENT' : codeAt(card, isFirst ? 'charge' : 'renewal')
      // A card whose first charge fails goes on failing; one that limps has tried.
      if (code === null || limps) found.payments += 1
      return move(open('BILLING', visit, card), code ?? null)
    },
    cancel(key: string, { amount, reason }: { amount: number | null; reason: string }): Ending {
      const payment = ageOf(byKey.get(key) ?? null, now())
      if (!payment) return { code: 'NOT_FOUND_PAYMENT' }
      const { card } = payment
      if (payment.status === 'CANCELED') return { code: 'ALREADY_CANCELED_PAYMENT' }
      if (payment.approvedAt === null) return { code: 'NOT_CANCELABLE_PAYMENT' }
      const returned = amount ?? payment.balance
      if (returned > payment.balance) return { code: 'NOT_CANCELABLE_AMOUNT' }
      const code = codeAt(card, 'cancel')
      if (code) return { code }
      giveBack(payment, { amount: returned, reason })
      return { body: shapeOf(payment), delivery: card.manner === 'lost-on-return' ? 'lost' : 'plain' }
    },
  }
}

function codeAt({ stage, code }: Card, at: Stage): Code | null {
  return stage === at ? code : null
}

/** A payment that nobody confirmed in time is over. */
function ageOf(payment: Payment | null, now: number): Payment | null {
  if (payment?.status === 'IN_PROGRESS' && !payment.isBusy && payment.requestedAt + confirmMs < now)
    payment.status = 'EXPIRED'
  return payment
}
