import type Stripe from 'stripe'

import type { FindOutcome, KeptCard, PaymentOrder, PayOutcome, Refused, Unknown } from '../gateway.ts'
import { keyOf } from '../key-of.ts'
import { endingOf } from './fault.ts'
import { ownerOf, readToken } from './kept.ts'
import { lookUp } from './look-up.ts'
import { foundOf, paymentOf, wholePayment } from './payment.ts'
import { reasonOf } from './reasons.ts'

/** Takes the money that was authorized at the window, of the order and the amount that it was shown for. */
export async function confirm(
  stripe: Stripe,
  { order, proof }: { order: PaymentOrder; proof: string },
): Promise<PayOutcome> {
  try {
    const intent = await stripe.paymentIntents.retrieve(proof, { expand: wholePayment })
    if (!isOf(intent, order)) return refused('mismatch', 'Another order or amount.')
    if (intent.status !== 'requires_capture') return settle(foundOf(intent), order, unauthorized(intent))
    const key = keyOf('capture', order.id, proof)
    const captured = await stripe.paymentIntents.capture(
      proof,
      { expand: wholePayment },
      { idempotencyKey: key },
    )
    return settle(foundOf(captured), order, unfinished)
  } catch (error) {
    const ending = endingOf(error)
    if (ending.status === 'refused') return ending
    return settle(await retrieve(stripe, proof), order, ending)
  }
}

/** Takes money from a kept card once, also long after the gateway has forgotten the key of the first time. */
export async function charge(
  stripe: Stripe,
  { order, kept }: { order: PaymentOrder; kept: Pick<KeptCard, 'token' | 'customerKey'> },
): Promise<PayOutcome> {
  const token = readToken(kept.token)
  if (!token) return refused('card-forgotten', 'This is no card of ours.')
  if (token.owner !== ownerOf(kept.customerKey)) return refused('mismatch', 'Another customer’s card.')
  const { customer, card } = token
  const before = await lookUp(stripe, { orderId: order.id, customer })
  if (before.status === 'refused') return before
  if (before.status !== 'absent') return settle(before, order, unfinished)
  try {
    const { amount } = order.money
    const params: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: 'usd',
      customer,
      payment_method: card,
      allowed_payment_method_types: ['card'],
      off_session: true,
      confirm: true,
      description: order.name,
      metadata: { order_id: order.id, customer_key: kept.customerKey, purpose: 'charge' },
      expand: wholePayment,
      ...(order.payer.email !== null && { receipt_email: order.payer.email }),
    }
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: order.id })
    return settle(foundOf(intent), order, unfinished)
  } catch (error) {
    const ending = endingOf(error)
    if (ending.status === 'refused') return ending
    return settle(await lookUp(stripe, { orderId: order.id, customer }), order, ending)
  }
}

const unfinished: Unknown = { status: 'unknown', why: 'in-process', told: 'The payment is not finished.' }

/** What was found for an order, as the end of taking its money; `otherwise` where that says nothing. */
function settle(found: FindOutcome | Refused, order: PaymentOrder, otherwise: Refused | Unknown): PayOutcome {
  if (found.status === 'paid') {
    const { payment } = found
    return payment.money.amount === order.money.amount
      ? { status: 'paid', payment }
      : refused('mismatch', `Paid ${payment.money.amount}.`)
  }
  if (found.status === 'cancelled') return refused('already-cancelled', 'It was given back.')
  if (found.status === 'unpaid' && otherwise.status === 'unknown')
    return refused(found.reason, otherwise.told)
  return found.status === 'unknown' && otherwise === unfinished ? found : otherwise
}

/** Why a payment that nobody authorized cannot be taken. */
function unauthorized({ status, last_payment_error: error }: Stripe.PaymentIntent): Refused | Unknown {
  if (status === 'processing') return unfinished
  if (error)
    return {
      ...refused(reasonOf(error.decline_code, error.code), error.message ?? ''),
      code: error.code ?? '',
    }
  return refused(status === 'canceled' ? 'timed-out' : 'authentication-failed', `It is ${status}.`)
}

async function retrieve(stripe: Stripe, receipt: string): Promise<FindOutcome | Refused> {
  try {
    return foundOf(await stripe.paymentIntents.retrieve(receipt, { expand: wholePayment }))
  } catch (error) {
    return endingOf(error)
  }
}

function isOf(intent: Stripe.PaymentIntent, { id, money }: PaymentOrder): boolean {
  const { orderId, money: shown } = paymentOf(intent)
  return orderId === id && shown.amount === money.amount && intent.currency === 'usd'
}

function refused(reason: Refused['reason'], told: string): Refused {
  return { status: 'refused', reason, code: '', told }
}
