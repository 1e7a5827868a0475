import { expect, test } from 'vitest'

import { isBusinessNumber } from './business-number.ts'

test.for(['123-45-67891', '1234567891', '220-81-62517', '120-81-47521'])('%s is one', (text) => {
  expect(isBusinessNumber(text)).toBe(true)
})

test.for(['123-45-67890', '123-45-6789', '12-345-67891', '12345678910', 'abc-45-67891', ''])(
  '%s is none',
  (text) => {
    expect(isBusinessNumber(text)).toBe(false)
  },
)
