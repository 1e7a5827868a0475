import { expect, it } from 'vitest'

import { addDays, addMonths, daysBetween, weekOf, weeksOfMonth } from './days.ts'

it('begins weeks on Sunday', () => {
  expect(weekOf('2026-12-02')[0]).toBe('2026-11-29')
  expect(weekOf('2026-11-29')[0]).toBe('2026-11-29')
  expect(weekOf('2026-11-28').at(-1)).toBe('2026-11-28')
})

it('fills a month’s weeks with the days around it', () => {
  const weeks = weeksOfMonth('2026-12-15')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, '2026-11-29', '2027-01-02'])
  // Begins on a Sunday and has four whole weeks.
  expect(weeksOfMonth('2026-02-28')).toHaveLength(4)
})

it('counts days and months over New Year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-01')
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
})
