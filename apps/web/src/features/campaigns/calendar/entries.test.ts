import type { CampaignPost, Reservation } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { faultOfMove, movedTo, toEntries } from './entries.ts'
import { entryLooks, toneOfLook } from './entry-look.tsx'

const slot = {
  _id: null,
  campaignId: 'c1',
  campaignTitle: '소금빵 알리기',
  day: '2026-12-02',
  no: 0,
  status: 0,
  isHeld: false,
  uploadAt: '2026-12-02T10:00:00.000Z',
  publishedAt: null,
  zone: 'Asia/Seoul',
  making: null,
  failure: null,
  video: null,
  targets: [{ platform: 'facebook', type: 'reels' }],
} as unknown as CampaignPost
const direct = {
  _id: 'p1',
  status: 4,
  uploadAt: '2026-12-01T15:30:00.000Z',
  zone: 'America/New_York',
  video: { title: '머그', poster: null },
  targets: [],
} as unknown as Reservation

function entryOf(post: CampaignPost, zone = 'Asia/Seoul') {
  const [entry] = toEntries({ list: [post], direct: [] }, zone)
  if (!entry) throw new Error('There is an entry for each post.')
  return entry
}

describe('posts on the calendar', () => {
  it('tell what is only planned from what is being made and from what is held, and mark what needs its owner', () => {
    expect(entryOf(slot)).toMatchObject({ look: 'planned', isBad: false })
    expect(entryOf({ ...slot, making: 'rendering' }).look).toBe(0)
    const failure = { platform: 'tiktok', code: 'setting-unavailable' } as const
    expect(entryOf({ ...slot, status: 1, failure })).toMatchObject({ look: 1, isBad: true })
    expect(entryOf({ ...slot, status: 1, isHeld: true }).look).toBe('held')
    const looks = entryLooks.map((look) => toneOfLook(look))
    expect(looks.filter((tone) => tone === toneOfLook(5) || tone === toneOfLook('planned'))).toHaveLength(2)
  })

  it('stand on the wall of whoever looks, in the order of their times', () => {
    const entries = toEntries({ list: [slot], direct: [direct] }, 'Asia/Seoul')
    expect(entries.map(({ day, time, title }) => [day, time, title])).toEqual([
      ['2026-12-02', '00:30', '머그'],
      ['2026-12-02', '19:00', '소금빵 알리기'],
    ])
  })

  it('stand where they were first to be seen once they are', () => {
    const late = { ...slot, status: 4, publishedAt: '2026-12-02T15:10:00.000Z' } as const
    expect(entryOf(late)).toMatchObject({ day: '2026-12-03', time: '00:10' })
    const targets = [{ publishedAt: null }, { publishedAt: '2026-12-01T16:00:00.000Z' }]
    const [entry] = toEntries({ list: [], direct: [{ ...direct, targets } as Reservation] }, 'Asia/Seoul')
    expect(entry).toMatchObject({ day: '2026-12-02', time: '01:00' })
  })

  it('stay the same entry when something is done about a slot', () => {
    expect(entryOf({ ...slot, _id: 'made' }).key).toBe(entryOf(slot).key)
  })

  it('can be moved until they are sent', () => {
    const may = ([0, 1, 2, 3, 4, 6, 7, 8] as const).filter((status) => entryOf({ ...slot, status }).mayMove)
    expect(may).toEqual([0, 1, 2])
  })
})

describe('moving a post to another day', () => {
  it('keeps its time', () => {
    expect(movedTo(entryOf(slot), '2026-12-10')?.toISOString()).toBe('2026-12-10T10:00:00.000Z')
  })

  it('keeps the time of its own wall over the day that its clocks are turned, wherever it is looked at', () => {
    const far = { ...slot, zone: 'America/New_York', uploadAt: '2026-10-31T23:00:00.000Z' }
    const entry = entryOf(far)
    expect(entry.day).toBe('2026-11-01')
    // 19:00 in New York, before and after.
    expect(movedTo(entry, '2026-11-03')?.toISOString()).toBe('2026-11-03T00:00:00.000Z')
  })

  it('is refused for the past, for a time that is too near and for one that is too far', () => {
    const now = new Date('2026-12-01T09:55:00Z')
    const fault = (day: string) => faultOfMove(entryOf(slot), day, now)
    expect(['2026-11-30', '2026-12-01', '2026-12-03', '2027-06-01'].map(fault)).toEqual([
      'too-soon',
      'too-soon',
      null,
      'too-far',
    ])
    expect(faultOfMove(entryOf({ ...slot, status: 4 }), '2026-12-03', now)).toBe('fixed')
  })
})
