import { expect, it } from 'vitest'

import { daysLeft } from './days-left.ts'

it('counts days as they turn in Seoul, and none on the last', () => {
  const lastSecond = Date.parse('2026-12-30T14:59:59Z')
  expect(daysLeft('2026-12-31', lastSecond)).toBe(1)
  expect(daysLeft('2026-12-31', lastSecond + 1_000)).toBe(0)
  expect(daysLeft('2027-01-31', lastSecond + 1_000)).toBe(31)
})
