import { setTimeout as sleep } from 'node:timers/promises'

import type { Book } from '../payments/book.ts'
import { deliveryOf, lateMs } from '../payments/manners.ts'
import { type Ending, invalid, missing, newId } from './answer.ts'
import type { Card } from './cards.ts'

export type Metadata = Record<string, string>
export type Customer = { id: string; email: string | null; name: string | null; metadata: Metadata }
export type Method = { id: string; customer: string | null; card: Card; payments: number }
export type Failure = { code: string; decline_code: string | null; message: string }
export type Intent = {
  id: string
  kind: 'payment' | 'setup'
  amount: number
  captureMethod: 'automatic' | 'manual'
  customer: string | null
  method: string | null
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'requires_capture'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  description: string | null
  metadata: Metadata
  failure: Failure | null
  created: number
  chargedAt: number | null
  receiptUrl: string
}
export type Refund = { id: string; intent: string; amount: number; metadata: Metadata; created: number }
export type Told = { type: string; intent: Intent; at: number }

export type Vault = ReturnType<typeof createVault>

/** Customers, cards, intents and refunds; money moves when an intent is captured. `tell` hears of every change. */
export function createVault({
  now,
  book,
  tell,
}: {
  now: () => number
  book: Book
  tell: (told: Told) => void
}) {
  const customers = new Map<string, Customer>()
  const methods = new Map<string, Method>()
  const intents = new Map<string, Intent>()
  const byCustomer = new Map<string, Intent[]>()
  const byOrder = new Map<string, Intent[]>()
  const refunds = new Map<string, Refund[]>()

  const refundsOf = (id: string): readonly Refund[] => refunds.get(id) ?? []
  const returned = (id: string) => refundsOf(id).reduce((sum, { amount }) => sum + amount, 0)

  function fail(intent: Intent, { code, declineCode }: Card): Ending {
    intent.status = 'requires_payment_method'
    intent.failure = {
      code: code ?? 'card_declined',
      decline_code: declineCode,
      message: 'Your card was declined.',
    }
    if (intent.kind === 'payment') tell({ type: 'payment_intent.payment_failed', intent, at: now() })
    const { decline_code: declined, ...failure } = intent.failure
    return {
      fault: {
        status: 402,
        type: 'card_error',
        ...failure,
        ...(declined !== null && { decline_code: declined }),
      },
    }
  }

  /** Takes the money of an intent, in the manner of its card. */
  async function take(intent: Intent, method: Method): Promise<Ending> {
    const { card } = method
    if (card.manner === 'dawdles') {
      intent.status = 'processing'
      await sleep(lateMs, undefined, { ref: false })
    }
    method.payments += 1
    intent.status = 'succeeded'
    intent.chargedAt = now()
    write(intent, 'taken', intent.amount)
    tell({ type: 'payment_intent.succeeded', intent, at: now() })
    if (card.manner === 'called-off') giveBack(intent, intent.amount, {})
    return { body: intent, delivery: deliveryOf(card.manner) }
  }

  /** What becomes of an intent that a payer has confirmed, with their bank where it asked. */
  async function goOn(intent: Intent, method: Method, isOffSession: boolean): Promise<Ending> {
    const { card } = method
    if (intent.kind === 'setup') {
      method.customer = intent.customer
      intent.status = 'succeeded'
      return { body: intent }
    }
    const limps = card.manner === 'limps' && method.payments === 1
    const isDue = card.stage === 'charge' || (card.stage === 'renewal' && method.payments > 0)
    if (isOffSession && (limps || isDue)) {
      method.payments += 1
      return fail(
        intent,
        limps ? { ...card, code: 'card_declined', declineCode: 'insufficient_funds' } : card,
      )
    }
    if (intent.captureMethod === 'automatic') return take(intent, method)
    intent.status = 'requires_capture'
    return { body: intent }
  }

  function giveBack(intent: Intent, amount: number, metadata: Metadata): Refund {
    const refund = { id: newId('re'), intent: intent.id, amount, metadata, created: now() }
    add(refunds, intent.id, refund)
    write(intent, 'returned', amount)
    tell({ type: 'charge.refunded', intent, at: now() })
    return refund
  }

  function write({ id, metadata, customer, method }: Intent, kind: 'taken' | 'returned', amount: number) {
    book.write({
      gateway: 'stripe',
      kind,
      orderId: metadata['order_id'] ?? '',
      receipt: id,
      customer: metadata['customer_key'] ?? customer ?? '',
      amount,
      currency: 'USD',
      last4: methods.get(method ?? '')?.card.number.slice(-4) ?? '',
    })
  }

  return {
    customer: (id: string) => customers.get(id) ?? null,
    method: (id: string) => methods.get(id) ?? null,
    intent: (id: string) => intents.get(id) ?? null,
    /** The payments of a customer, or of an order, the oldest first. */
    paymentsBy: (by: { customer: string } | { orderId: string }): readonly Intent[] =>
      ('customer' in by ? byCustomer.get(by.customer) : byOrder.get(by.orderId)) ?? [],
    refundsOf,
    returned,
    addCustomer(given: Omit<Customer, 'id'>): Customer {
      const customer = { id: newId('cus'), ...given }
      customers.set(customer.id, customer)
      return customer
    },
    addMethod(card: Card): Method {
      const method = { id: newId('pm'), customer: null, card, payments: 0 }
      methods.set(method.id, method)
      return method
    },
    begin(
      given: Pick<Intent, 'kind' | 'amount' | 'captureMethod' | 'customer' | 'description' | 'metadata'>,
    ): Intent {
      const state = {
        method: null,
        status: 'requires_payment_method',
        failure: null,
        chargedAt: null,
      } as const
      const id = newId(given.kind === 'payment' ? 'pi' : 'seti')
      const intent: Intent = {
        id,
        receiptUrl: book.receiptUrl('stripe', id),
        ...given,
        ...state,
        created: now(),
      }
      intents.set(intent.id, intent)
      if (intent.kind === 'payment') {
        add(byCustomer, intent.customer ?? '', intent)
        add(byOrder, intent.metadata['order_id'] ?? '', intent)
      }
      return intent
    },
    /** Confirms an intent with a card: at the window, which its bank may stop to ask, or off session with a kept one. */
    async confirm(
      intent: Intent,
      method: Method,
      { isOffSession, canAsk = false }: { isOffSession: boolean; canAsk?: boolean },
    ): Promise<Ending> {
      if (intent.status !== 'requires_payment_method')
        return invalid(`This intent's status is ${intent.status}.`, {
          code: `${intent.kind}_intent_unexpected_state`,
        })
      const { card } = method
      if (!isOffSession && card.stage === 'window') return fail(intent, card)
      intent.method = method.id
      intent.failure = null
      if (!canAsk || !card.asks) return goOn(intent, method, isOffSession)
      intent.status = 'requires_action'
      return { body: intent }
    },
    /** Answers the question of a bank, whether it is its customer. */
    async answerBank(intent: Intent, isCustomer: boolean): Promise<Ending> {
      const method = methods.get(intent.method ?? '')
      if (intent.status !== 'requires_action' || !method) return invalid(`It is ${intent.status}.`)
      if (isCustomer) return goOn(intent, method, false)
      const code = `${intent.kind}_intent_authentication_failure`
      return fail(intent, { ...method.card, code, declineCode: null })
    },
    async capture(intent: Intent): Promise<Ending> {
      const method = methods.get(intent.method ?? '')
      if (intent.status === 'requires_capture' && method) return take(intent, method)
      return invalid(`It cannot be captured: ${intent.status}.`, { code: 'payment_intent_unexpected_state' })
    },
    refund(id: string, amount: number | null, metadata: Metadata): Ending {
      const intent = intents.get(id)
      if (!intent) return missing('payment_intent', id, 'payment_intent')
      if (intent.chargedAt === null)
        return invalid('It has no successful charge.', { code: 'payment_intent_unexpected_state' })
      const left = intent.amount - returned(id)
      if (left === 0) return invalid('It was refunded before.', { code: 'charge_already_refunded' })
      const given = amount ?? left
      if (given > left) return invalid('The refund is greater than what is left.', { param: 'amount' })
      const refund = giveBack(intent, given, metadata)
      const isLost = methods.get(intent.method ?? '')?.card.manner === 'lost-on-return'
      return { body: refund, delivery: isLost ? 'lost' : 'plain' }
    },
    detach(method: Method): Ending {
      if (method.customer === null)
        return invalid('It is not attached to a customer.', { code: 'payment_method_unexpected_state' })
      method.customer = null
      return { body: method }
    },
  }
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
