import type { PaymentRefusal } from '@clipmint/contract'

/**
 * What each code of the catalogue means. `doubt` says nothing of the money, so it is looked up; `repeat` is an order that
 * was seen to before; `under-way` one that is being seen to now.
 */
type Meaning = PaymentRefusal | 'doubt' | 'repeat' | 'under-way'

const meanings: Record<string, Meaning> = {
  INVALID_CARD_NUMBER: 'wrong-number',
  INVALID_CARD_EXPIRATION: 'expired-card',
  INVALID_STOPPED_CARD: 'stopped-card',
  INVALID_CARD_LOST_OR_STOLEN: 'lost-or-stolen',
  INVALID_REJECT_CARD: 'declined',
  REJECT_CARD_PAYMENT: 'insufficient-funds',
  REJECT_ACCOUNT_PAYMENT: 'insufficient-funds',
  REJECT_CARD_COMPANY: 'declined',
  NOT_ALLOWED_POINT_USE: 'declined',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'over-limit',
  EXCEED_MAX_ONE_DAY_AMOUNT: 'over-limit',
  EXCEED_MAX_AMOUNT: 'over-limit',
  EXCEED_MAX_AUTH_COUNT: 'over-limit',
  INVALID_PASSWORD: 'wrong-secret',
  INVALID_CARD_PASSWORD: 'wrong-secret',
  INVALID_CARD_IDENTITY: 'wrong-identity',
  INVALID_EMAIL: 'mismatch',
  INVALID_AUTHORIZE_AUTH: 'authentication-failed',
  FDS_ERROR: 'suspected-fraud',
  NOT_SUPPORTED_CARD_TYPE: 'unsupported-card',
  NOT_SUPPORTED_METHOD: 'unsupported-card',
  NOT_REGISTERED_CARD_COMPANY: 'unsupported-card',
  NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT: 'unsupported-card',
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: 'unsupported-card',
  BELOW_MINIMUM_AMOUNT: 'too-small',
  NOT_AVAILABLE_BANK: 'maintenance',
  NOT_FOUND_PAYMENT_SESSION: 'timed-out',
  PAY_PROCESS_CANCELED: 'cancelled-by-payer',
  USER_CANCEL: 'cancelled-by-payer',
  PAY_PROCESS_ABORTED: 'aborted',
  INVALID_REQUEST: 'mismatch',
  FORBIDDEN_REQUEST: 'mismatch',
  NOT_MATCHES_CUSTOMER_KEY: 'mismatch',
  INVALID_BILL_KEY_REQUEST: 'card-forgotten',
  NOT_FOUND_BILLING: 'card-forgotten',
  NOT_FOUND_BILLING_KEY: 'card-forgotten',
  NOT_FOUND_PAYMENT: 'no-such-payment',
  UNAUTHORIZED_KEY: 'set-up-wrong',
  INVALID_API_KEY: 'set-up-wrong',
  INCORRECT_BASIC_AUTH_FORMAT: 'set-up-wrong',
  INVALID_CLIENT_KEY: 'set-up-wrong',
  INVALID_IDEMPOTENCY_KEY: 'set-up-wrong',
  NOT_SELECTED_PAYMENT_METHOD: 'aborted',
  NEED_AGREEMENT_WITH_REQUIRED_TERMS: 'aborted',

  ALREADY_CANCELED_PAYMENT: 'already-cancelled',
  ALREADY_REFUND_PAYMENT: 'already-cancelled',
  REFUND_REJECTED: 'not-cancellable',
  NOT_MATCHES_REFUNDABLE_AMOUNT: 'not-cancellable',
  NOT_CANCELABLE_AMOUNT: 'not-cancellable',
  NOT_CANCELABLE_PAYMENT: 'not-cancellable',
  FORBIDDEN_CONSECUTIVE_REQUEST: 'unavailable',
  EXCEED_MAX_REFUND_DUE: 'not-cancellable',
  NOT_ALLOWED_PARTIAL_REFUND: 'not-cancellable',

  ALREADY_PROCESSED_PAYMENT: 'repeat',
  DUPLICATED_ORDER_ID: 'repeat',
  IDEMPOTENT_REQUEST_PROCESSING: 'under-way',
  ALREADY_PROCESSING_REQUEST: 'under-way',
  PROVIDER_ERROR: 'doubt',
  CARD_PROCESSING_ERROR: 'doubt',
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 'doubt',
  FAILED_INTERNAL_SYSTEM_PROCESSING: 'doubt',
  UNKNOWN_PAYMENT_ERROR: 'doubt',
  FAILED_DB_PROCESSING: 'doubt',
  FAILED_CARD_COMPANY_RESPONSE: 'doubt',
  FAILED_REFUND_PROCESS: 'doubt',
  FAILED_METHOD_HANDLING_CANCEL: 'doubt',
  FAILED_PARTIAL_REFUND: 'doubt',
  COMMON_ERROR: 'doubt',
}

/** What a code means; one that is new to us is a failure, and of an outage nothing is known. */
export function meaningOf(code: string, isOutage: boolean): Meaning {
  if (code.startsWith('INVALID_REFUND_ACCOUNT_')) return 'not-cancellable'
  return meanings[code] ?? (isOutage ? 'doubt' : 'failed')
}

/** Why a payment that was given up at the gateway came to nothing. */
export function refusalOf(code: string): PaymentRefusal {
  const meaning = meaningOf(code, false)
  return meaning === 'doubt' || meaning === 'repeat' || meaning === 'under-way' ? 'failed' : meaning
}
