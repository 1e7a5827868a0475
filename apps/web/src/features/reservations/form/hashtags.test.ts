import { expect, it } from 'vitest'

import { addHashtags, takeTyped } from './hashtags.ts'

it('adds several that are pasted at once, with or without #', () => {
  expect(addHashtags(['소금빵'], '#망원동빵집 #아침빵, 갓구운빵\nbakery_2')).toEqual({
    tags: ['소금빵', '망원동빵집', '아침빵', '갓구운빵', 'bakery_2'],
    fault: null,
    refused: [],
  })
})

it.each([
  ['one that is there already, in other case', 'SaltBread', 'twice', []],
  ['one with a hyphen', '빵-집', 'letters', ['빵-집']],
  ['one of 31 letters', '빵'.repeat(31), 'long', ['빵'.repeat(31)]],
])('refuses %s, keeps the others and gives back what can be mended', (_what, tag, kind, refused) => {
  expect(addHashtags(['saltbread'], `${tag} 새빵`)).toEqual({
    tags: ['saltbread', '새빵'],
    fault: { kind, tag },
    refused,
  })
})

it('takes ten and no more', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `빵${index}`)
  expect(addHashtags([], ten.join(' '))).toEqual({ tags: ten, fault: null, refused: [] })
  expect(addHashtags(ten, '하나더')).toEqual({
    tags: ten,
    fault: { kind: 'many', tag: '하나더' },
    refused: ['하나더'],
  })
})

it('takes what is typed up to a blank, a comma or the next #, and leaves the rest to be written', () => {
  expect(takeTyped('소금빵')).toEqual({ done: '', rest: '소금빵' })
  expect(takeTyped('소금빵 ')).toEqual({ done: '소금빵', rest: '' })
  expect(takeTyped('소금빵#망')).toEqual({ done: '소금빵', rest: '망' })
})
