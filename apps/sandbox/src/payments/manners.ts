import type { Words } from '../page/words.ts'

/** What a practice card does that no error tells of, at whichever gateway. */
export const manners = {
  good: { ko: '언제나 잘 되는 카드', en: 'Always good' },
  /** The second payment fails, the third is good again. */
  limps: { ko: '두 번째만 실패', en: 'Only the second payment fails' },
  slow: { ko: '느린 답 (3초)', en: 'Slow answer (3 s)' },
  /** Money moves at once, the answer comes when nobody waits any more. */
  late: { ko: '결제되고 답이 아주 늦음', en: 'Paid, answered far too late' },
  /** Money moves when nobody waits any more. */
  dawdles: { ko: '아주 늦게 결제됨', en: 'Paid far too late' },
  /** Money moves, and the line goes dead. */
  lost: { ko: '결제되고 답이 끊김', en: 'Paid, and the line goes dead' },
  /** Money moves, and the answer is an outage. */
  'lost-in-outage': { ko: '결제되고 오류(500)로 답함', en: 'Paid, and answered 500' },
  /** Money goes back, and the line goes dead. */
  'lost-on-return': { ko: '취소되고 답이 끊김', en: 'Cancelled, and the line goes dead' },
  /** Everything is told of twice. */
  'told-twice': { ko: '알림이 두 번씩 옴', en: 'Every notice comes twice' },
  /** What happened last is told of first. */
  'told-backwards': { ko: '알림이 거꾸로 옴', en: 'Notices come backwards' },
  /** Money moves and goes back at once, as its issuer calls it off, and the line goes dead. */
  'called-off': {
    ko: '결제되자마자 카드사가 취소하고 답이 끊김',
    en: 'Paid, called off by its issuer at once, and the line goes dead',
  },
} satisfies Record<string, Words>
export type Manner = keyof typeof manners

/** Longer than anybody waits for an answer. */
export const lateMs = 40_000

/** How the answer is given once everything is done. */
export type Delivery = 'plain' | 'slow' | 'late' | 'lost' | 'outage'

/** How a card answers once money has moved. */
export function deliveryOf(manner: Manner): Delivery {
  if (manner === 'called-off') return 'lost'
  if (manner === 'slow' || manner === 'late' || manner === 'lost') return manner
  return manner === 'lost-in-outage' ? 'outage' : 'plain'
}
