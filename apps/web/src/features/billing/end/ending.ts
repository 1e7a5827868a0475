import type { PaymentMessage } from '@clipmint/contract'

import type { FailureCode } from '../../../api/index.ts'

/** What helps after a payment that did not come about: the same again, another card, or a look at what was paid. */
export type Ending = { next: 'again' | 'card' | 'look'; /** Whether money may have moved. */ isPaid: boolean }

const cards: readonly FailureCode[] = [
  'BILLING_INVALID_CARD',
  'BILLING_APPROVAL_FAILED',
  'BILLING_WRONG_METHOD',
]
const looks: readonly FailureCode[] = [
  'BILLING_ALREADY_PAID',
  'BILLING_IN_PROCESS',
  'BILLING_NOT_FOUND',
  // The one in its place may be paid.
  'BILLING_BEGUN_ANEW',
]

/** What to do after a failure, by its code; null is one of which nothing is known. */
export function endingOf(code: FailureCode | null): Ending {
  if (code === null) return { next: 'look', isPaid: true }
  if (cards.includes(code)) return { next: 'card', isPaid: false }
  if (looks.includes(code)) return { next: 'look', isPaid: true }
  // A line that went dead after the window came back says nothing of the money.
  const isUnknown = code === 'NETWORK_ERROR' || code === 'TIMEOUT' || code === 'UNREADABLE_ANSWER'
  return isUnknown ? { next: 'look', isPaid: true } : { next: 'again', isPaid: false }
}

/** The same for a payment that is closed, by what its owner is told of it; null is a window that was closed. */
export function endingOfRefused(message: PaymentMessage | null): Ending {
  if (message === 'begun-anew') return endingOf('BILLING_BEGUN_ANEW')
  const isOfCard = message === 'invalid-card' || message === 'approval-failed'
  return { next: isOfCard ? 'card' : 'again', isPaid: false }
}
