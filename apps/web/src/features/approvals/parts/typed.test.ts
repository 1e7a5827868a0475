import { expect, it } from 'vitest'

import { carryOver, changesIn, typedOf } from './typed.ts'

const before = {
  copy: '갓 구운 소금빵',
  tags: ['빵'],
  title: '소금빵',
  uploadAt: '2026-12-02T00:00:30.000Z',
  zone: 'Asia/Seoul',
}
const now = { ...before, copy: '따뜻한 소금빵', tags: ['빵', '소금빵'], uploadAt: '2026-12-02T03:00:00.000Z' }
const typed = typedOf(before)

it('says of fields that nobody touched that nothing is changed', () => {
  expect(changesIn(typed, before)).toEqual({})
})

it('says what was typed, words and time each for itself', () => {
  const words = { ...typed.words, title: '오늘의 소금빵' }
  expect(changesIn({ ...typed, words }, before)).toEqual({ words })
  const wall = { date: '2026-12-02', time: '10:30' }
  expect(changesIn({ ...typed, wall }, before)).toEqual({ uploadAt: '2026-12-02T01:30:00.000Z' })
})

it('keeps what was typed over a post that is otherwise by now, and takes over all that was left alone', () => {
  const mine = { ...typed, words: { ...typed.words, caption: '내가 고친 문구' } }
  expect(carryOver(mine, { from: before, to: now })).toEqual({
    words: { caption: '내가 고친 문구', hashtags: now.tags, title: now.title },
    wall: { date: '2026-12-02', time: '12:00' },
  })
  const moved = { ...typed, wall: { date: '2026-12-03', time: '08:00' } }
  expect(carryOver(moved, { from: before, to: now })).toEqual({ ...typedOf(now), wall: moved.wall })
})

it('never gives an owner’s newer words back as they were before', () => {
  expect(changesIn(carryOver(typed, { from: before, to: now }), now)).toEqual({})
})
