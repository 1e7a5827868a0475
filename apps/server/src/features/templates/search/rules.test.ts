import { expect, it } from 'vitest'

import { inHangul, partings, readTyped, toWanted } from './rules.ts'

it('reads each word once, and all of them as one', () => {
  expect(readTyped('겨울 신상 겨울')).toEqual({ words: ['겨울', '신상'], joined: '겨울신상' })
  expect(readTyped('카페')).toEqual({ words: ['카페'], joined: null })
  expect(readTyped(' ! ')).toEqual({ words: [], joined: null })
})

it('parts a word in two in every way', () => {
  expect(partings('봄신상')).toEqual([
    ['봄', '신상'],
    ['봄신', '상'],
  ])
})

it('reads Hangul out of keys pressed in the wrong mode, and nothing out of English', () => {
  expect(inHangul('zkvp')).toBe('카페')
  expect(inHangul('dhkvmf')).toBe('와플')
  expect(inHangul('block')).toBeNull()
})

it.for(['hotel', 'hotle', 'humle', 'hkdpcj', 'axclhlq'])('takes %s for no Korean word', (word) => {
  expect(inHangul(word)).toBeNull()
})

it('wants every word, in each of its meanings, or all as one', () => {
  const meanings = new Map([
    ['a', [[['a1', 'a2']]]],
    ['b', [[['b1']], [['b2'], ['b3']]]],
    ['ab', [[['ab']]]],
  ])
  expect(toWanted({ words: ['a', 'b'], joined: 'ab' }, meanings)).toEqual([
    [['a1', 'a2'], ['b1']],
    [['a1', 'a2'], ['b2'], ['b3']],
    [['ab']],
  ])
  expect(toWanted({ words: ['a', 'unknown'], joined: null }, meanings)).toEqual([])
})
