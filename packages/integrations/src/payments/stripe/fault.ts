import Stripe from 'stripe'

import type { Refused, Unknown } from '../gateway.ts'
import { neverSent } from '../never-sent.ts'
import { reasonOf } from './reasons.ts'

/** How a call ended that threw; throws on what no call ends with. */
export function endingOf(error: unknown): Refused | Unknown {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { message: told, code = '' } = error
  const refused = (reason: Refused['reason']): Refused => ({ status: 'refused', reason, code, told })
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const cause = error.detail instanceof Error ? error.detail : error
    return (
      neverSent(cause) ?? {
        status: 'unknown',
        why: /timeout|timed out/i.test(told) ? 'timeout' : 'cut',
        told,
      }
    )
  }
  if (error instanceof Stripe.errors.StripeRateLimitError) return refused('unavailable')
  if (error.statusCode === 409) return { status: 'unknown', why: 'in-process', told }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return refused('mismatch')
  if (error instanceof Stripe.errors.StripeAuthenticationError) return refused('set-up-wrong')
  if (error instanceof Stripe.errors.StripePermissionError) return refused('set-up-wrong')
  if (error instanceof Stripe.errors.StripeCardError) return refused(reasonOf(error.decline_code, code))
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return refused(requestFault(error))
  return { status: 'unknown', why: (error.statusCode ?? 0) >= 500 ? 'outage' : 'unreadable', told }
}

function requestFault({ code, param }: Stripe.errors.StripeInvalidRequestError): Refused['reason'] {
  if (code === 'resource_missing')
    return param === 'payment_method' || param === 'customer' ? 'card-forgotten' : 'no-such-payment'
  if (code === 'payment_method_not_available' || code === 'payment_method_unexpected_state')
    return 'card-forgotten'
  return reasonOf(null, code)
}
