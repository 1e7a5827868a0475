import type { PaymentRefusal } from '@clipmint/contract'

/** What each code of a declined card, and of a request that cannot be done, means. */
const reasons: Record<string, PaymentRefusal> = {
  incorrect_number: 'wrong-number',
  invalid_number: 'wrong-number',
  invalid_account: 'wrong-number',
  expired_card: 'expired-card',
  invalid_expiry_month: 'expired-card',
  invalid_expiry_year: 'expired-card',
  restricted_card: 'stopped-card',
  lost_card: 'lost-or-stolen',
  stolen_card: 'lost-or-stolen',
  pickup_card: 'lost-or-stolen',
  insufficient_funds: 'insufficient-funds',
  card_velocity_exceeded: 'over-limit',
  withdrawal_count_limit_exceeded: 'over-limit',
  amount_too_large: 'over-limit',
  incorrect_cvc: 'wrong-secret',
  invalid_cvc: 'wrong-secret',
  incorrect_pin: 'wrong-secret',
  pin_try_exceeded: 'wrong-secret',
  incorrect_zip: 'wrong-identity',
  incorrect_address: 'wrong-identity',
  authentication_required: 'authentication-needed',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
  fraudulent: 'suspected-fraud',
  merchant_blacklist: 'suspected-fraud',
  card_not_supported: 'unsupported-card',
  currency_not_supported: 'unsupported-card',
  payment_method_unactivated: 'unsupported-card',
  amount_too_small: 'too-small',
  processing_error: 'maintenance',
  issuer_not_available: 'maintenance',
  try_again_later: 'maintenance',
  charge_already_refunded: 'already-cancelled',
  charge_disputed: 'not-cancellable',
  generic_decline: 'declined',
  do_not_honor: 'declined',
  card_declined: 'declined',
  canceled: 'cancelled-by-payer',
}

/** Why nothing moved: the issuer's own reason before the general code; what is new to us is a failure. */
export function reasonOf(
  declineCode: string | null | undefined,
  code: string | null | undefined,
): PaymentRefusal {
  return reasons[declineCode ?? ''] ?? reasons[code ?? ''] ?? 'failed'
}
