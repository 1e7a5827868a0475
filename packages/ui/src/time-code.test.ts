import { expect, it } from 'vitest'

import { formatTenths } from './time-code.ts'

it('shows a moment to the tenth, without running ahead of it', () => {
  expect([0, 1_233, 9_999, 61_500].map(formatTenths)).toEqual(['0:00.0', '0:01.2', '0:09.9', '1:01.5'])
})
