import { expect, test } from 'vitest'

import { payableOf, perMonth, planTypeOf, standingOf } from './plan-choice.ts'

test('names every plan that is sold by its number', () => {
  expect([planTypeOf('basic', 'month'), planTypeOf('standard', 'month')]).toEqual([1, 2])
  expect([planTypeOf('basic', 'year'), planTypeOf('standard', 'year')]).toEqual([11, 12])
})

test.for([
  ['a visitor', null, false, 'visitor'],
  ['a free member', 0, false, 'start'],
  ['who was given days of it', 1, false, 'start'],
  ['who pays for it', 1, true, 'mine'],
  ['who pays for it by the year', 11, true, 'otherPeriod'],
  ['who pays for another', 2, true, 'change'],
] as const)('offers a month of Basic to %s', ([, planType, isSubscribed, standing]) => {
  expect(standingOf(1, { planType, isSubscribed })).toBe(standing)
})

test('says a year by its month', () => {
  expect([perMonth(278_400, 'year'), perMonth(29_000, 'month')]).toEqual([23_200, 29_000])
})

test('pays in the wished currency where that can be paid, else in one that can', () => {
  expect(payableOf('USD', ['KRW', 'USD'])).toBe('USD')
  expect(payableOf('USD', ['KRW'])).toBe('KRW')
  expect(payableOf('USD', [])).toBe('USD')
})
