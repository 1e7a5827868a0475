import { expect, test } from 'vitest'

import { type DayCounts, newlyKnown, onePost, sumByDay, unheard } from './rules.ts'

test('a figure counts once, when it is first known, be it 0', () => {
  const first = newlyKnown(unheard, { ...unheard, likes: 0, interactions: 0 })
  expect(first).toMatchObject({ posts: 0, likes: 1, interactions: 1, views: 0, rated: 0 })
  const then = newlyKnown(
    { ...unheard, likes: 0, interactions: 0 },
    { ...unheard, likes: 9, views: 5, interactions: 9 },
  )
  expect(then).toMatchObject({ posts: 0, likes: 0, interactions: 0, views: 1, rated: 1 })
})

test('counts of a day and network are added up, in one order whatever came first', () => {
  const at = (day: string, network: DayCounts['network']): DayCounts => ({ day, network, counts: onePost })
  const [a, b, c] = [at('2026-11-02', 'tiktok'), at('2026-11-01', 'youtube'), at('2026-11-02', 'facebook')]
  const summed = sumByDay([a, b, c, a])
  expect(summed).toEqual(sumByDay([c, a, a, b]))
  expect(summed.map(({ day, network, counts }) => [day, network, counts.posts])).toEqual([
    ['2026-11-01', 'youtube', 1],
    ['2026-11-02', 'facebook', 1],
    ['2026-11-02', 'tiktok', 2],
  ])
})

test('what adds nothing is left out', () => {
  const counts = newlyKnown(unheard, unheard)
  expect(sumByDay([{ day: '2026-11-01', network: 'youtube', counts }])).toEqual([])
})
