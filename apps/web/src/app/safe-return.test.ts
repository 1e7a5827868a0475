import { expect, test } from 'vitest'

import { safeReturn } from './safe-return.ts'

test('signing in leads back to the page that asked for it', () => {
  expect(safeReturn('/product/1?tab=videos')).toBe('/product/1?tab=videos')
})

test.for([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/auth/signin',
])('never leads to %s', (address) => expect(safeReturn(address)).toBe('/products'))
