import { allowanceOf } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { FREE_VIDEOS } from './free-videos.ts'

test('the first page says as many free videos as an account without a plan has', () => {
  expect(FREE_VIDEOS).toBe(allowanceOf(0).rendersPerMonth)
})
