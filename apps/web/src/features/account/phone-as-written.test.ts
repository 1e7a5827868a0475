import { expect, it, test } from 'vitest'

import { phoneAsTyped, phoneAsWritten } from './phone-as-written.ts'

/** Types digit after digit. */
function type(digits: string): string {
  return [...digits].reduce((written, digit) => phoneAsTyped(written + digit, written), '')
}

test.each([
  ['010', '010'],
  ['0101', '010-1'],
  ['01012345', '010-1234-5'],
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['01112345678', '011-1234-5678'],
  ['021234567', '021234567'],
  ['+821012345678', '+821012345678'],
])('%s is written as %s while it is typed', (digits, written) => {
  expect(type(digits)).toBe(written)
})

it('gets its hyphens when it is pasted, and keeps what is taken away again taken away', () => {
  expect(phoneAsTyped('01012345678', '')).toBe('010-1234-5678')
  expect(phoneAsTyped('010 1234 5678', '')).toBe('010-1234-5678')
  expect(phoneAsTyped('01087654321', '010-1234-5678')).toBe('010-8765-4321')
  expect(phoneAsTyped('010-', '010-1')).toBe('010-')
  expect(phoneAsTyped('010-1234-56789999', '010-1234-5678999')).toBe('010-1234-56789999')
})

it('is read from the server as people write it', () => {
  expect(phoneAsWritten('+821012345678')).toBe('010-1234-5678')
})
