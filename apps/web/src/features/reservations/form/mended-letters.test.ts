import { forbiddenLetters } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { mendedLetters } from './mended-letters.ts'

it('sets quotes and apostrophes as printers do, and writes & as a word', () => {
  expect(mendedLetters(`Today's special: "salt bread" & coffee`)).toBe(
    'Today’s special: “salt bread” and coffee',
  )
  expect(mendedLetters(`It's 'fresh' since '24 ("warm")`)).toBe('It’s ‘fresh’ since ’24 (“warm”)')
})

it('joins Korean words with the particle that the first one asks for', () => {
  expect(mendedLetters('소금빵 & 커피')).toBe('소금빵과 커피')
  expect(mendedLetters('커피&소금빵')).toBe('커피와 소금빵')
  expect(mendedLetters('Bread & 커피')).toBe('Bread 그리고 커피')
})

it('keeps the words of a tag, and leaves no gap where a picture was', () => {
  expect(mendedLetters('<신메뉴> 갓 구운 빵 🥐 나왔어요 🎉')).toBe('신메뉴 갓 구운 빵 나왔어요')
  expect(mendedLetters('첫 줄 🥐\n\n둘째 줄')).toBe('첫 줄\n\n둘째 줄')
  expect(mendedLetters('🥐')).toBe('')
})

it('leaves nothing that a caption may not hold', () => {
  expect(forbiddenLetters(mendedLetters(`<b>"A" & 'B' \\ 🇰🇷 1️⃣ &`))).toEqual([])
})
