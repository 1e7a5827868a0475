import { limits } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { filenameOf, type FoundProduct, wordsOf } from './rules.ts'

const cup: FoundProduct = {
  name: '민트 머그컵',
  priceWon: 12_900,
  texts: ['손으로 빚어 손에 꼭 맞아요.', '손에 꼭 맞아요.'],
  tags: ['선물', '컵'],
  pictures: [],
}
const words = (more: Partial<FoundProduct>) => wordsOf({ ...cup, ...more })

describe('the words of a shop’s product', () => {
  it('are what its owner wrote, each thing once', () => {
    expect(words({})).toEqual({
      name: '민트 머그컵',
      info: '손으로 빚어 손에 꼭 맞아요.',
      price: 12_900,
      language: 'ko',
    })
  })
  it('are told in the language that they are in', () => {
    expect(words({ texts: ['Each cup is thrown by hand and fits in yours.'], tags: [] })?.language).toBe('en')
  })
  it('are helped out by tags where they say too little', () => {
    expect(words({ texts: ['민트색'], tags: ['집들이 선물', '손잡이 컵'] })?.info).toBe(
      '민트색\n집들이 선물, 손잡이 컵',
    )
  })
  it('are helped out by the name where the description is pictures alone', () => {
    expect(words({ texts: [], tags: ['집들이 선물'] })?.info).toBe('민트 머그컵\n집들이 선물')
  })
  it('are none where too little is said to make a video of', () => {
    expect(words({ name: '엽서', texts: [], tags: [] })).toBeNull()
    expect(words({ name: '1234567890', texts: ['----------'], tags: [] })).toBeNull()
  })
  it('fit in, cut between two words and never within a letter', () => {
    const long = words({
      name: `민트빛 ${'아주 고운 '.repeat(30)}`,
      texts: [`${'좋은 흙으로 빚은 컵 '.repeat(120)}👍`],
    })
    expect(long?.name.length).toBeLessThanOrEqual(limits.productNameMax)
    expect(long?.info.length).toBeLessThanOrEqual(limits.productInfoMax)
    expect(long?.name).toMatch(/(?:아주|고운)$/)
    expect(words({ name: `손으로빚은민트빛머그컵${'가나다라마바사'.repeat(4)}👍` })?.name).toBe(
      `손으로빚은민트빛머그컵${'가나다라마바사'.repeat(4)}`,
    )
  })
  it('say a price of nothing where the shop says none', () => {
    expect(words({ priceWon: null })?.price).toBe(0)
  })
})

it('names a file by what it shows', () => {
  expect(filenameOf('민트/머그컵: 2개', 0)).toBe('민트 머그컵 2개-1.jpg')
  expect(filenameOf('///', 2)).toBe('product-3.jpg')
})
