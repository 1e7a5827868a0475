import { expect, it } from 'vitest'

import { answers, searchable } from './search.ts'

const coffee = searchable(['두 번째 커피', 'Second Cup', '로파이 카페'])

it('finds words in either language, whatever case, accents and spaces', () => {
  for (const search of ['커피', 'SECOND cup', 'cup second', '두번째커피', 'Sécond', ''])
    expect(answers(coffee, search)).toBeGreaterThan(0)
})

it('finds a Korean word by its initial consonants and with its last syllable half typed', () => {
  expect(answers(coffee, 'ㅋㅍ')).toBeGreaterThan(0)
  expect(answers(coffee, '커ㅍ')).toBeGreaterThan(0)
  expect(answers(coffee, 'ㅂㅅㄴㅂ')).toBe(0)
})

it('forgives one slip of the finger in a longer word, but not in a short one', () => {
  for (const search of ['secnd', 'seocnd', 'seconnd', '로파니'])
    expect(answers(coffee, search)).toBeGreaterThan(0)
  expect(answers(coffee, 'cop')).toBe(0)
  expect(answers(coffee, 'guitar')).toBe(0)
})

it('puts what is found whole before what is found by a guess', () => {
  expect(answers(coffee, 'second')).toBeGreaterThan(answers(coffee, 'secnd'))
})
