import { describe, expect, it } from 'vitest'

import { daysBetween, engagementOf, gainsByDay, nextReadAt, sumKnown } from './rules.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const nothing = { views: null, likes: null, comments: null, shares: null, saves: null }

describe('how often a post is asked for', () => {
  const published = at('2026-11-01T12:00:00')
  const hoursAfter = (days: number) => {
    const now = new Date(published.getTime() + days * 86_400_000)
    const next = nextReadAt(published, now)
    return next && (next.getTime() - now.getTime()) / 3_600_000
  }

  it('is less and less as it grows old, and never after a year', () => {
    expect([0, 1.9, 3, 13, 20, 89, 100, 365, 366, 900].map(hoursAfter)).toEqual([
      6,
      6,
      24,
      24,
      7 * 24,
      7 * 24,
      30 * 24,
      30 * 24,
      null,
      null,
    ])
  })
})

describe('what is summed', () => {
  it('is of what is known, and unknown when nothing is', () => {
    expect(sumKnown([null, 3, null, 4])).toBe(7)
    expect(sumKnown([null, 0])).toBe(0)
    expect(sumKnown([null, null])).toBeNull()
    expect(sumKnown([])).toBeNull()
  })

  it('is no rate of what nobody saw, or of views that nobody knows', () => {
    const told = { views: 200, likes: 8, comments: 2, shares: null, saves: null }
    expect(engagementOf(told)).toEqual({ interactions: 10, rate: 0.05 })
    expect(engagementOf({ ...told, views: 0 })).toEqual({ interactions: 10, rate: null })
    expect(engagementOf({ ...told, views: null })).toEqual({ interactions: 10, rate: null })
    expect(engagementOf({ ...nothing, views: 50 })).toEqual({ interactions: null, rate: null })
  })
})

describe('what came on which day', () => {
  const published = at('2026-11-01T22:00:00')

  it('is spread evenly over the days since it was read, and comes to the whole', () => {
    const before = {
      ...nothing,
      views: 100,
      likes: 5,
      publishedAt: published,
      readAt: at('2026-11-03T10:00:00'),
    }
    const days = gainsByDay(before, { ...nothing, views: 107, likes: 5 }, at('2026-11-05T10:00:00'))
    expect([...days.keys()]).toEqual(['2026-11-03', '2026-11-04', '2026-11-05'])
    expect([...days.values()].map(({ views }) => views)).toEqual([2, 2, 3])
    expect([...days.values()].map(({ likes, saves }) => [likes, saves])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ])
  })

  it('goes back to its publication where it was not known before', () => {
    const before = { ...nothing, publishedAt: published, readAt: at('2026-11-02T04:00:00') }
    const days = gainsByDay(before, { ...nothing, views: 10 }, at('2026-11-02T10:00:00'))
    expect([...days].map(([day, { views }]) => [day, views])).toEqual([
      ['2026-11-01', 5],
      ['2026-11-02', 5],
    ])
  })

  it('counts in the rate once views and interactions are both known, with all that came before that', () => {
    const before = { ...nothing, likes: 60, publishedAt: published, readAt: at('2026-11-02T04:00:00') }
    const ratedOf = (told: { likes: number; views?: number }) =>
      [...gainsByDay(before, { ...nothing, ...told }, at('2026-11-02T10:00:00')).values()].map(
        ({ ratedViews, ratedInteractions }) => [ratedViews, ratedInteractions],
      )
    expect(ratedOf({ likes: 64 })).toEqual([[null, null]])
    expect(ratedOf({ likes: 64, views: 200 })).toEqual([
      [100, 32],
      [100, 32],
    ])
  })

  it('takes back what a network takes back', () => {
    const before = { ...nothing, views: 100, publishedAt: published, readAt: at('2026-11-03T10:00:00') }
    const days = gainsByDay(before, { ...nothing, views: 95 }, at('2026-11-04T10:00:00'))
    expect(sumKnown([...days.values()].map(({ views }) => views))).toBe(-5)
  })

  it('is a day in Seoul, and of what is older than a year the last year', () => {
    expect(daysBetween(at('2026-11-01T00:10:00'), at('2026-11-01T00:20:00'))).toEqual(['2026-11-01'])
    expect(daysBetween(at('2026-10-31T23:59:59'), at('2026-11-02T00:00:00'))).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ])
    expect(daysBetween(at('2020-01-01T00:00:00'), at('2026-11-02T00:00:00'))).toHaveLength(366)
  })
})
