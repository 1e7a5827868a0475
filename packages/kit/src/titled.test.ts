import { expect, it } from 'vitest'

import { firstWordsOf, isOfName, isTitled } from './titled.ts'

const name = '달빛국수 연남'

it('big words are of the name as a whole or a form of it, in any case', () => {
  expect([
    isOfName(name, name),
    isOfName('달빛국수', name),
    isOfName('cob OVEN', 'Cob oven weekend'),
  ]).toEqual([true, true, true])
  expect([isOfName('', name), isOfName('연남 국수', name)]).toEqual([false, false])
})

it('and so are they without the signs, or what stands in parentheses, that big words leave out', () => {
  expect(isOfName('어르신 교실 천천히반', '어르신 교실 <천천히반>')).toBe(true)
  expect(isOfName('도장 새김 수 벽조목 인감', '도장 새김 수(手) 벽조목 인감')).toBe(true)
})

it('a sentence under the name is what a line says first', () => {
  const line = { headline: [name], sub: ['면은 아침에 뽑아요'], pointIds: ['p1'] }
  expect([isTitled(line, name), firstWordsOf(line, name)]).toEqual([true, ['면은 아침에 뽑아요']])
  expect(firstWordsOf({ ...line, headline: ['아침에 뽑은 면'] }, name)).toEqual(['아침에 뽑은 면'])
})

it('words that read on from a form of the name are no sentence under a title', () => {
  const line = { headline: ['Piano lessons'], sub: ['in my home in Evanston'], pointIds: ['p1'] }
  expect(isTitled(line, 'Ellen Piano Lessons')).toBe(false)
})

it('an address under the name says nothing for the shop, nor does the name itself', () => {
  expect(isTitled({ headline: [name], sub: ['서울 마포구 연남로 12길 34'], pointIds: [] }, name)).toBe(false)
  expect(isTitled({ headline: ['달빛국수'], sub: [name], pointIds: ['p1'] }, name)).toBe(false)
  expect(isTitled({ headline: [name], sub: [], pointIds: ['p1'] }, name)).toBe(false)
})
