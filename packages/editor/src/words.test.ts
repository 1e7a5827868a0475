import { expect, it } from 'vitest'

import { cleanWords } from './words.ts'

it('says which signs of formatting it took out', () => {
  expect(cleanWords('<b>갓 구운</b> <b>빵</b>')).toEqual({
    words: '갓 구운 빵',
    taken: [{ kind: 'tags', tags: ['<b>', '</b>'] }],
  })
  expect(cleanWords('<NEW> 신상 <3 {{price}}')).toEqual({ words: '<NEW> 신상 <3 {{price}}', taken: [] })
})

it('says how many hidden signs it took out, those that turn letters around apart', () => {
  expect(cleanWords('\u202e빵\u202c 3\u0000개\u200b\ue000')).toEqual({
    words: '빵 3개',
    taken: [
      { kind: 'directions', count: 2 },
      { kind: 'unseen', count: 3 },
    ],
  })
})

it('says that lines became one, unless a break only ended what was copied', () => {
  expect(cleanWords('갓 구운\r\n소금빵').taken).toEqual([{ kind: 'breaks' }])
  expect(cleanWords('갓 구운\t소금빵\n')).toEqual({ words: '갓 구운 소금빵 ', taken: [] })
})

it('leaves joined emoji whole', () => {
  expect(cleanWords('👩‍🍳 빵 👨‍👩‍👧')).toEqual({ words: '👩‍🍳 빵 👨‍👩‍👧', taken: [] })
})
