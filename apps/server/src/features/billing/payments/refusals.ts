import { type ErrorCode, paymentMessages, type PaymentRefusal } from '@clipmint/contract'

const codes = {
  'invalid-card': 'BILLING_INVALID_CARD',
  'approval-failed': 'BILLING_APPROVAL_FAILED',
  'info-mismatch': 'BILLING_INFO_MISMATCH',
  'wrong-method': 'BILLING_WRONG_METHOD',
  'already-paid': 'BILLING_ALREADY_PAID',
  'in-process': 'BILLING_IN_PROCESS',
  'already-cancelled': 'BILLING_ALREADY_CANCELLED',
  'begun-anew': 'BILLING_BEGUN_ANEW',
  'window-failed': 'BILLING_WINDOW_FAILED',
  'timed-out': 'BILLING_TIMED_OUT',
  failed: 'BILLING_FAILED',
} as const satisfies Record<string, ErrorCode>

/** What an owner is told of a reason for which money was not taken. */
export function codeOf(refusal: PaymentRefusal): ErrorCode {
  const message = paymentMessages[refusal]
  return message === null ? 'BILLING_WINDOW_CLOSED' : codes[message]
}
