import { expect, it } from 'vitest'

import { isPrivate } from './private.ts'

it.each([
  'Call 555-123-4567 for a free quote',
  'Text (555) 123-4567',
  'Ring 020 7946 0958 before noon',
  'Mobile 07700 900123',
  '010-1234-5678로 전화 주세요',
  '문의 01012345678',
  '02-345-6789',
  '031)123-4567',
  '1588-1234로 문의',
  'WA 0812-3456-7890',
  'Gọi 0912 345 678',
  'Zalo 0912.34.56.78',
  '+44 20 7946 0958',
  '+6281234567890',
  '+1 (555) 123-4567',
  '0101234-5678',
  'Write to me@shop.com',
  'my-shop.kr/order',
  'https://shop.example',
  '@myshop',
])('“%s” is private', (text) => {
  expect(isPrivate(text)).toBe(true)
})

it.each([
  'Open 09.00-12.00 and 13.00-17.00',
  'Buka 09.00-12.00 13.00-17.00',
  'Lasts 100-200 hours',
  '1,200,000 won for 10 people',
  '29,000원에서 19,000원',
  'Since 1850-1920',
  'Rp 1.500.000 - 2.000.000',
  '3 x 555 g, 4567 in stock',
  'Từ 100.000 đến 200.000',
  '2026-12-01부터 12-31까지',
])('“%s” is said', (text) => {
  expect(isPrivate(text)).toBe(false)
})
