import Stripe from 'stripe'
import { z } from 'zod'

import type { HookOutcome } from '../gateway.ts'

const toleranceSeconds = 300
const stripe = new Stripe('sk_test_only_for_signatures')

const Event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })
const About = z.object({ metadata: z.object({ order_id: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/) }) })

/** Reads a message of Stripe, signed over its own bytes not long ago. */
export function readStripeHook(
  { 'stripe-signature': signature }: Record<string, string | string[] | undefined>,
  body: Uint8Array,
  { secret, now }: { secret: string | null; now: Date },
): HookOutcome {
  if (secret === null || typeof signature !== 'string') return { status: 'refused', reason: 'unsigned' }
  try {
    // The package looks at the signature, and takes whatever was signed for an event.
    const signed: unknown = stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
    const event = Event.safeParse(signed)
    if (!event.success) return { status: 'refused', reason: 'unreadable' }
    if (!/^(?:payment_intent|charge)\./.test(event.data.type)) return { status: 'ignored' }
    const about = About.safeParse(event.data.data.object)
    if (!about.success) return { status: 'ignored' }
    return { status: 'event', event: { kind: 'payment-changed', orderId: about.data.metadata.order_id } }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      return { status: 'refused', reason: /tolerance/i.test(error.message) ? 'stale' : 'unsigned' }
    if (error instanceof SyntaxError) return { status: 'refused', reason: 'unreadable' }
    throw error
  }
}
