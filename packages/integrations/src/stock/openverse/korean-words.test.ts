import { expect, it } from 'vitest'

import { inEnglish } from './korean-words.ts'

it('finds the known words in what shops write, and leaves out what it cannot say', () => {
  expect(inEnglish('수제 딸기잼')).toBe('strawberry jam')
  expect(inEnglish('제주감귤 선물')).toBe('tangerine gift')
  expect(inEnglish('iced 라떼')).toBe('iced latte')
})

it('leaves words alone of which it knows none', () => {
  expect(inEnglish('흐드러진')).toBe('흐드러진')
})

it('takes a word of one letter only where it stands alone', () => {
  expect(inEnglish('산 풍경')).toBe('mountain')
  expect(inEnglish('부산 카페')).toBe('cafe')
})
