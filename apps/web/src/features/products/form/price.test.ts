import { expect, test } from 'vitest'

import { parsePrice, writePrice } from './price.ts'

test.for([
  ['29000', 29_000],
  ['29,000', 29_000],
  ['29,000원', 29_000],
  ['₩ 29,000', 29_000],
  ['２９０００', 29_000],
  ['29000.00', 29_000],
  ['0', 0],
  ['무료', 0],
] as const)('won: %s is %i', ([text, amount]) => expect(parsePrice(text, 'KRW')).toEqual({ amount }))

test.for([
  ['12.34', 1_234],
  ['$12.5', 1_250],
  ['1,299', 129_900],
  ['.99', 99],
  ['12.', 1_200],
  ['12.3400', 1_234],
] as const)('dollars go out in cents: %s is %i', ([text, amount]) =>
  expect(parsePrice(text, 'USD')).toEqual({ amount }),
)

test('points part thousands in rupiah and dong', () => {
  expect(parsePrice('Rp150.000', 'IDR')).toEqual({ amount: 150_000 })
  expect(parsePrice('1.250.000₫', 'VND')).toEqual({ amount: 1_250_000 })
})

test.for([
  ['', 'KRW', 'empty'],
  ['  ', 'USD', 'empty'],
  ['싸요', 'KRW', 'unreadable'],
  ['-100', 'KRW', 'unreadable'],
  ['1,29', 'USD', 'unreadable'],
  ['12.5', 'KRW', 'whole'],
  ['12.345', 'USD', 'cents'],
  ['9999999999999', 'KRW', 'tooMuch'],
] as const)('refuses %s %s: %s', ([text, currency, fault]) =>
  expect(parsePrice(text, currency)).toEqual({ fault }),
)

test('an amount is written as its currency has it, and reads back the same', () => {
  expect(writePrice(29_000, 'KRW')).toBe('29,000')
  expect(writePrice(1_250, 'USD')).toBe('12.50')
  expect(parsePrice(writePrice(123_456, 'USD'), 'USD')).toEqual({ amount: 123_456 })
})
