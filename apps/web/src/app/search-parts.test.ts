import { expect, test } from 'vitest'

import { id, laterPage, oneOf, text } from './search-parts.ts'

test('a search keeps what it understands and leaves out the rest', () => {
  expect(text('비니', 2)).toBe('비니')
  expect(text('비니 모자', 2)).toBeUndefined()
  expect(text(7, 2)).toBeUndefined()
  expect(oneOf('liked', ['liked', 'hidden'])).toBe('liked')
  expect(oneOf('toString', ['liked', 'hidden'])).toBeUndefined()
  expect([2, 1, 2.5, '2', Number.NaN].map(laterPage)).toEqual([2, undefined, undefined, undefined, undefined])
  expect(id('018f0000-0000-7000-8000-00000000ffff')).toBe('018f0000-0000-7000-8000-00000000ffff')
  expect(id('018f0000-0000-7000-8000-00000000fffg')).toBeUndefined()
})
