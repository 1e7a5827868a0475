import type { CouponConditions, ErrorCode } from '@clipmint/contract'
import { dayInSeoul, dayMs, endOfDayInSeoul } from '@clipmint/kit'
import { convertHangulToQwerty } from 'es-hangul'

/** Crockford's alphabet without what is read for something else: 0, 1, I, L, O and U. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codePattern = new RegExp(`^[${letters}]{8,16}$`)
const newCodeLength = 12

/**
 * A code as it is stored, from how people type it: small letters, spaces and dashes between, letters of full width, a
 * Korean keyboard that was left on, a U for a V.
 */
export function toCode(typed: string): string {
  return convertHangulToQwerty(typed.normalize('NFC'))
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212_.·]/gu, '')
    .replaceAll('U', 'V')
}

export function isCode(code: string): boolean {
  return codePattern.test(code)
}

/** A code that nobody can guess. */
export function makeCode(randomInt: (below: number) => number): string {
  return Array.from({ length: newCodeLength }, () => letters[randomInt(letters.length)]).join('')
}

type Times = { startsAt: Date; endsAt: Date | null; revokedAt: Date | null }

/** Until when who registers a coupon can use it: the day of registering and so many more, or the coupon's own end. */
export function expiryOf(
  { endsAt, daysAfterRegister }: { endsAt: Date | null; daysAfterRegister: number | null },
  registeredAt: Date,
): Date | null {
  if (daysAfterRegister === null) return endsAt
  return new Date(endOfDayInSeoul(dayInSeoul(registeredAt)).getTime() + daysAfterRegister * dayMs)
}

/** Who registers a coupon: the promotions they came by are those that the server signed. */
type Holder = { promotions: readonly string[]; kbPay: number }
type Refusal = Extract<ErrorCode, `COUPONS_${string}`>

/** Why an account may not register a coupon now; null when it may. */
export function registerRefusal(
  coupon: Times & { conditions: CouponConditions; maxUses: number | null; registered: number },
  holder: Holder,
  now: Date,
): Refusal | null {
  if (coupon.endsAt !== null && coupon.endsAt <= now) return 'COUPONS_EXPIRED'
  if (coupon.startsAt > now) return 'COUPONS_NOT_YET'
  if (!isOfChannel(coupon.conditions, holder)) return 'COUPONS_NOT_FOR_MARKET'
  if (coupon.maxUses !== null && coupon.registered >= coupon.maxUses) return 'COUPONS_SOLD_OUT'
  return null
}

/** Whether a coupon is for whoever came by these ways. */
export function isOfChannel({ channels }: CouponConditions, { promotions, kbPay }: Holder): boolean {
  if (channels === null) return true
  return promotions.some((type) => channels.includes(type)) || (kbPay > 0 && channels.includes('kbpay'))
}

type Held = { usedAt: Date | null; expiresAt: Date | null }

/** How a coupon that somebody has stands; one that was revoked has run out. */
export function statusOf(
  { usedAt, expiresAt }: Held,
  { revokedAt }: Pick<Times, 'revokedAt'>,
  now: Date,
): 'owned' | 'used' | 'expired' {
  if (usedAt !== null) return 'used'
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now) ? 'expired' : 'owned'
}

/**
 * Until when a plan runs that is given for some days: from now for a free owner, and for one whose plan is over already,
 * longer for one who was given the same plan for some time. Null for anyone on another plan, or on one without an end:
 * it would take theirs away.
 */
export function planUntil(
  { planType, days }: { planType: number; days: number },
  owner: { planType: number; planEndsAt: Date | null },
  now: Date,
): Date | null {
  // A plan falls back within minutes of its end; whoever is quicker loses none of the days.
  const isOver = owner.planEndsAt !== null && owner.planEndsAt <= now
  if (owner.planType === 0 || isOver) return new Date(now.getTime() + days * dayMs)
  if (owner.planType !== planType || owner.planEndsAt === null) return null
  return new Date(owner.planEndsAt.getTime() + days * dayMs)
}
