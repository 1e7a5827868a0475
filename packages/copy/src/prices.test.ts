import { expect, it } from 'vitest'

import { formatPrice } from './prices.ts'
import type { Price } from './types.ts'

const prices: [Price, string, string, string, string][] = [
  [{ amount: 29_000, currency: 'KRW' }, '29,000원', '₩29,000', '₩29.000', '₩29.000'],
  [{ amount: 2_400, currency: 'USD' }, '24달러', '$24.00', '$24,00', '$24,00'],
  [{ amount: 123_450, currency: 'USD' }, '1,234.50달러', '$1,234.50', '$1.234,50', '$1.234,50'],
  [{ amount: 150_000, currency: 'IDR' }, '150,000루피아', 'Rp150,000', 'Rp150.000', 'Rp150.000'],
  [{ amount: 150_000, currency: 'VND' }, '150,000동', '₫150,000', '150.000₫', '150.000₫'],
  [{ amount: 900, currency: 'KRW' }, '900원', '₩900', '₩900', '₩900'],
  [{ amount: 0, currency: 'USD' }, '무료', 'Free', 'Gratis', 'Miễn phí'],
]

it.each(prices)('writes %o as each language does', (price, ko, en, id, vi) => {
  expect(formatPrice(price, 'ko')).toBe(ko)
  expect(formatPrice(price, 'en')).toBe(en)
  expect(formatPrice(price, 'id')).toBe(id)
  expect(formatPrice(price, 'vi')).toBe(vi)
})
