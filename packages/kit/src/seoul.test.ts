import { expect, test } from 'vitest'

import { dayInSeoul, endOfDayInSeoul, startOfDayInSeoul } from './seoul.ts'

test('a day begins in Seoul nine hours before it does in Greenwich', () => {
  expect(dayInSeoul(new Date('2026-11-30T14:59:59Z'))).toBe('2026-11-30')
  expect(dayInSeoul(new Date('2026-11-30T15:00:00Z'))).toBe('2026-12-01')
})

test('a day in Seoul lasts until the next begins', () => {
  expect(startOfDayInSeoul('2026-12-31')).toEqual(new Date('2026-12-30T15:00:00Z'))
  expect(endOfDayInSeoul('2026-12-31')).toEqual(startOfDayInSeoul('2027-01-01'))
})
