import { type Searched, text } from '../../../app/search-parts.ts'

export type PartnerSearch = {
  type?: string | undefined
  naverMarketKey?: string | undefined
  kbPay?: 1 | 2 | undefined
}

/** What a partner's link says: whose it is, and what the partner wants handed on. */
export function readPartnerSearch({ type, naverMarketKey, kbPay }: Searched): PartnerSearch {
  const key = typeof naverMarketKey === 'number' ? String(naverMarketKey) : naverMarketKey
  return {
    type: text(type, 40),
    naverMarketKey: text(key, 200),
    kbPay: kbPay === 1 || kbPay === 2 ? kbPay : undefined,
  }
}

/** Where partners' own pages lie. Anybody can claim to come from there, so it decides nothing but which form is shown. */
const partnerHosts = [
  'naver.com',
  'colosseum.global',
  'makeshop.co.kr',
  'godo.co.kr',
  'nhn-commerce.com',
  'kbcard.com',
]

/** Whoever comes straight from a partner is new here, as a rule, and is shown the form to sign up. */
export function isFromPartner(referrer: string): boolean {
  if (!URL.canParse(referrer)) return false
  const { hostname } = new URL(referrer)
  return partnerHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Only the payment app's own promotion speaks of card-pay users; 1 unless its link says 2. */
export function kbPayOf({ type, kbPay }: PartnerSearch): 1 | 2 | null {
  return type === 'kbpay' ? (kbPay ?? 1) : null
}
