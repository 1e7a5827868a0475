import { minuteInSeoul } from '@clipmint/kit'
import { describe, expect, test } from 'vitest'

import { isWithinLastDay, renewalAt, retryAt, unusedDays } from './rules.ts'

function charges(anchor: string, period: 'month' | 'year', most: number): string[] {
  const months = period === 'year' ? 12 : 1
  return Array.from({ length: most }, (_, i) =>
    minuteInSeoul(renewalAt(anchor, (i + 1) * months)).slice(0, 10),
  )
}

describe('when a subscription is charged again', () => {
  const table: [string, 'month' | 'year', string[]][] = [
    ['2026-01-15', 'month', ['2026-02-15', '2026-03-15', '2026-04-15']],
    ['2026-01-31', 'month', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']],
    ['2027-12-31', 'month', ['2028-01-31', '2028-02-29', '2028-03-31']],
    [
      '2026-08-30',
      'month',
      ['2026-09-30', '2026-10-30', '2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28'],
    ],
    ['2027-01-29', 'month', ['2027-02-28', '2027-03-29']],
    ['2028-01-29', 'month', ['2028-02-29', '2028-03-29']],
    ['2028-02-29', 'month', ['2028-03-29', '2028-04-29']],
    ['2028-02-29', 'year', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['2026-11-25', 'year', ['2027-11-25', '2028-11-25']],
    ['2026-12-31', 'year', ['2027-12-31', '2028-12-31']],
    ['2099-12-31', 'month', ['2100-01-31', '2100-02-28']],
  ]
  test.each(table)('from %s by the %s', (anchor, period, days) => {
    expect(charges(anchor, period, days.length)).toEqual(days)
  })

  // Summer time began on 8 March and ended on 1 November 2026 in New York, 29 March and 25 October in London.
  const abroad: [string, string, number, string][] = [
    ['America/New_York', '2026-02-08', 1, '2026-03-07 20:00'],
    ['America/New_York', '2026-02-09', 1, '2026-03-08 21:00'],
    ['America/New_York', '2026-10-01', 1, '2026-10-31 21:00'],
    ['America/New_York', '2026-10-02', 1, '2026-11-01 20:00'],
    ['Europe/London', '2026-02-28', 1, '2026-03-28 01:00'],
    ['Europe/London', '2026-02-28', 2, '2026-04-28 02:00'],
    ['Europe/London', '2026-09-26', 1, '2026-10-26 01:00'],
    ['Europe/London', '2025-10-25', 12, '2026-10-25 01:00'],
  ]
  test.each(abroad)('in %s, from %s the %i. is at ten in Seoul: %s', (timeZone, anchor, n, there) => {
    const at = renewalAt(anchor, n)
    expect(minuteInSeoul(at).slice(11)).toBe('10:00')
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    expect(local.format(at)).toBe(there)
  })
})

describe('a charge that failed', () => {
  test('is tried again after 1, 4 and 13 days, and then no more', () => {
    const due = renewalAt('2026-01-31', 1)
    expect([1, 2, 3].map((n) => minuteInSeoul(retryAt(due, n) ?? new Date(0)))).toEqual([
      '2026-03-01 10:00',
      '2026-03-04 10:00',
      '2026-03-13 10:00',
    ])
    expect(retryAt(due, 4)).toBeNull()
  })
})

describe('what is not used of what was paid for', () => {
  const month = { startsAt: new Date('2026-01-31T03:00:00Z'), endsAt: new Date('2026-02-28T01:00:00Z') }
  const table: [string, string, number][] = [
    ['on the first day all of it', '2026-01-31T14:59:59Z', 28],
    ['a day less once it is tomorrow in Seoul', '2026-01-31T15:00:00Z', 27],
    ['the last day', '2026-02-27T12:00:00Z', 1],
    ['nothing on the day of the next charge', '2026-02-27T15:00:00Z', 0],
    ['nothing after it', '2026-03-09T00:00:00Z', 0],
  ]
  test.each(table)('%s', (_what, now, left) => {
    expect(unusedDays(month, new Date(now))).toEqual({ left, all: 28 })
  })
})

test('cancelling counts for the next charge until a day before it', () => {
  const chargeAt = new Date('2026-02-28T01:00:00Z')
  expect(isWithinLastDay(chargeAt, new Date('2026-02-27T01:00:00Z'))).toBe(false)
  expect(isWithinLastDay(chargeAt, new Date('2026-02-27T01:00:01Z'))).toBe(true)
})
