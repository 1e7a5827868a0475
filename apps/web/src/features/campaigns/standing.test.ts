import { type Campaign, campaignStops } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import {
  fixOfFailure,
  fixOfStop,
  isOver,
  isRunning,
  mayResume,
  needsCare,
  runningFirst,
  unmadeWord,
  waysOf,
} from './standing.ts'

const now = new Date('2026-12-01T00:00:00Z')
const ahead = '2026-12-02T10:00:00.000Z'
const waysIn = (status: 0 | 1 | 2 | 3 | 4 | 8, more: object = {}, isApproved = false) =>
  waysOf({ status, isHeld: false, decideBy: null, uploadAt: ahead, ...more }, { now, isApproved })

describe('what can be done with a post of a campaign', () => {
  it('is approving first while it waits for that, and nothing once the time for it is over', () => {
    expect(waysIn(1, { decideBy: '2026-12-01T00:01:00.000Z' })[0]).toBe('approve')
    expect(waysIn(1, { decideBy: '2026-11-30T23:59:00.000Z' })).toEqual([])
    expect(waysIn(1, { isHeld: true })).toEqual([])
  })

  it('is moving or leaving out before it is made, and nothing once it is sent', () => {
    expect(waysIn(0)).toEqual(['move', 'skip'])
    expect([waysIn(3), waysIn(4), waysIn(8)]).toEqual([[], [], []])
  })

  it('is taking back an approval only where there was one', () => {
    expect(waysIn(2)).not.toContain('withdraw')
    expect(waysIn(2, {}, true)).toContain('withdraw')
    expect(waysIn(2, { uploadAt: '2026-11-30T10:00:00.000Z' }, true)).toEqual([])
    // In its last ten minutes nobody could approve it again.
    expect(waysIn(2, { uploadAt: '2026-12-01T00:11:00.000Z' }, true)).toContain('withdraw')
    expect(waysIn(2, { uploadAt: '2026-12-01T00:09:00.000Z' }, true)).not.toContain('withdraw')
  })
})

it('says of a video when it is made, and never that of one that is being made or never was', () => {
  const near = { status: 0, making: null, uploadAt: '2026-12-01T09:00:00.000Z' } as const
  expect(unmadeWord(near, now)).toBe('soonMade')
  expect(unmadeWord({ ...near, uploadAt: '2026-12-04T09:00:00.000Z' }, now)).toBe('notMadeYet')
  expect(unmadeWord({ ...near, making: 'rendering' }, now)).toBe('making_rendering')
  expect(unmadeWord({ ...near, status: 8 }, now)).toBe('noVideo')
})

it('counts a post that was left out as over when its time has come, and not before', () => {
  const leftOut = { status: 8, publishedAt: null, uploadAt: ahead } as const
  expect(isOver(leftOut, now)).toBe(false)
  expect(isOver({ ...leftOut, uploadAt: '2026-11-30T10:00:00.000Z' }, now)).toBe(true)
  expect(isOver({ ...leftOut, status: 4 }, now)).toBe(true)
  expect(isOver({ ...leftOut, status: 3, uploadAt: '2026-11-30T10:00:00.000Z' }, now)).toBe(false)
})

describe('what stands in the way of a post', () => {
  it('is mended where it was chosen: settings with the campaign, links with the accounts', () => {
    expect(fixOfFailure('setting-unavailable')).toBe('settings')
    expect(['not-linked', 'link-ended', 'scope'].map(fixOfFailure)).toEqual([
      'accounts',
      'accounts',
      'accounts',
    ])
    expect(fixOfFailure('caption-long')).toBeNull()
  })

  it('is marked while it can be mended, and for what failed', () => {
    const failure = { platform: 'tiktok', code: 'setting-unavailable' } as const
    expect(needsCare({ status: 1, failure })).toBe(true)
    expect(needsCare({ status: 6, failure: null })).toBe(true)
    expect(needsCare({ status: 8, failure })).toBe(false)
    expect(needsCare({ status: 2, failure: null })).toBe(false)
  })
})

describe('a campaign', () => {
  it('stands before those that have ended while it runs, the newest first', () => {
    const list = [4, 0, 5, 2].map(
      (status) => ({ status, _id: `${status}` }) as Pick<Campaign, '_id' | 'status'>,
    )
    expect(runningFirst(list).map(({ _id }) => _id)).toEqual(['0', '2', '4', '5'])
  })

  it('goes on by itself until it is stopped, cancelled or ended', () => {
    expect(([0, 1, 2, 3, 4, 5] as const).filter((status) => isRunning({ status }))).toEqual([0, 1, 2])
  })

  it('may go on again unless what it was of is gone for good', () => {
    const resumable = campaignStops.filter((stop) => mayResume({ status: 3, stop }))
    expect(campaignStops.filter((stop) => !resumable.includes(stop))).toEqual([
      'product-gone',
      'place-gone',
      'promotion-over',
    ])
    expect(mayResume({ status: 4, stop: null })).toBe(true)
    expect(mayResume({ status: 5, stop: null })).toBe(false)
  })

  it('that is gone for good is begun anew', () => {
    expect(campaignStops.filter((stop) => fixOfStop[stop] === 'new')).toEqual([
      'product-gone',
      'place-gone',
      'promotion-over',
    ])
  })
})
