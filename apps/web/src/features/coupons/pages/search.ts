import { oneOf, type Searched } from '../../../app/search-parts.ts'

export const couponTabs = ['owned', 'used', 'expired'] as const
export type CouponTab = (typeof couponTabs)[number]
export type CouponSearch = { tab?: CouponTab | undefined }

export function readCouponSearch({ tab }: Searched): CouponSearch {
  return { tab: oneOf(tab, couponTabs) }
}
