import { expect, it } from 'vitest'

import { readStoreSearch } from './store-search.ts'

it('keeps every filter that the store knows', () => {
  const asked = {
    search: 'ㅋㅍ',
    groupName: '카페',
    categorize: 'cafe,food',
    style: 'warm',
    templateRatio: '9:16,1:1',
    duration: 'under10,10to20',
    source: 'image',
    order: 'newest',
    images: 3,
    includeDiscountPrice: true,
    reqLang: 'vi',
  }
  expect(readStoreSearch(asked)).toMatchObject(asked)
})

it('leaves out what it does not understand, so that no address breaks the page', () => {
  const read = readStoreSearch({
    templateRatio: '9:16,7:3',
    duration: 'forever',
    images: 99,
    order: 'random',
    categorize: ['cafe'],
    custom: 'maybe',
    page: -3,
    foo: 'bar',
  })
  expect(Object.entries(read).filter(([, value]) => value !== undefined)).toEqual([['templateRatio', '9:16']])
})

it('reads digits as the words that were typed', () => {
  expect(readStoreSearch({ search: 2026 }).search).toBe('2026')
})
