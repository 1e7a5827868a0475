import { expect, test } from 'vitest'

import { fitParticles } from './particles.ts'

test.for([
  ['비니을(를) 지울까요?', '비니를 지울까요?'],
  ['영상을(를) 지울까요?', '영상을 지울까요?'],
  ['장갑이(가) 있어요', '장갑이 있어요'],
  ['모자이(가) 있어요', '모자가 있어요'],
  ['「겨울 신상」은(는) 끝났어요', '「겨울 신상」은 끝났어요'],
  ['비니과(와) 장갑과(와) 모자', '비니와 장갑과 모자'],
  ['서울(으)로', '서울로'],
  ['부산(으)로', '부산으로'],
  ['제주(으)로', '제주로'],
  ['민트 사장님 님의 계정', '민트 사장님의 계정'],
  ['사나 님의 계정', '사나 님의 계정'],
])('%s becomes %s', ([written, read]) => {
  expect(fitParticles(written ?? '')).toBe(read)
})

test('digits and letters count as they are read aloud', () => {
  expect(fitParticles('3이(가)')).toBe('3이')
  expect(fitParticles('2이(가)')).toBe('2가')
  expect(fitParticles('1(으)로')).toBe('1로')
  expect(fitParticles('film을(를)')).toBe('film을')
  expect(fitParticles('Clipmint을(를)')).toBe('Clipmint를')
})

test('words without a particle stay as they are', () => {
  expect(fitParticles('영상 만들기 (베타)')).toBe('영상 만들기 (베타)')
})
