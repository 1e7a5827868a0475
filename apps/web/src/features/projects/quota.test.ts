import { expect, test } from 'vitest'

import { nextMonthStart } from './quota.ts'

test('the month turns at midnight in Seoul', () => {
  expect(nextMonthStart(new Date('2026-11-30T14:59:00Z'))).toBe('2026-11-30T15:00:00.000Z')
  expect(nextMonthStart(new Date('2026-11-30T15:00:00Z'))).toBe('2026-12-31T15:00:00.000Z')
  expect(nextMonthStart(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-31T15:00:00.000Z')
})
