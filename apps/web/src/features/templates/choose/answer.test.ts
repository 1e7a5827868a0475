import { limits } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { roomForAnswer, withAnswer } from './answer.ts'

test('an answer joins what is said as its last sentence', () => {
  expect(withAnswer('시계를 고쳐 드려요.', ' 이틀이면  돼요 ')).toBe('시계를 고쳐 드려요. 이틀이면 돼요.')
  expect(withAnswer('We fix watches.', 'Is it quick? Two days!')).toBe(
    'We fix watches. Is it quick? Two days!',
  )
})

test('words without a full stop stay as they are, and the answer goes below', () => {
  expect(withAnswer('- 시계 수리\n- 줄 교체\n', '이틀이면 돼요.')).toBe(
    '- 시계 수리\n- 줄 교체\n이틀이면 돼요.',
  )
})

test('an answer that is there already, and an empty one, change nothing', () => {
  const once = withAnswer('시계를 고쳐 드려요.', '이틀이면 돼요')
  expect(withAnswer(once, '이틀이면 돼요')).toBe(once)
  expect(withAnswer('시계를 고쳐 드려요. ', ' ')).toBe('시계를 고쳐 드려요. ')
})

test('an answer is no longer than a sentence, and than there is room for', () => {
  expect(roomForAnswer('')).toBe(120)
  const nearlyFull = 'a'.repeat(limits.productInfoMax - 12)
  const room = roomForAnswer(nearlyFull)
  expect(withAnswer(nearlyFull, 'b'.repeat(room))).toHaveLength(limits.productInfoMax)
  expect(roomForAnswer('a'.repeat(limits.productInfoMax))).toBe(0)
})
