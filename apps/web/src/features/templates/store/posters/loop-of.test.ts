import { expect, it } from 'vitest'

import { loopOf } from './loop-of.ts'

const loop = { lang: 'ko', video: '/a.mp4', image: '/a.webp', poster: '/a.poster.webp' } as const
const card = {
  designs: [
    { _id: '1', ratio: '9:16' as const, loop },
    { _id: '2', ratio: '1:1' as const, loop: null },
  ],
}

it('is the loop of the shape asked for, in the language on screen only', () => {
  expect(loopOf(card, '9:16', 'ko')).toBe(loop)
  expect(loopOf(card, '9:16', 'en')).toBeNull()
  expect([loopOf(card, '1:1', 'ko'), loopOf(card, '16:9', 'ko')]).toEqual([null, null])
})
