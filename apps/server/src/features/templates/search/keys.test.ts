import { expect, it } from 'vitest'

import { foldText, isOneSlipApart, keysOf, nearOf, wordsOf } from './keys.ts'

it('folds case, width and accents, and leaves Hangul and its lone letters', () => {
  expect(foldText(' ＣＡＦÉ 카페 ㅋㅍ ')).toBe('cafe 카페 ㅋㅍ')
  expect(foldText('카페')).toBe('카페')
})

it('takes words out of marks and signs', () => {
  expect(wordsOf('#겨울신상, 30% off!')).toEqual(['겨울신상', '30', 'off'])
})

it('lets a word be begun by its letters, by a later syllable and by initial consonants', () => {
  expect(keysOf('북카페')).toEqual(['ㅂㅜㄱㅋㅏㅍㅔ', 'ㅋㅏㅍㅔ', 'ㅂㅋㅍ', 'ㅋㅍ'])
  expect(keysOf('cafe')).toEqual(['cafe'])
  expect(keysOf('값')).toEqual(['ㄱㅏㅂㅅ'])
})

it.each([
  ['카페', '카패', true],
  ['카페', '카폐', true],
  ['세일', '세이', true],
  ['morning', 'mroning', true],
  ['morning', 'mornin', true],
  ['morning', 'mmorning', true],
  ['morning', 'mornnig', true],
  ['morning', 'mroinng', false],
  ['morning', 'mornings!', false],
  ['ab', 'ba', true],
  ['abc', 'acd', false],
])('says of %s and %s that they are one slip apart: %s', (word, other, apart) => {
  expect(isOneSlipApart(word, other)).toBe(apart)
  expect(isOneSlipApart(other, word)).toBe(apart)
})

it('gives two words one slip apart a spelling in common', () => {
  for (const [word, other] of [
    ['미용실', '미용싈'],
    ['morning', 'mroning'],
    ['morning', 'mornin'],
  ] as const)
    expect(nearOf(word).some((spelling) => nearOf(other).includes(spelling))).toBe(true)
})

it('forgives no slip in words of two syllables or five letters, which have too many neighbours', () => {
  for (const word of ['세', '치과', '한강', 'dog', 'shoes']) expect(nearOf(word)).toEqual([])
})
