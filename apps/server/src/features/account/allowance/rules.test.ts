import { expect, it } from 'vitest'

import { grantOf, monthOf } from './rules.ts'

it('turns the month at midnight in Seoul, not in UTC', () => {
  expect(monthOf(new Date('2026-02-28T14:59:59Z'))).toBe('2026-02')
  expect(monthOf(new Date('2026-02-28T15:00:00Z'))).toBe('2026-03')
})

it('grants by plan, month or year alike, and the free grant to a number that is no plan', () => {
  expect(grantOf('render', 0)).toBe(3)
  expect(grantOf('scenario', 1)).toBe(30)
  expect(grantOf('scenario', 12)).toBe(100)
  expect(grantOf('scenario', 101)).toBe(500)
  expect(grantOf('render', 77)).toBe(3)
})
