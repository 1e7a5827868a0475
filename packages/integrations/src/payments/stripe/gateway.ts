import type { PaymentGateway } from '../gateway.ts'
import { checkMoney, checkOrderId } from '../money.ts'
import { createClient } from './client.ts'
import type { StripeKeys } from './config.ts'
import { giveBack } from './give-back.ts'
import { readStripeHook } from './hook.ts'
import { forgetCard, keepCard, readToken } from './kept.ts'
import { lookUp } from './look-up.ts'
import { charge, confirm } from './take.ts'
import { openWindow, returnOf } from './window.ts'

export type StripeOptions = {
  now: () => Date
  /** A page that stands in for its elements, where there is one. */
  standInUrl?: string
}

/** Its package, and the parts that it loads: docs.stripe.com/security/guide#content-security-policy. */
const packageOrigins = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** Dollars by Stripe. */
export function createStripeGateway(keys: StripeKeys, { now, standInUrl }: StripeOptions): PaymentGateway {
  const stripe = createClient(keys)
  const place = { publishableKey: keys.STRIPE_PUBLISHABLE_KEY, standInUrl: standInUrl ?? null }
  const isReal = standInUrl === undefined
  return {
    facts: {
      id: 'stripe',
      currency: 'USD',
      leastAmount: 50,
      scriptOrigins: isReal ? packageOrigins : [],
      frameOrigins: isReal ? [...packageOrigins, 'https://hooks.stripe.com'] : [],
      connectOrigins: isReal ? ['https://api.stripe.com'] : [],
    },
    async openWindow(wish) {
      checkOrderId(wish.order.id)
      if (wish.purpose === 'pay-once') checkMoney(wish.order.money, 'USD')
      return openWindow(stripe, wish, place)
    },
    readReturn: returnOf,
    async confirm(asked) {
      checkOrderId(asked.order.id)
      checkMoney(asked.order.money, 'USD')
      return confirm(stripe, asked)
    },
    keepCard: (asked) => keepCard(stripe, asked),
    async charge(asked) {
      checkOrderId(asked.order.id)
      checkMoney(asked.order.money, 'USD')
      return charge(stripe, asked)
    },
    cancel: (asked) => giveBack(stripe, asked),
    async find({ orderId, kept }) {
      checkOrderId(orderId)
      const customer = kept && (readToken(kept.token)?.customer ?? null)
      const found = await lookUp(stripe, { orderId, customer })
      return found.status === 'refused' ? { status: 'unknown', why: 'outage', told: found.told } : found
    },
    forgetCard: (kept) => forgetCard(stripe, kept),
    readHook: (headers, body) =>
      readStripeHook(headers, body, { secret: keys.STRIPE_WEBHOOK_SECRET ?? null, now: now() }),
  }
}
