import { expect, it } from 'vitest'

import { isSameText } from './same-text.ts'

it('knows a text again whose line breaks, ends and composed letters were changed', () => {
  expect(isSameText('여름 메뉴\n#카페 ', '여름 메뉴\r\n#카페'.normalize('NFD'))).toBe(true)
  expect(isSameText('여름 메뉴', '여름 메뉴!')).toBe(false)
  expect(isSameText('여름 메뉴', '')).toBe(false)
})

it('knows a long text by its beginning only where the network cuts', () => {
  const long = '가'.repeat(200)
  expect(isSameText(long, '가'.repeat(150), 150)).toBe(true)
  expect(isSameText(long, `${'가'.repeat(149)}…`, 150)).toBe(true)
  expect(isSameText(long, '가'.repeat(150))).toBe(false)
  expect(isSameText(`${long}나`, `${'가'.repeat(149)}다`, 150)).toBe(false)
  expect(isSameText('가'.repeat(100), '가'.repeat(90), 150)).toBe(false)
  expect(isSameText(long, '가', 150)).toBe(false)
})
