import { expect, it } from 'vitest'

import { forbiddenLetters, isHashtag, isSameHashtag, withoutForbidden } from './word-rules.ts'

it('finds emoji and the six marks in a caption, each once, and takes them out', () => {
  const caption = "갓 구운 빵 🥐🥐 <오늘> & '내일' ©민트"
  expect(forbiddenLetters(caption)).toEqual(['🥐', '<', '>', '&', "'"])
  expect(withoutForbidden(caption)).toBe('갓 구운 빵  오늘  내일 ©민트')
  expect(forbiddenLetters('소금빵 100% ♡ 2,900원!')).toEqual([])
})

it('takes hashtags of letters, digits and underscores, and tells the same one by any case', () => {
  expect(['소금빵', 'mangwon_2', '빵-집', 'a b', ''].map(isHashtag)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isSameHashtag('SaltBread', 'saltbread')).toBe(true)
  expect(isSameHashtag('소금빵', '소금')).toBe(false)
})
