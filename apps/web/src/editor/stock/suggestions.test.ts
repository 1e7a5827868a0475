import { expect, it } from 'vitest'

import { suggestionsFrom } from './suggestions.ts'

it('begins with the thing itself, without sizes and brackets', () => {
  expect(suggestionsFrom('제주 유기농 감귤 5kg (특가)', ['과일'])).toEqual([
    '감귤',
    '제주 유기농 감귤',
    '과일',
  ])
})

it('goes by the template where there is no product', () => {
  expect(suggestionsFrom(null, ['카페', '할인', '카페'])).toEqual(['카페', '할인'])
})

it('says a name of one word once', () => {
  expect(suggestionsFrom('비니', [])).toEqual(['비니'])
})
