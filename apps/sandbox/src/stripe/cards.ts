import type { Words } from '../page/words.ts'
import { checkDigitOf, isCardNumber } from '../payments/luhn.ts'
import { type Manner, manners } from '../payments/manners.ts'
import type { CardGroup } from '../payments/window-page.ts'

/** Where a card fails: at the window, from its first charge on, or from its second. */
export type Stage = 'window' | 'charge' | 'renewal'

export type Card = {
  number: string
  name: Words
  stage: Stage | null
  code: string | null
  declineCode: string | null
  manner: Manner
  /** Whether its bank asks who pays (3-D Secure); the page in place of the fields answers for them. */
  asks: boolean
}

type Line = readonly [number: string, code: string, declineCode: string | null, ko: string, en: string]

/** Numbers of the documentation, and what they do. */
const documented: Record<Stage, readonly Line[]> = {
  window: [
    ['4000000000000002', 'card_declined', 'generic_decline', '승인 거절', 'Declined'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', '잔액 부족', 'Too little money'],
    ['4000000000009987', 'card_declined', 'lost_card', '분실 카드', 'Lost card'],
    ['4000000000009979', 'card_declined', 'stolen_card', '도난 카드', 'Stolen card'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded', '한도 초과', 'Over its limit'],
    ['4100000000000019', 'card_declined', 'fraudulent', '위험 거래', 'Held as a risk'],
    ['4000000000000069', 'expired_card', null, '만료된 카드', 'Expired card'],
    ['4000000000000127', 'incorrect_cvc', null, '틀린 보안 코드', 'Wrong security code'],
    ['4000000000000119', 'processing_error', null, '처리 오류', 'Processing error'],
    [ownNumber(800), 'card_declined', 'card_not_supported', '지원하지 않는 카드', 'Not supported'],
    [ownNumber(801), 'incorrect_zip', null, '우편번호 불일치', 'Postal code does not match'],
    ['4242424242424241', 'incorrect_number', null, '틀린 카드 번호', 'Wrong number'],
    [
      '4000008400001629',
      'payment_intent_authentication_failure',
      null,
      '본인 인증 실패',
      'Authentication failed',
    ],
  ],
  charge: [
    ['4000000000000341', 'card_declined', 'generic_decline', '승인 거절', 'Declined'],
    [
      '4000002760003184',
      'authentication_required',
      'authentication_required',
      '본인 인증 필요',
      'Authentication needed',
    ],
  ],
  renewal: [
    [ownNumber(900), 'card_declined', 'insufficient_funds', '잔액 부족', 'Too little money'],
    [ownNumber(901), 'expired_card', 'expired_card', '만료된 카드', 'Expired card'],
    [ownNumber(902), 'card_declined', 'lost_card', '분실 카드', 'Lost card'],
    [ownNumber(903), 'card_declined', 'generic_decline', '승인 거절', 'Declined'],
  ],
}

const stageNames: Record<Stage | 'manner', Words> = {
  manner: { ko: '결제돼요', en: 'The money moves' },
  window: { ko: '카드 창에서 막혀요', en: 'Stopped at this window' },
  charge: { ko: '등록되지만 첫 결제가 막혀요', en: 'Kept, then the first charge fails' },
  renewal: { ko: '첫 결제는 되고 다음부터 막혀요', en: 'First charge good, renewals fail' },
}

/** Every practice card: the documentation's, and one of ours for each manner. */
export const cards: readonly Card[] = [
  ...(Object.keys(manners) as Manner[]).map((manner, at) => ({
    number: manner === 'good' ? '4242424242424242' : ownNumber(at),
    name: manners[manner],
    stage: null,
    code: null,
    declineCode: null,
    manner,
    asks: false,
  })),
  {
    number: '4000002500003155',
    name: { ko: '은행이 본인 인증을 요청 (3-D Secure)', en: 'Its bank asks who pays (3-D Secure)' },
    stage: null,
    code: null,
    declineCode: null,
    manner: 'good' as const,
    asks: true,
  },
  ...(Object.keys(documented) as Stage[]).flatMap((stage) =>
    documented[stage].map(([number, code, declineCode, ko, en]) => ({
      number,
      name: { ko, en },
      stage,
      code,
      declineCode,
      manner: 'good' as const,
      asks: false,
    })),
  ),
]

/** The cards as a person chooses among them. */
export const cardGroups: readonly CardGroup[] = (['manner', 'window', 'charge', 'renewal'] as const).map(
  (group) => ({
    name: stageNames[group],
    cards: cards.filter(({ stage }) => (stage ?? 'manner') === group),
  }),
)

const byNumber = new Map(cards.map((card) => [card.number, card]))
/** Names by which the API itself takes test cards. */
const byName: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeCustomerFail: '4000000000000341',
}

/** The card of a number; any other whose check digit is right is always good. Null for what is no card's number. */
export function cardOf(number: string): Card | null {
  const known = byNumber.get(number)
  if (known) return known
  const good = byNumber.get('4242424242424242')
  return isCardNumber(number) && good ? { ...good, number } : null
}

/** The card that the API's own name for tests means; null for any other. */
export function cardNamed(name: string): Card | null {
  const [, own] = /^pm_sandbox_(\d+)$/.exec(name) ?? []
  return byNumber.get(own ?? byName[name] ?? '') ?? null
}

function ownNumber(at: number): string {
  const body = `40000099${String(at).padStart(7, '0')}`
  return `${body}${checkDigitOf(body)}`
}
