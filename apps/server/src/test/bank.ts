import type { PaymentCurrency, PaymentRefusal } from '@clipmint/contract'
import type {
  Payment,
  PaymentGateway,
  PaymentGateways,
  PaymentOrder,
  PayOutcome,
} from '@clipmint/integrations'

/** What a bank does with the next call that would move money, or keep a card. */
export type BankTrick =
  | { refuse: PaymentRefusal }
  /** The money moves, and nobody is told. */
  | 'lose-answer'
  /** The call never arrives. */
  | 'drop'
  /** A card is kept, and nobody is told. */
  | 'lose-card'

/** Cards by their token: one may be good once, and then no more. */
type Card = { customerKey: string; refusal: PaymentRefusal | null }

/** A bank in memory that keeps the promises of the port: the same order moves money once, and its books are exact. */
export type Bank = {
  gateways: PaymentGateways
  payments: ReadonlyMap<string, Payment>
  /** What stands with the bank of a currency: taken, less what was given back. */
  balance: (currency: PaymentCurrency) => number
  /** Tricks for the calls to come, one each. */
  tricks: BankTrick[]
  /** From now on every card that was kept is refused for this reason; null for none. */
  refuseKept: (reason: PaymentRefusal | null) => void
  /** Tokens of the cards that it keeps. */
  kept: () => string[]
  /** Why money was given back, as it was told. */
  reasons: string[]
  /** How often money was asked for. */
  asked: () => number
}

export function createBank(now: () => Date): Bank {
  const payments = new Map<string, Payment>()
  const cards = new Map<string, Card>()
  const tricks: BankTrick[] = []
  const returned = new Set<string>()
  const reasons: string[] = []
  let keptRefusal: PaymentRefusal | null = null
  let asked = 0
  const refused = (reason: PaymentRefusal) =>
    ({ status: 'refused', reason, code: reason, told: reason }) as const
  const unknown = { status: 'unknown', why: 'timeout', told: 'No answer.' } as const

  function move(order: PaymentOrder, refusal: PaymentRefusal | null): PayOutcome {
    asked += 1
    const trick = tricks.shift()
    if (trick === 'drop') return unknown
    const known = payments.get(order.id)
    if (known) return { status: 'paid', payment: known }
    if (typeof trick === 'object') return refused(trick.refuse)
    if (refusal) return refused(refusal)
    const payment: Payment = {
      orderId: order.id,
      receipt: `receipt-${order.id}`,
      money: order.money,
      cancelled: 0,
      paidAt: now(),
      card: { brand: '민트카드', last4: '4242' },
      receiptUrl: `https://bank.example/receipts/${order.id}`,
    }
    payments.set(order.id, payment)
    return trick === 'lose-answer' ? unknown : { status: 'paid', payment }
  }

  function gateway(id: 'toss' | 'stripe', currency: PaymentCurrency): PaymentGateway {
    return {
      facts: {
        id,
        currency,
        leastAmount: currency === 'KRW' ? 100 : 50,
        scriptOrigins: [],
        frameOrigins: [],
        connectOrigins: [],
      },
      openWindow: ({ order, purpose }) =>
        Promise.resolve({
          status: 'opened',
          window: { kind: 'sandbox', purpose, url: `https://bank.example/window/${order.id}` },
        }),
      readReturn: (fields, order) => {
        if (fields['code'] === 'USER_CANCEL') return refused('cancelled-by-payer')
        if (fields['orderId'] !== order.id || fields['amount'] !== String(order.money.amount))
          return refused('mismatch')
        return { status: 'authenticated', proof: fields['key'] ?? '' }
      },
      confirm: ({ order }) => Promise.resolve(move(order, null)),
      keepCard: ({ order, proof }) => {
        const trick = tricks[0]
        if (trick && typeof trick === 'object') {
          tricks.shift()
          return Promise.resolve(refused(trick.refuse))
        }
        const token = `token-${proof}`
        cards.set(token, { customerKey: order.payer.customerKey, refusal: null })
        if (trick === 'lose-card') {
          tricks.shift()
          return Promise.resolve(unknown)
        }
        const kept = {
          token,
          customerKey: order.payer.customerKey,
          card: { brand: '민트카드', last4: '4242' },
        }
        return Promise.resolve({ status: 'kept', kept })
      },
      charge: ({ order, kept }) => {
        const card = cards.get(kept.token)
        if (card?.customerKey !== kept.customerKey) return Promise.resolve(refused('card-forgotten'))
        return Promise.resolve(move(order, keptRefusal ?? card.refusal))
      },
      cancel: ({ payment, amount, reason, key }) => {
        const trick = tricks.shift()
        if (trick === 'drop') return Promise.resolve(unknown)
        if (typeof trick === 'object') return Promise.resolve(refused(trick.refuse))
        const known = payments.get(payment.orderId)
        if (!known) return Promise.resolve(refused('no-such-payment'))
        const back = amount ?? known.money.amount
        if (!returned.has(key)) {
          if (known.cancelled + back > known.money.amount)
            return Promise.resolve(refused('already-cancelled'))
          payments.set(payment.orderId, { ...known, cancelled: known.cancelled + back })
          returned.add(key)
          reasons.push(reason)
        }
        const changed = payments.get(payment.orderId) ?? known
        return Promise.resolve(trick === 'lose-answer' ? unknown : { status: 'cancelled', payment: changed })
      },
      find: ({ orderId }) => {
        const known = payments.get(orderId)
        if (!known) return Promise.resolve({ status: 'absent' })
        const status = known.cancelled === known.money.amount ? 'cancelled' : 'paid'
        return Promise.resolve({ status, payment: known })
      },
      forgetCard: ({ token }) => {
        cards.delete(token)
        return Promise.resolve({ status: 'forgotten' })
      },
      readHook: (_headers, body) => {
        const orderId = Buffer.from(body).toString('utf8')
        return orderId === ''
          ? { status: 'refused', reason: 'unreadable' }
          : { status: 'event', event: { kind: 'payment-changed', orderId } }
      },
    }
  }

  return {
    gateways: { KRW: gateway('toss', 'KRW'), USD: gateway('stripe', 'USD') },
    payments,
    balance: (currency) =>
      [...payments.values()]
        .filter(({ money }) => money.currency === currency)
        .reduce((sum, { money, cancelled }) => sum + money.amount - cancelled, 0),
    tricks,
    reasons,
    refuseKept: (reason) => {
      keptRefusal = reason
    },
    kept: () => [...cards.keys()],
    asked: () => asked,
  }
}
