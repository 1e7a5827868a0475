import { expect, it } from 'vitest'

import { shorterLine } from './shorter.ts'

const task = { present: '매일 아침 화덕에서 굽는 식빵', sceneMs: 2_000, shareOf: () => 1 }

it('takes the first line that is shorter and fits, not the shortest', () => {
  expect(shorterLine(['매일 아침 굽는 식빵', '식빵'], task)).toBe('매일 아침 굽는 식빵')
})

it('passes over lines that are gone before they are read, or drawn too small', () => {
  const lines = ['화덕에서 굽는 식빵', '아침 식빵']
  expect(shorterLine(lines, { ...task, sceneMs: 900 })).toBe('아침 식빵')
  expect(shorterLine(lines, { ...task, shareOf: (words) => (words.length > 6 ? 0.7 : 1) })).toBe('아침 식빵')
})

it('takes no line that has no word of theirs', () => {
  expect(shorterLine(['한번 살펴볼까요?', '화덕에서 굽는 식빵'], task)).toBe('화덕에서 굽는 식빵')
  expect(shorterLine(['한번 살펴볼까요?'], task)).toBeNull()
  const today = { ...task, present: '오늘 아침에 구운 따끈한 식빵' }
  expect(shorterLine(['오늘 바로 만나 보세요'], today)).toBeNull()
  expect(shorterLine(['따끈한 식빵'], today)).toBe('따끈한 식빵')
})

it('knows a word by its beginning in English, and not by a few letters of it', () => {
  const english = { ...task, present: 'The bread that we bake for you every morning' }
  expect(shorterLine(['Something for you'], english)).toBeNull()
  expect(
    shorterLine(['Come and breathe'], { ...english, present: 'Our brand new breakfast of the year' }),
  ).toBeNull()
  expect(shorterLine(['Bread, baked daily'], english)).toBe('Bread, baked daily')
})

it('knows a number whole', () => {
  const price = { ...task, present: '소금빵 세 개에 5,000원입니다 꼭 오세요' }
  expect(shorterLine(['50% 할인'], price)).toBeNull()
  expect(shorterLine(['단 5,000원'], price)).toBe('단 5,000원')
})

it('keeps the words when no line is shorter and fits', () => {
  expect(shorterLine(['화덕에서 굽는 식빵', '아침 식빵'], { ...task, sceneMs: 300 })).toBeNull()
  expect(shorterLine(['매일 아침 화덕에서 정성껏 굽는 식빵'], task)).toBeNull()
  expect(shorterLine([], task)).toBeNull()
})
