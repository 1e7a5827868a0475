import type { Coupon, OwnedCoupon } from '@clipmint/contract'
import { dayInSeoul, lastDayBefore } from '@clipmint/kit'

import { statusOf } from './rules.ts'
import type { Coupon as Stored, Held } from './store.ts'

/** A coupon as whoever knows its code sees it: how many there are stays with the operators. */
export function toShown(coupon: Stored): Coupon {
  return {
    code: coupon.code,
    name: { ko: coupon.nameKo, en: coupon.nameEn },
    benefit: coupon.benefit,
    conditions: coupon.conditions,
    startsOn: dayInSeoul(coupon.startsAt),
    endsOn: coupon.endsAt && lastDayBefore(coupon.endsAt),
    daysAfterRegister: coupon.daysAfterRegister,
  }
}

/** A coupon as its owner sees it at a moment. */
export function toOwned({ coupon, holding }: Held, now: Date): OwnedCoupon {
  return {
    ...toShown(coupon),
    _id: coupon.id,
    status: statusOf(holding, coupon, now),
    registeredOn: dayInSeoul(holding.registeredAt),
    expiresOn: holding.expiresAt && lastDayBefore(holding.expiresAt),
    usedOn: holding.usedAt && dayInSeoul(holding.usedAt),
  }
}
