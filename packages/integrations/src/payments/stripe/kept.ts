import type Stripe from 'stripe'

import type { ForgetOutcome, KeepOutcome, KeptCard, PaymentOrder } from '../gateway.ts'
import { keyOf } from '../key-of.ts'
import { endingOf } from './fault.ts'
import { cardFactsOf } from './payment.ts'
import { reasonOf } from './reasons.ts'

/** What a token holds: whose card it is at Stripe, the card, and by a digest whose it is with us. */
export type Token = { customer: string; card: string; owner: string }

/** Reads a token; null for what is none. */
export function readToken(token: string): Token | null {
  const [, customer, card, owner] = /^(cus_\w+)\/(pm_\w+)\/([0-9a-f]{64})$/.exec(token) ?? []
  return customer && card && owner ? { customer, card, owner } : null
}

/** The digest of whose a card is. */
export const ownerOf = (customerKey: string): string => keyOf('owner', customerKey)

/** Keeps the card that a window set up. */
export async function keepCard(
  stripe: Stripe,
  { order: { payer }, proof }: { order: PaymentOrder; proof: string },
): Promise<KeepOutcome> {
  try {
    const intent = await stripe.setupIntents.retrieve(proof, { expand: ['payment_method'] })
    const { customer, payment_method: method, metadata, last_setup_error: error } = intent
    const refused = (reason: ReturnType<typeof reasonOf>, told: string): KeepOutcome => ({
      status: 'refused',
      reason,
      code: error?.code ?? '',
      told,
    })
    if (metadata?.['customer_key'] !== payer.customerKey)
      return refused('mismatch', 'Another customer’s card.')
    if (intent.status === 'canceled') return refused('timed-out', 'The window was open for too long.')
    if (intent.status === 'processing')
      return { status: 'unknown', why: 'in-process', told: 'It is being set up.' }
    if (
      intent.status !== 'succeeded' ||
      typeof customer !== 'string' ||
      typeof method !== 'object' ||
      !method
    )
      return refused(
        error ? reasonOf(error.decline_code, error.code) : 'authentication-failed',
        error?.message ?? '',
      )
    const token = `${customer}/${method.id}/${ownerOf(payer.customerKey)}`
    return {
      status: 'kept',
      kept: { token, customerKey: payer.customerKey, card: cardFactsOf(method.card ?? {}) },
    }
  } catch (error) {
    return endingOf(error)
  }
}

/** Has a card forgotten. */
export async function forgetCard(stripe: Stripe, { token }: Pick<KeptCard, 'token'>): Promise<ForgetOutcome> {
  const kept = readToken(token)
  if (!kept) return { status: 'forgotten' }
  try {
    await stripe.paymentMethods.detach(kept.card)
    return { status: 'forgotten' }
  } catch (error) {
    const ending = endingOf(error)
    const isGone =
      ending.status === 'refused' && ['card-forgotten', 'no-such-payment'].includes(ending.reason)
    return isGone ? { status: 'forgotten' } : ending
  }
}
