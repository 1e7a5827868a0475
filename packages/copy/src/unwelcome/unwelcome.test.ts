import { expect, it } from 'vitest'

import { isDrawback, refuses } from './unwelcome.ts'

it.each([
  'We bake everything from scratch',
  'We get red wine stains out',
  'We remove dents',
  'Scratch-resistant glass',
  'Good with dogs that are afraid',
  'Not closed on Sundays',
  'Cancel any time',
  'No hidden fees',
  '마당에서 편히 쉬어요',
  '긁혀도 흠집이 안 나요',
  '자국이 남지 않아요',
  '별도 비용이 없어요',
  '할증 없이 밤에도 가요',
  '휴무 없이 매일 열어요',
  '미리 전화 안 하셔도 돼요',
  '구하기 힘들어요',
])('speaks for a shop and is neither refusal nor drawback: %s', (text) => {
  expect([refuses(text), isDrawback(text)]).toEqual([false, false])
})

it.each([
  'Closed Mondays',
  'Some scratches on the lid',
  'May have stains',
  'No phone orders',
  'No coffee to go',
  '월요일은 쉬어요',
  '명절엔 쉬어요',
  '부품값은 따로 받아요',
  '흠집이 조금 있어요',
  '야간 할증 있어요',
])('is told for honesty’s sake: %s', (text) => {
  expect(refuses(text) || isDrawback(text)).toBe(true)
})
