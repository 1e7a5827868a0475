import { expect, test } from 'vitest'

import { dayInSeoul, endOfDayInSeoul, lastDayBefore, minuteInSeoul, startOfDayInSeoul } from './seoul.ts'

test('a day begins in Seoul nine hours before it does in Greenwich', () => {
  expect(dayInSeoul(new Date('2026-11-30T14:59:59Z'))).toBe('2026-11-30')
  expect(dayInSeoul(new Date('2026-11-30T15:00:00Z'))).toBe('2026-12-01')
})

test('a day in Seoul lasts until the next begins', () => {
  expect(startOfDayInSeoul('2026-12-31')).toEqual(new Date('2026-12-30T15:00:00Z'))
  expect(endOfDayInSeoul('2026-12-31')).toEqual(startOfDayInSeoul('2027-01-01'))
})

test('the last day before midnight is the one that is over then, before noon the same day', () => {
  expect(lastDayBefore(endOfDayInSeoul('2026-12-31'))).toBe('2026-12-31')
  expect(lastDayBefore(new Date('2026-12-31T12:00:00+09:00'))).toBe('2026-12-31')
})

test('a minute is written by the clock of Seoul', () => {
  expect(minuteInSeoul(new Date('2026-12-01T05:03:59Z'))).toBe('2026-12-01 14:03')
})
