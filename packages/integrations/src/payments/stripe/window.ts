import type { PaymentReturn, PaymentWindow } from '@clipmint/contract'
import type Stripe from 'stripe'

import type { OpenOutcome, PaymentOrder, Refused, WindowOutcome, WindowWish } from '../gateway.ts'
import { keyOf } from '../key-of.ts'
import { endingOf } from './fault.ts'
import { reasonOf } from './reasons.ts'

export type WindowPlace = { publishableKey: string; standInUrl: string | null }

/** Begins a payment, or the setting up of a card, that the browser goes on with. Money is authorized there, taken later. */
export async function openWindow(stripe: Stripe, wish: WindowWish, place: WindowPlace): Promise<OpenOutcome> {
  try {
    const intent =
      wish.purpose === 'pay-once'
        ? await beginPayment(stripe, wish.order)
        : await beginCard(stripe, wish.order)
    return { status: 'opened', window: windowOf(wish, intent.client_secret ?? '', place) }
  } catch (error) {
    return endingOf(error)
  }
}

function beginPayment(
  stripe: Stripe,
  { id, name, money, payer }: PaymentOrder,
): Promise<Stripe.PaymentIntent> {
  const params: Stripe.PaymentIntentCreateParams = {
    amount: money.amount,
    currency: 'usd',
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    description: name,
    metadata: { order_id: id, customer_key: payer.customerKey, purpose: 'pay-once' },
    ...(payer.email !== null && { receipt_email: payer.email }),
  }
  return stripe.paymentIntents.create(params, { idempotencyKey: keyOf('open', id, JSON.stringify(params)) })
}

async function beginCard(stripe: Stripe, { id, payer }: PaymentOrder): Promise<Stripe.SetupIntent> {
  const { customerKey, email, name } = payer
  const person: Stripe.CustomerCreateParams = {
    metadata: { customer_key: customerKey },
    ...(email !== null && { email }),
    ...(name !== null && { name }),
  }
  const customer = await stripe.customers.create(person, {
    idempotencyKey: keyOf('customer', JSON.stringify(person)),
  })
  return stripe.setupIntents.create(
    {
      customer: customer.id,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { order_id: id, customer_key: customerKey },
    },
    { idempotencyKey: keyOf('set-up', id, customer.id) },
  )
}

function windowOf(
  { order, purpose, successUrl, lang }: WindowWish,
  clientSecret: string,
  { publishableKey, standInUrl }: WindowPlace,
): PaymentWindow {
  const returnUrl = new URL(successUrl)
  returnUrl.searchParams.set('orderId', order.id)
  const { id: orderId, name: orderName, money } = order
  if (standInUrl === null) {
    const amount = { currency: 'USD' as const, value: money.amount }
    return {
      kind: 'stripe',
      purpose,
      publishableKey,
      clientSecret,
      orderId,
      orderName,
      amount,
      returnUrl: returnUrl.href,
    }
  }
  const url = new URL(standInUrl)
  const fields = { purpose, publishableKey, clientSecret, orderName, amount: String(money.amount) }
  for (const [field, value] of Object.entries({ ...fields, returnUrl: returnUrl.href, lang }))
    url.searchParams.set(field, value)
  return { kind: 'sandbox', purpose, url: url.href }
}

/** Reads what the window came back with: the fields of Stripe's return address, or the code of an error of its package. */
export function returnOf(fields: PaymentReturn, { id }: PaymentOrder): WindowOutcome {
  const { code, decline_code: declined, message = '', redirect_status: status, orderId } = fields
  if (code !== undefined) return refused(reasonOf(declined, code), code, message)
  if (status === 'canceled') return refused('cancelled-by-payer', status, message)
  const proof = fields['payment_intent'] ?? fields['setup_intent']
  if (proof === undefined) return refused('window-failed', '', 'The window came back with nothing.')
  if (orderId !== id) return refused('mismatch', '', 'The window came back for another order.')
  if (status === 'failed') return refused('authentication-failed', status, message)
  return { status: 'authenticated', proof }
}

function refused(reason: Refused['reason'], code: string, told: string): Refused {
  return { status: 'refused', reason, code, told }
}
