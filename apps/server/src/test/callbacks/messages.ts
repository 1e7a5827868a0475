import { createHmac } from 'node:crypto'

export type Gateway = 'toss' | 'stripe'

const webhookSecret = 'whsec_sandbox'

/** Signs a message as Stripe does. */
export function sign(body: string, at: number, secret = webhookSecret): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

/** A message in the words of a gateway. */
export function worded(
  gateway: Gateway,
  kind: string,
  orderId: string,
  { amount = 29_000, customer = 'a' } = {},
): string {
  const createdAt = new Date().toISOString()
  if (gateway === 'toss') {
    const status = { done: 'DONE', refunded: 'CANCELED', failed: 'ABORTED', created: 'READY' }[kind]
    const data = { orderId, status, totalAmount: amount, paymentKey: 'made-up', customerKey: customer }
    return JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data })
  }
  const type = {
    done: 'payment_intent.succeeded',
    refunded: 'charge.refunded',
    failed: 'payment_intent.payment_failed',
    created: 'payment_intent.created',
  }[kind]
  const object = {
    object: 'payment_intent',
    id: 'pi_made_up',
    amount,
    customer,
    metadata: { order_id: orderId },
  }
  return JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1, data: { object } })
}
