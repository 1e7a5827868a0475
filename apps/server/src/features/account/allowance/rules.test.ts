import { expect, it } from 'vitest'

import { monthOf } from './rules.ts'

it('turns the month at midnight in Seoul, not in UTC', () => {
  expect(monthOf(new Date('2026-02-28T14:59:59Z'))).toBe('2026-02')
  expect(monthOf(new Date('2026-02-28T15:00:00Z'))).toBe('2026-03')
})
