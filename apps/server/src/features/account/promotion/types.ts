import type { Lang } from '../../../http/handlers.ts'

export type Promotion = {
  /** What the partner is called where somebody reads by whose link they came. */
  label: Record<Lang, string>
  /** For how many days its token holds. */
  validDays: number
  /** Makes who comes by it a card-pay user of the Korean market; nothing else does. */
  kbPay?: 1 | 2
}

/** Where owners are sent here from, by the `type` of `GET /token/promotion`. */
export const promotions: Readonly<Record<string, Promotion>> = {
  naver: { label: { ko: '네이버 커머스솔루션마켓', en: 'Naver Commerce Solution Market' }, validDays: 7 },
  colosseum: { label: { ko: '콜로세움', en: 'Colosseum' }, validDays: 7 },
  makeshop: { label: { ko: '메이크샵', en: 'MakeShop' }, validDays: 7 },
  godomall: { label: { ko: '고도몰', en: 'Godomall' }, validDays: 7 },
  kbpay: { label: { ko: 'KB Pay', en: 'KB Pay' }, validDays: 1, kbPay: 1 },
  global: { label: { ko: '글로벌', en: 'Global' }, validDays: 7 },
}
