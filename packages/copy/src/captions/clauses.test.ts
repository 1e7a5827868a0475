import { describe, expect, it } from 'vitest'

import { clausesOf } from './clauses.ts'

describe('the clauses of a sentence that stand by themselves', () => {
  it.each([
    ['설탕을 절반으로 줄여 달지 않아요.', ['설탕을 절반으로 줄여요']],
    ['펌은 두피부터 살피고 커트는 50분 걸려요.', ['펌은 두피부터 살펴요', '커트는 50분 걸려요']],
    ['끈은 일본산 가죽끈 쓰고 색은 14가지 있어요.', ['끈은 일본산 가죽끈 써요', '색은 14가지 있어요']],
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(clauses)
  })

  it.each([
    // A case, a denial, what lacks its subject or object, what refers back.
    '비가 오고 바람이 불면 다음 날로 미뤄요.',
    '귀금속은 안 사고 통장은 돌려드려요.',
    '새벽에 찧고 바로 보내요.',
    '그때는 문을 닫고 전액 돌려드려요.',
    '보증 기간은 1년이고 부품은 따로예요.',
    '부품을 직접 보여 드려요.',
    'We close on Monday and open on Tuesday.',
  ])('are none in “%s”, or only what is whole', (sentence) => {
    for (const clause of clausesOf(sentence))
      expect(clause).not.toMatch(/^(?:그때|바로|안 )|사요$|불면|찧어요/u)
  })
})
