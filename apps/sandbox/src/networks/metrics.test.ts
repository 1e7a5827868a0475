import { dayMs, hourMs } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { type Counts, countsAt, countsBetween, dayStarts, followersAt } from './metrics.ts'

const published = Date.parse('2026-03-07T10:00:00Z')
const growths = Array.from({ length: 8 }, (_, at) => ({
  id: `post-${at}`,
  publishedAt: published + at * 3 * hourMs,
  durationMs: 15_000,
  followers: 2_000,
  factor: 1,
  halfLifeMs: 24 * hourMs,
}))
const pacific = 'America/Los_Angeles'

describe('the numbers of a post', () => {
  it('are nothing before it is there, never go down, and are whole', () => {
    const wrong: object[] = []
    for (const growth of growths) {
      expect(countsAt(growth, growth.publishedAt).views).toBe(0)
      let before = countsAt(growth, growth.publishedAt)
      for (let at = growth.publishedAt; at < published + 20 * dayMs; at += 37 * 60_000) {
        const now = countsAt(growth, at)
        const isGood = (name: keyof Counts) => Number.isInteger(now[name]) && now[name] >= before[name]
        // Of ten thousand moments only those that are wrong are told: to expect each by itself takes most of a second.
        if (!(Object.keys(now) as (keyof Counts)[]).every(isGood) || now.reach > now.views)
          wrong.push({ id: growth.id, at, before, now })
        before = now
      }
      expect(before.views).toBeGreaterThan(0)
    }
    expect(wrong).toEqual([])
  })

  it('of days add up to the whole, over the day when clocks are changed too', () => {
    const starts = dayStarts(published, published + 10 * dayMs, pacific)
    for (const growth of growths) {
      const days = starts.slice(1).map((start, at) => countsBetween(growth, starts[at] ?? 0, start))
      const sum = days.reduce((all, { views }) => all + views, 0)
      expect(sum).toBe(countsAt(growth, starts.at(-1) ?? 0).views)
    }
  })

  it('are the same whenever they are asked for', () => {
    const ask = () => growths.map((growth) => countsAt(growth, published + 9 * dayMs))
    expect(ask()).toEqual(ask())
  })

  it('are nothing for ever where nobody is reached', () => {
    const [growth] = growths
    expect(growth && countsAt({ ...growth, factor: 0 }, published + 90 * dayMs).views).toBe(0)
  })

  it('bring followers', () => {
    const account = { id: 'a', followers: 2_000 }
    const at = published + 20 * dayMs
    expect(followersAt(account, growths, at)).toBeGreaterThan(followersAt(account, [], at))
  })
})

it('days start at midnight where the network lives, also those of 23 hours', () => {
  const starts = dayStarts(published, published + 3 * dayMs, pacific)
  expect(starts.map((start) => new Date(start).toISOString())).toEqual([
    '2026-03-07T08:00:00.000Z',
    '2026-03-08T08:00:00.000Z',
    '2026-03-09T07:00:00.000Z',
    '2026-03-10T07:00:00.000Z',
  ])
})
