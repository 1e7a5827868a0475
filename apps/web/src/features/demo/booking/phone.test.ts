import { expect, it } from 'vitest'

import { isPhone } from './phone.ts'

it.each(['010-1234-5678', '+82 10 1234 5678', '1588-0000', '(02) 123 4567'])('takes %s', (written) =>
  expect(isPhone(written)).toBe(true),
)

it.each(['', '1234', '전화 주세요', '010-1234-567a', '0101234567890123'])('does not take "%s"', (written) =>
  expect(isPhone(written)).toBe(false),
)
