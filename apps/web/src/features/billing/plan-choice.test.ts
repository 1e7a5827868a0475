import { planNameOf, soldPlans } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { payableOf, perMonth, planTypeOf, standingOf } from './plan-choice.ts'

test('names every plan that is sold by its number', () => {
  expect([planTypeOf('basic', 'month'), planTypeOf('standard', 'month')]).toEqual([1, 2])
  expect([planTypeOf('basic', 'year'), planTypeOf('standard', 'year')]).toEqual([11, 12])
})

const given = { isSubscribed: false, planEndsAt: '2026-12-31T15:00:00Z' }
const unending = { isSubscribed: false, planEndsAt: null }
const paid = { isSubscribed: true, planEndsAt: null }

test.for([
  ['a visitor', { ...unending, planType: null }, 'visitor'],
  ['a free member', { ...unending, planType: 0 }, 'start'],
  ['who was given days of another', { ...given, planType: 2 }, 'start'],
  ['who was given days of it', { ...given, planType: 1 }, 'given'],
  ['who was given days of it by the year', { ...given, planType: 11 }, 'given'],
  ['who was given it for good', { ...unending, planType: 1 }, 'mine'],
  ['who pays for it', { ...paid, planType: 1 }, 'mine'],
  ['who pays for it by the year', { ...paid, planType: 11 }, 'otherPeriod'],
  ['who pays for another', { ...paid, planType: 2 }, 'change'],
] as const)('offers a month of Basic to %s', ([, has, standing]) => {
  expect(standingOf(1, has)).toBe(standing)
})

test.for(soldPlans)('never offers to start plan %i where it is in use, however it came', (offered) => {
  const inUse = soldPlans.filter((planType) => planNameOf(planType) === planNameOf(offered))
  const standings = inUse.flatMap((planType) =>
    [given, unending, paid].map((how) => standingOf(offered, { ...how, planType })),
  )
  expect(standings).toHaveLength(6)
  expect(standings).not.toContain('start')
})

test('says a year by its month', () => {
  expect([perMonth(278_400, 'year'), perMonth(29_000, 'month')]).toEqual([23_200, 29_000])
})

test('pays in the wished currency where that can be paid, else in one that can', () => {
  expect(payableOf('USD', ['KRW', 'USD'])).toBe('USD')
  expect(payableOf('USD', ['KRW'])).toBe('KRW')
  expect(payableOf('USD', [])).toBe('USD')
})
