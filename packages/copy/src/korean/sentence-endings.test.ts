import { describe, expect, it } from 'vitest'

import { formal, stemOf } from './sentence-endings.ts'

describe('the stem of a verb', () => {
  it.each([
    ['끓여', '끓이'],
    ['골라', '고르'],
    ['구워', '굽'],
    ['채워', '채우'],
    ['들러', '들르'],
    ['모아', '모으'],
    ['도와', '돕'],
    ['지어', '짓'],
    ['만들어', '만들'],
    ['찾아', '찾'],
    ['해', '하'],
    ['써', '쓰'],
    ['받았어', '받았'],
    ['됐네', '됐'],
  ])('of %s is %s', (form, stem) => {
    expect(stemOf(form)).toBe(stem)
  })

  it.each(['걸어', '불편해서', '아침부터', '드릴께', '하얘'])('of %s is not certain', (form) => {
    expect(stemOf(form)).toBeNull()
  })
})

it.each([
  ['그날 바로 끓여요', '그날 바로 끓입니다'],
  ['손으로 만들어요', '손으로 만듭니다'],
  ['화분은 토분이에요', '화분은 토분입니다'],
  ['새 제품이 아니에요', '새 제품이 아닙니다'],
  ['열두 명까지 받아요', '열두 명까지 받습니다'],
  ['음악을 같이 들어요', '음악을 같이 듣습니다'],
  ['우유가 들어요', '우유가 듭니다'],
  ['라떼로 드시는 분이 많으세요', '라떼로 드시는 분이 많으십니다'],
  ['토요일에도 엽니다', '토요일에도 엽니다'],
])('says “%s” formally', (sentence, formally) => {
  expect(formal(sentence)).toBe(formally)
})

it.each(['코트를 걸어요', '무거워서요', '녹두는 맷돌로 갈아요', '세탁해도 안 줄어요'])(
  'says “%s” in no other way',
  (sentence) => {
    expect(formal(sentence)).toBeNull()
  },
)
