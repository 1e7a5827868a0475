import type Stripe from 'stripe'

import type { FindOutcome, Refused } from '../gateway.ts'
import { endingOf } from './fault.ts'
import { foundOf } from './payment.ts'

const latest = 100

/**
 * What truly happened to an order. The payments of a customer are listed as they are; without one they are searched,
 * which finds what is a minute old.
 */
export async function lookUp(
  stripe: Stripe,
  { orderId, customer }: { orderId: string; customer: string | null },
): Promise<FindOutcome | Refused> {
  try {
    const intents = customer === null ? await search(stripe, orderId) : await list(stripe, customer, orderId)
    const outcomes = intents.map(foundOf)
    for (const status of ['paid', 'cancelled', 'pending', 'unpaid'] as const) {
      const found = outcomes.find((outcome) => outcome.status === status)
      if (found) return found
    }
    return { status: 'absent' }
  } catch (error) {
    const ending = endingOf(error)
    // A customer that is not there has paid nothing.
    return ending.status === 'refused' && ending.reason === 'card-forgotten' ? { status: 'absent' } : ending
  }
}

async function list(stripe: Stripe, customer: string, orderId: string): Promise<Stripe.PaymentIntent[]> {
  const { data } = await stripe.paymentIntents.list({
    customer,
    limit: latest,
    expand: ['data.latest_charge'],
  })
  return data.filter(({ metadata }) => metadata['order_id'] === orderId)
}

async function search(stripe: Stripe, orderId: string): Promise<Stripe.PaymentIntent[]> {
  const query = `metadata['order_id']:'${orderId}'`
  const { data } = await stripe.paymentIntents.search({ query, expand: ['data.latest_charge'] })
  return data
}
