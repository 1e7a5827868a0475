import { expect, it, test } from 'vitest'

import { businessNumberAsTyped } from './business-number.ts'

/** Types digit after digit. */
function type(digits: string): string {
  return [...digits].reduce((written, digit) => businessNumberAsTyped(written + digit, written), '')
}

test.each([
  ['123', '123'],
  ['1234', '123-4'],
  ['123456', '123-45-6'],
  ['1234567891', '123-45-67891'],
])('%s is written as %s while it is typed', (digits, written) => {
  expect(type(digits)).toBe(written)
})

it('gets its dashes when it is pasted, and keeps what is taken away again taken away', () => {
  expect(businessNumberAsTyped('1234567891', '')).toBe('123-45-67891')
  expect(businessNumberAsTyped('123 45 67891', '')).toBe('123-45-67891')
  expect(businessNumberAsTyped('123-', '123-4')).toBe('123-')
  expect(businessNumberAsTyped('123-45-678912', '123-45-67891')).toBe('123-45-678912')
  expect(businessNumberAsTyped('12a', '12')).toBe('12a')
})
