import { describe, expect, it } from 'vitest'

import { isPastLastDay, slotsToCome, slotToCome, statusOf, targetsOf, timesOf } from './rules.ts'

const weekly = { times: { 3: '09:00' }, zone: 'Asia/Seoul' }
const at = (moment: string) => new Date(moment)
const planned = (endsOn: string | null, plannedUntil: string) => ({
  settings: { schedule: weekly, startsOn: null, endsOn, creations: 1, promotion: undefined },
  plannedUntil: at(plannedUntil),
})

describe('a campaign', () => {
  it('is at what is waited for while it runs, and else as it stands', () => {
    const none = { toApprove: 0, waiting: 0 }
    expect(statusOf('running', none)).toBe(0)
    expect(statusOf('running', { toApprove: 1, waiting: 2 })).toBe(1)
    expect(statusOf('running', { toApprove: 0, waiting: 2 })).toBe(2)
    expect(statusOf('stopped', { toApprove: 1, waiting: 2 })).toBe(3)
    expect(statusOf('cancelled', none)).toBe(4)
    expect(statusOf('ended', none)).toBe(5)
  })

  it('has slots up to its last day on the wall of its zone, and none after it', () => {
    expect(slotToCome(planned('2026-12-09', '2026-12-02T00:00:00Z'))?.day).toBe('2026-12-09')
    expect(slotToCome(planned('2026-12-08', '2026-12-02T00:00:00Z'))).toBeNull()
    const december = { from: at('2026-12-01T00:00:00Z'), to: at('2027-01-01T00:00:00Z') }
    expect(slotsToCome(planned('2026-12-16', '2026-12-02T00:00:00Z'), december)).toHaveLength(2)
    expect(slotsToCome(planned(null, '2026-12-02T00:00:00Z'), december)).toHaveLength(4)
    const farAhead = { from: at('9999-12-01T00:00:00Z'), to: at('9999-12-08T00:00:00Z') }
    expect(slotsToCome(planned(null, '2026-12-02T00:00:00Z'), farAhead)).toHaveLength(1)
  })

  it('posts each further video of a slot an hour later', () => {
    const { settings } = planned(null, '2026-12-02T00:00:00Z')
    const times = timesOf({ at: at('2026-12-02T00:00:00Z') }, { ...settings, creations: 3 })
    expect(times.map((time) => time.toISOString().slice(11, 16))).toEqual(['00:00', '01:00', '02:00'])
  })

  it('posts none of them after its last day on the wall of its zone, or once its promotion is over', () => {
    const late = { at: at('2026-12-02T13:30:00Z') }
    const { settings } = planned('2026-12-02', '2026-12-02T00:00:00Z')
    expect(timesOf(late, { ...settings, creations: 3 })).toEqual([late.at, at('2026-12-02T14:30:00Z')])
    const promotion = {
      regularPrice: 12_900,
      discountPrice: 9_900,
      currency: 'KRW' as const,
      startAt: '2026-11-01',
      endAt: '2026-12-02',
      text: '',
    }
    const ofSale = { ...settings, endsOn: null, promotion, creations: 5 }
    expect(timesOf(late, ofSale)).toHaveLength(2)
    expect(timesOf(late, { ...ofSale, promotion: { ...promotion, endAt: '2026-12-03' } })).toHaveLength(5)
  })

  it('is past its last day though its promotion goes on, and not where that ends it', () => {
    const over = planned('2026-12-02', '2026-12-02T00:00:00Z')
    expect(isPastLastDay(over)).toBe(true)
    expect(isPastLastDay(planned('2026-12-09', '2026-12-02T00:00:00Z'))).toBe(false)
    expect(isPastLastDay(planned(null, '2026-12-02T00:00:00Z'))).toBe(false)
  })

  it('posts stories too where a network has them, once each', () => {
    const of = (platform: 'instagram' | 'tiktok', type: 'reels' | 'story' | 'video') => ({
      platform,
      type,
      settings: {},
    })
    const targets = [of('instagram', 'reels'), of('tiktok', 'video')]
    expect(targetsOf({ targets, story: false })).toEqual(targets)
    expect(targetsOf({ targets, story: true })).toEqual([...targets, of('instagram', 'story')])
    const both = [of('instagram', 'reels'), of('instagram', 'story')]
    expect(targetsOf({ targets: both, story: true })).toEqual(both)
  })
})
