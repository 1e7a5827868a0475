import { expect, it } from 'vitest'

import { tenthsOf } from './clock.ts'

it('says a length in seconds', () => {
  expect([2_000, 2_449, 1_950].map(tenthsOf)).toEqual(['2.0', '2.4', '2.0'])
})
