import { expect, it } from 'vitest'

import { postStandingOf } from './rules.ts'

it('calls a story over once its 24 hours have passed, and taken down what its network lost before that', () => {
  const publishedAt = new Date('2026-11-01T03:00:00Z')
  const after = (hours: number) => new Date(publishedAt.getTime() + hours * 3_600_000)
  const story = { network: 'instagram', kind: 'story', publishedAt, goneAt: null } as const
  const reel = { ...story, kind: 'reels' } as const
  expect(postStandingOf(story, after(23.9))).toBe('up')
  expect(postStandingOf(story, after(24))).toBe('over')
  expect(postStandingOf({ ...story, goneAt: after(25) }, after(26))).toBe('over')
  expect(postStandingOf({ ...story, goneAt: after(3) }, after(4))).toBe('gone')
  expect(postStandingOf(reel, after(900))).toBe('up')
  expect(postStandingOf({ ...reel, goneAt: after(25) }, after(26))).toBe('gone')
})
