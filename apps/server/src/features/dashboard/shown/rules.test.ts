import { expect, it } from 'vitest'

import { followersAt, followersByDay, isHeardOf, periodOf, postStandingOf } from './rules.ts'

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

it('ends a period today in Seoul, after as many days before', () => {
  const { days, before } = periodOf(new Date('2026-03-01T16:00:00Z'), 7)
  expect([before[0], before.at(-1), days[0], days.at(-1)]).toEqual([
    '2026-02-17',
    '2026-02-23',
    '2026-02-24',
    '2026-03-02',
  ])
  expect(new Set([...before, ...days]).size).toBe(14)
})

it('knows followers of each day as of the last time before it that all accounts were heard', () => {
  const row = (socialAccountId: string, day: string, followers: number) => ({
    socialAccountId,
    day,
    followers,
  })
  const rows = [row('a', '2026-01-02', 10), row('b', '2026-01-03', 5), row('a', '2026-01-04', 12)]
  const days = ['2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']
  expect(followersByDay(rows, ['a', 'b'], days)).toEqual([null, 15, 17, 17])
  expect(days.map((day) => followersAt(rows, ['a', 'b'], day))).toEqual([null, 15, 17, 17])
})

it('knows nothing of days of whose posts no network has said a word yet, and does not call that 0', () => {
  const days = ['2026-03-01', '2026-03-02']
  expect(isHeardOf([], days, [])).toBe(true)
  expect(isHeardOf([], days, [{ posts: 2, views: 0 }])).toBe(false)
  expect(
    isHeardOf([], days, [
      { posts: 2, views: 0 },
      { posts: 1, views: 1 },
    ]),
  ).toBe(true)
})
