import { expect, it } from 'vitest'

import { briefOfPlace } from './brief.ts'

const cafe = { name: 'Cafe Onion', info: '', menu: [], address: '', assetIds: [], isClinic: false }
const languageOf = (info: string, wish: object = {}) =>
  briefOfPlace({ ...cafe, info }, { category: 'place', most: 5, consent: false, ...wish }).language

it('tells of a place in the language of its own words, unless another is asked for', () => {
  expect(languageOf('업종: 카페\n매일 아침 빵을 구워요.')).toBe('ko')
  expect(languageOf('업종: Cafe\nWe bake our bread every morning and roast the coffee here.')).toBe('en')
  expect(languageOf('매일 아침 빵을 구워요.', { language: 'vi' })).toBe('vi')
})
