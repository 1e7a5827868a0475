import { expect, test } from 'vitest'

import { planGroup } from './plan-badge.tsx'

test('plan numbers fall into the groups that the specification lists', () => {
  expect([1, 2, 3, 11, 12, 13].map(planGroup)).toEqual(Array(6).fill('basic'))
  expect([101, 109, 111, 119].map(planGroup)).toEqual(Array(4).fill('enterprise'))
})

test('a number outside every range counts as free', () => {
  expect([0, 4, 14, 100, 110, 120].map(planGroup)).toEqual(Array(6).fill('free'))
})
