import type { PostFailure, Reservation, ReservationTarget } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { maySucceedAgain, standingOf, waysOf } from './standing.ts'

const uploadAt = '2026-12-01T10:00:00.000Z'
const before = new Date('2026-12-01T09:00:00.000Z')
const post = (status: Reservation['status'], ...targets: string[]) =>
  ({ status, uploadAt, targets: targets.map((one) => ({ status: one, failure: null })) }) as Parameters<
    typeof waysOf
  >[0]

it('lets a post be sent, moved and called off while it waits, and only called off on its way', () => {
  expect(waysOf(post(2, 'pending'), before)).toEqual(['now', 'move', 'cancel'])
  expect(waysOf(post(3, 'sending', 'published'), before)).toEqual(['cancel'])
})

it('sends again only what failed: nobody knows of the rest whether it is out', () => {
  expect(waysOf(post(5, 'published', 'failed'), before)).toEqual(['retry', 'mend', 'phone'])
  expect(waysOf(post(6, 'unknown'), before)).toEqual(['phone'])
})

it('mends what failed while the rest is on its way, and calls off only what can still be stopped', () => {
  expect(waysOf(post(3, 'failed', 'sending'), before)).toEqual(['retry', 'mend', 'phone', 'cancel'])
  expect(waysOf(post(3, 'failed', 'unknown'), before)).toEqual(['retry', 'mend', 'phone'])
  expect(waysOf(post(3, 'unknown'), before)).toEqual([])
})

it('mends first what must fail again as it is', () => {
  const failed = (...failures: PostFailure[]) => ({
    ...post(6),
    targets: failures.map((failure) => ({ status: 'failed', failure }) as ReservationTarget),
  })
  expect(waysOf(failed('check'), before)[0]).toBe('mend')
  expect(waysOf(failed('refused-caption', 'network-away'), before)[0]).toBe('retry')
  expect(maySucceedAgain('refused-ratio')).toBe(false)
  expect(maySucceedAgain('link-ended')).toBe(true)
})

it('neither sends nor moves a post that goes out at this moment', () => {
  expect(waysOf(post(2, 'pending'), new Date(uploadAt))).toEqual(['cancel'])
})

it('says of a target that it waits while its network lets nothing be sent, and not that it is sent', () => {
  const sending = { status: 'sending', nextAt: uploadAt } as const
  expect(standingOf({ ...sending, waitsFor: null })).toBe('sending')
  expect(standingOf({ ...sending, waitsFor: 'quota' })).toBe('pending')
  expect(standingOf({ status: 'unknown', nextAt: null, waitsFor: null })).toBe('given-up')
})
