import { expect, test } from 'vitest'

import { typedAt } from './typing.ts'

const words = ['가나', '다라마']

test('types a letter every 80 ms and never starts empty', () => {
  expect(typedAt(words, 0)).toEqual({ word: 0, letters: 1 })
  expect(typedAt(words, 79)).toEqual({ word: 0, letters: 1 })
  expect(typedAt(words, 80)).toEqual({ word: 0, letters: 2 })
})

test('holds a whole word for two seconds', () => {
  expect(typedAt(words, 160)).toEqual({ word: 0, letters: 2 })
  expect(typedAt(words, 2_159)).toEqual({ word: 0, letters: 2 })
  expect(typedAt(words, 2_160)).toEqual({ word: 0, letters: 1 })
})

test('goes on to the next word, and round again', () => {
  expect(typedAt(words, 2_320)).toEqual({ word: 1, letters: 1 })
  expect(typedAt(words, 2_320 + 2_480)).toEqual({ word: 0, letters: 1 })
})
