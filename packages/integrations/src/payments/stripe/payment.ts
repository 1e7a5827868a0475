import type Stripe from 'stripe'

import type { CardFacts, FindOutcome, Payment } from '../gateway.ts'
import { reasonOf } from './reasons.ts'

/** What has to come with a payment for it to be told whole. */
export const wholePayment = ['latest_charge']

/** A payment in our words. */
export function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  return {
    orderId: intent.metadata['order_id'] ?? '',
    receipt: intent.id,
    money: { amount: intent.amount, currency: 'USD' },
    cancelled: charge?.amount_refunded ?? 0,
    paidAt: new Date((charge?.created ?? intent.created) * 1_000),
    card: card ? cardFactsOf(card) : null,
    receiptUrl: charge?.receipt_url ?? null,
  }
}

/** What somebody sees of a card. */
export function cardFactsOf({ brand, last4 }: { brand?: string | null; last4?: string | null }): CardFacts {
  const name = brand ?? 'card'
  return { brand: name.charAt(0).toUpperCase() + name.slice(1), last4: last4 ?? '****' }
}

/** What became of the order, by the state of its payment. One that a kept card did not pay is over. */
export function foundOf(intent: Stripe.PaymentIntent): FindOutcome {
  const { status, last_payment_error: error } = intent
  if (status === 'succeeded') {
    const payment = paymentOf(intent)
    return { status: payment.cancelled >= payment.money.amount ? 'cancelled' : 'paid', payment }
  }
  if (status === 'canceled') return { status: 'unpaid', reason: 'timed-out' }
  if (intent.metadata['purpose'] === 'charge' && status === 'requires_payment_method')
    return { status: 'unpaid', reason: reasonOf(error?.decline_code, error?.code) }
  return { status: 'pending' }
}
