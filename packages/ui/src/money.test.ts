import { expect, test } from 'vitest'

import { formatMoney } from './money.tsx'

test('won are written as Koreans write them, and with their sign for others', () => {
  expect(formatMoney(29_000, 'KRW', 'ko')).toBe('29,000원')
  expect(formatMoney(29_000, 'KRW', 'en')).toBe('₩29,000')
})

test('dollars count in cents and always show both digits', () => {
  expect(formatMoney(1_234, 'USD', 'en')).toBe('$12.34')
  expect(formatMoney(1_200, 'USD', 'ko')).toBe('$12.00')
})

test('rupiah and dong have no smaller coin', () => {
  expect(formatMoney(150_000, 'IDR', 'en')).toMatch(/^Rp\s?150,000$/)
  expect(formatMoney(150_000, 'VND', 'en')).toBe('₫150,000')
})
