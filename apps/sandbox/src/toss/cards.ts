import type { Words } from '../page/words.ts'
import { checkDigitOf, isCardNumber } from '../payments/luhn.ts'
import { type Manner, manners } from '../payments/manners.ts'
import type { CardGroup } from '../payments/window-page.ts'
import { type Code, wordsOf } from './codes.ts'

/** Where on its way a card fails. */
export type Stage = 'window' | 'confirm' | 'issue' | 'charge' | 'renewal' | 'cancel'

export type Card = { number: string; name: Words; stage: Stage | null; code: Code | null; manner: Manner }

const confirmCodes = [
  'ALREADY_PROCESSED_PAYMENT',
  'PROVIDER_ERROR',
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'INVALID_REQUEST',
  'NOT_ALLOWED_POINT_USE',
  'INVALID_API_KEY',
  'INVALID_REJECT_CARD',
  'BELOW_MINIMUM_AMOUNT',
  'INVALID_CARD_EXPIRATION',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  'INVALID_AUTHORIZE_AUTH',
  'INVALID_CARD_LOST_OR_STOLEN',
  'INVALID_CARD_NUMBER',
  'EXCEED_MAX_AMOUNT',
  'INVALID_PASSWORD',
  'UNAUTHORIZED_KEY',
  'REJECT_CARD_PAYMENT',
  'REJECT_ACCOUNT_PAYMENT',
  'REJECT_CARD_COMPANY',
  'FORBIDDEN_REQUEST',
  'EXCEED_MAX_AUTH_COUNT',
  'EXCEED_MAX_ONE_DAY_AMOUNT',
  'FDS_ERROR',
  'NOT_AVAILABLE_BANK',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'NOT_FOUND_PAYMENT',
  'NOT_FOUND_PAYMENT_SESSION',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'ALREADY_PROCESSING_REQUEST',
  'CARD_PROCESSING_ERROR',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'UNKNOWN_PAYMENT_ERROR',
] as const satisfies readonly Code[]

const cardRejections = [
  'INVALID_REJECT_CARD',
  'INVALID_CARD_EXPIRATION',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'INVALID_CARD_LOST_OR_STOLEN',
  'INVALID_CARD_NUMBER',
  'EXCEED_MAX_AMOUNT',
  'REJECT_CARD_PAYMENT',
  'REJECT_CARD_COMPANY',
  'EXCEED_MAX_ONE_DAY_AMOUNT',
  'FDS_ERROR',
  'NOT_AVAILABLE_BANK',
  'CARD_PROCESSING_ERROR',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
] as const satisfies readonly Code[]

const codesOf: Record<Stage, readonly Code[]> = {
  window: ['PAY_PROCESS_ABORTED', 'REJECT_CARD_COMPANY', 'INVALID_CLIENT_KEY', 'PAY_PROCESS_CANCELED'],
  confirm: confirmCodes,
  issue: [
    'NOT_SUPPORTED_CARD_TYPE',
    'INVALID_CARD_PASSWORD',
    'INVALID_CARD_IDENTITY',
    'NOT_REGISTERED_CARD_COMPANY',
    'INVALID_CARD_EXPIRATION',
    'NOT_SUPPORTED_METHOD',
    'INVALID_EMAIL',
    'INVALID_CARD_NUMBER',
    'INVALID_STOPPED_CARD',
    'INVALID_CARD_LOST_OR_STOLEN',
  ],
  charge: [
    'INVALID_BILL_KEY_REQUEST',
    'DUPLICATED_ORDER_ID',
    'NOT_MATCHES_CUSTOMER_KEY',
    'NOT_FOUND_BILLING',
    'FAILED_DB_PROCESSING',
    'FAILED_CARD_COMPANY_RESPONSE',
    ...cardRejections,
  ],
  renewal: ['NOT_FOUND_BILLING', 'FAILED_CARD_COMPANY_RESPONSE', ...cardRejections],
  cancel: [
    'ALREADY_CANCELED_PAYMENT',
    'ALREADY_REFUND_PAYMENT',
    'REFUND_REJECTED',
    'NOT_MATCHES_REFUNDABLE_AMOUNT',
    'NOT_CANCELABLE_AMOUNT',
    'NOT_CANCELABLE_PAYMENT',
    'FORBIDDEN_CONSECUTIVE_REQUEST',
    'EXCEED_MAX_REFUND_DUE',
    'NOT_ALLOWED_PARTIAL_REFUND',
    'FAILED_REFUND_PROCESS',
    'FAILED_METHOD_HANDLING_CANCEL',
    'FAILED_PARTIAL_REFUND',
    'COMMON_ERROR',
  ],
}

const stageNames: Record<Stage | 'manner', Words> = {
  manner: { ko: '결제돼요', en: 'The money moves' },
  window: { ko: '카드 창에서 막혀요', en: 'Stopped at this window' },
  confirm: { ko: '한 번 결제할 때 막혀요', en: 'Stopped when paying once' },
  issue: { ko: '카드를 등록할 때 막혀요', en: 'Stopped when kept' },
  charge: { ko: '등록되지만 첫 결제가 막혀요', en: 'Kept, then the first charge fails' },
  renewal: { ko: '첫 결제는 되고 다음부터 막혀요', en: 'First charge good, renewals fail' },
  cancel: { ko: '결제되고 취소가 막혀요', en: 'Paid, and cannot be cancelled' },
}

/** Numbers that start so are practice cards; then the stage, the place in its list, and the check digit. */
const bin = '43301200'

/** Every practice card: one for each manner, and one for each error at each stage of its way. */
export const cards: readonly Card[] = [
  ...(Object.keys(manners) as Manner[]).map((manner, at) => ({
    number: numberOf(0, at),
    name: manners[manner],
    stage: null,
    code: null,
    manner,
  })),
  ...(Object.keys(codesOf) as Stage[]).flatMap((stage, index) =>
    codesOf[stage].map((code, at) => ({
      number: numberOf(index + 1, at),
      name: wordsOf(code),
      stage,
      code,
      manner: 'good' as const,
    })),
  ),
]

/** The cards as a person chooses among them. */
export const cardGroups: readonly CardGroup[] = (Object.keys(stageNames) as (Stage | 'manner')[]).map(
  (group) => ({
    name: stageNames[group],
    cards: cards.filter(({ stage }) => (stage ?? 'manner') === group),
  }),
)

const byNumber = new Map(cards.map((card) => [card.number, card]))

/** The card of a number; any other whose check digit is right is always good. Null for what is no card's number. */
export function cardOf(number: string): Card | null {
  const known = byNumber.get(number)
  if (known) return known
  if (!isCardNumber(number)) return null
  return { number, name: manners.good, stage: null, code: null, manner: 'good' }
}

function numberOf(group: number, at: number): string {
  const body = `${bin}${String(group).padStart(2, '0')}${String(at).padStart(5, '0')}`
  return `${body}${checkDigitOf(body)}`
}
