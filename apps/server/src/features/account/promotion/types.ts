export type Promotion = {
  /** What operators call it. */
  label: string
  /** For how many days its token holds. */
  validDays: number
  /** Makes who comes by it a card-pay user of the Korean market; nothing else does. */
  kbPay?: 1 | 2
}

/** Where owners are sent here from, by the `type` of `GET /token/promotion`. */
export const promotions: Readonly<Record<string, Promotion>> = {
  naver: { label: 'Naver Commerce Solution Market', validDays: 7 },
  colosseum: { label: 'Colosseum', validDays: 7 },
  makeshop: { label: 'MakeShop', validDays: 7 },
  godomall: { label: 'Godomall', validDays: 7 },
  kbpay: { label: 'KB Pay', validDays: 1, kbPay: 1 },
  global: { label: 'Global', validDays: 7 },
}
