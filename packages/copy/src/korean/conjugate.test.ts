import { expect, it } from 'vitest'

import { polite, unlinked } from './conjugate.ts'
import { toPolite } from './verbs.ts'

it.each([
  ['끓이', '끓여요'],
  ['고르', '골라요'],
  ['따르', '따라요'],
  ['굽', '구워요'],
  ['돕', '도와요'],
  ['잡', '잡아요'],
  ['듣', '들어요'],
  ['받', '받아요'],
  ['짓', '지어요'],
  ['씻', '씻어요'],
  ['만들', '만들어요'],
  ['쓰', '써요'],
  ['담그', '담가요'],
  ['바뀌', '바뀌어요'],
  ['배우', '배워요'],
  ['하', '해요'],
])('%s- is spoken as %s', (stem, spoken) => {
  expect(polite(stem)).toBe(spoken)
})

it.each([
  ['골라서', '골라요'],
  ['벗겨서', '벗겨요'],
  ['넣었고', '넣었어요'],
  ['끓이고', '끓여요'],
  ['점검하고,', '점검해요'],
  ['모양이고', null],
  ['쓰시고', null],
  ['고르시고', '고르세요'],
  ['오셔서', null],
  ['정도고', null],
  ['거리고', null],
  ['냉장고', null],
  ['밭에서', null],
])('%s, which links, ends a sentence as %s', (linked, ended) => {
  expect(unlinked(linked)).toBe(ended)
})

it.each([
  ['바뀝니다', '바뀌어요'],
  ['줄입니다', '줄여요'],
  ['끓인다', '끓여요'],
  ['만든다', '만들어요'],
  ['팝니다', '팔아요'],
  ['먹는다', '먹어요'],
  ['갈아준다', '갈아드려요'],
  ['베개입니다', '베개입니다'],
  ['절입니다', '절여요'],
  ['곁들입니다', '곁들여요'],
  ['계절입니다', '계절입니다'],
  ['약속입니다', '약속입니다'],
  ['사람들입니다', '사람들입니다'],
  ['가죽입니다', '가죽입니다'],
  ['오늘입니다', '오늘입니다'],
])('%s is %s in the polite style', (word, spoken) => {
  expect(toPolite(word)).toBe(spoken)
})
