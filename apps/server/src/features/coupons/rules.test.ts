import type { CouponConditions } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { expiryOf, isCode, makeCode, planUntil, registerRefusal, statusOf, toCode } from './rules.ts'

const now = new Date('2026-12-01T00:00:00Z')
const anyone: CouponConditions = {
  plans: null,
  period: null,
  currency: null,
  channels: null,
  minPrice: null,
  firstPaymentOnly: false,
  cycles: 1,
}
const coupon = {
  benefit: { kind: 'RENDER', count: 1 } as const,
  conditions: anyone,
  startsAt: now,
  endsAt: null,
  revokedAt: null,
  maxUses: null,
  registered: 0,
}
const holder = { promotions: [], kbPay: 0 }

it.each(['hap4py22', ' hap4-py22 ', 'ＨＡＰ４ＰＹ２２', 'HAP4–PY22', 'HAP4_PY.22', 'h a p 4 p y 2 2'])(
  'reads %j without what stands between its letters',
  (typed) => expect(toCode(typed)).toBe('HAP4PY22'),
)

it('reads a code that was typed with a Korean keyboard left on, and a U as the V that it was', () => {
  expect(toCode('ㅗ메4ㅔㅛ22')).toBe('HAP4PY22')
  expect(toCode('UHAP4PY2')).toBe('VHAP4PY2')
})

it.each(['HAP4PY2', 'HAP4PY22HAP4PY22H', 'HAP4PY20', 'HAP4PY2I', 'HAP4PY2O', 'HAP4PYL2', '쿠폰쿠폰쿠폰쿠폰'])(
  'takes %s for no code',
  (code) => expect(isCode(code)).toBe(false),
)

it('makes codes that are codes', () => {
  let next = 0
  const code = makeCode((below) => (next += 7) % below)
  expect([isCode(code), code.length]).toEqual([true, 12])
})

it('lets a coupon of days be used until the end of the last one in Seoul, whatever its own end', () => {
  const late = new Date('2026-12-01T14:59:59Z')
  const days = { endsAt: new Date('2026-12-02T15:00:00Z'), daysAfterRegister: 7 }
  expect(expiryOf(days, late)).toEqual(new Date('2026-12-08T15:00:00Z'))
  expect(expiryOf(days, new Date('2026-12-01T15:00:00Z'))).toEqual(new Date('2026-12-09T15:00:00Z'))
  expect(expiryOf({ ...days, daysAfterRegister: null }, late)).toEqual(days.endsAt)
})

it('says why a coupon cannot be registered', () => {
  const refusal = (more: object, who: object = {}) =>
    registerRefusal({ ...coupon, ...more }, { ...holder, ...who }, now)
  expect(refusal({})).toBeNull()
  expect(refusal({ startsAt: new Date(now.getTime() + 1) })).toBe('COUPONS_NOT_YET')
  expect(refusal({ endsAt: now })).toBe('COUPONS_EXPIRED')
  expect(refusal({ endsAt: new Date(now.getTime() + 1) })).toBeNull()
  expect(refusal({ maxUses: 3, registered: 2 })).toBeNull()
  expect(refusal({ maxUses: 3, registered: 3 })).toBe('COUPONS_SOLD_OUT')
  const naver = { conditions: { ...anyone, channels: ['naver'] } }
  expect(refusal(naver)).toBe('COUPONS_NOT_FOR_MARKET')
  expect(refusal(naver, { promotions: ['naver'] })).toBeNull()
  const kbPay = { conditions: { ...anyone, channels: ['kbpay'] } }
  expect([refusal(kbPay, { kbPay: 1 }), refusal(kbPay)]).toEqual([null, 'COUPONS_NOT_FOR_MARKET'])
})

it('counts a used coupon as used for good, and one that was revoked as run out', () => {
  const held = { usedAt: null, expiresAt: now }
  const earlier = new Date(now.getTime() - 1)
  expect(statusOf(held, coupon, earlier)).toBe('owned')
  expect(statusOf(held, coupon, now)).toBe('expired')
  expect(statusOf({ ...held, usedAt: earlier }, { revokedAt: now }, now)).toBe('used')
  expect(statusOf({ usedAt: null, expiresAt: null }, { revokedAt: now }, now)).toBe('expired')
})

it('gives days of a plan to who has none, more of them to who was given the same, and takes no other away', () => {
  const wish = { planType: 1, days: 7 }
  const until = (planType: number, planEndsAt: Date | null) => planUntil(wish, { planType, planEndsAt }, now)
  expect(until(0, null)).toEqual(new Date('2026-12-08T00:00:00Z'))
  expect(until(1, new Date('2026-12-05T00:00:00Z'))).toEqual(new Date('2026-12-12T00:00:00Z'))
  for (const over of [1, 2])
    expect(until(over, new Date('2026-11-30T23:58:00Z'))).toEqual(new Date('2026-12-08T00:00:00Z'))
  expect(until(2, now)).toEqual(new Date('2026-12-08T00:00:00Z'))
  expect(until(1, null)).toBeNull()
  expect(until(2, new Date('2026-12-05T00:00:00Z'))).toBeNull()
})
