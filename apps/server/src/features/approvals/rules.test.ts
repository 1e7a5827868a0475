import { postFindings } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { linkEndOf, nameOfAsker, problemOf, reminderDue, stateOf } from './rules.ts'

const at = new Date('2026-12-01T10:00:00Z')
const hoursBefore = (hours: number) => new Date(at.getTime() - hours * 3_600_000)

it('ends a link after three days, and as decisions close where that is sooner', () => {
  expect(linkEndOf(hoursBefore(100), at)).toEqual(hoursBefore(28))
  expect(linkEndOf(hoursBefore(48), at)).toEqual(new Date('2026-12-01T09:50:00Z'))
})

describe('what keeps a post from being posted', () => {
  it.each([
    ['not-linked', 'link'],
    ['link-ended', 'link'],
    ['setting-unavailable', 'settings'],
    ['caption-long', 'words'],
    ['too-long', 'video'],
    ['renew-failed', 'video'],
    ['quota', 'timing'],
    ['something new', 'unknown'],
  ])('is told by what can be done about it: %s', (code, reason) => {
    expect(problemOf({ code })).toBe(reason)
  })

  it('is told in a way of its own for everything that a network is known to refuse', () => {
    expect(postFindings.filter((code) => problemOf({ code }) === 'unknown')).toEqual([])
  })

  it('is not told while there is nothing, or the service tries once more by itself', () => {
    expect([problemOf(null), problemOf({ code: 'renew-again' })]).toEqual([null, null])
  })
})

it.each([
  ['by their brand', { brand: '달콤상점', place: '달빛국수', owner: '김민지' }, '달콤상점'],
  ['by their shop, where it is about one', { brand: null, place: '달빛국수', owner: '김민지' }, '달빛국수'],
  ['by their own name, where there is neither', { brand: null, place: null, owner: '김민지' }, '김민지'],
])('names who asks %s', (_how, names, name) => {
  expect(nameOfAsker(names)).toBe(name)
})

describe('a post, for whoever holds the link of a round,', () => {
  type Standing = Parameters<typeof stateOf>[0]
  const waiting: Standing = {
    status: 1,
    round: 2,
    uploadAt: at,
    approvedAt: null,
    approvedBy: null,
    skip: null,
    isMade: true,
    publishedAt: null,
    isRunning: true,
  }
  const decided: Standing = {
    ...waiting,
    status: 2,
    round: 3,
    approvedAt: hoursBefore(5),
    approvedBy: 'link',
  }
  const skipped: Standing = { ...waiting, status: 8, round: 3 }
  it.each([
    ['is open in its own round', waiting, 2, hoursBefore(1), 'open'],
    ['is closed to a link of an earlier round', waiting, 1, hoursBefore(1), 'closed'],
    ['is closed to a link of a round that is not begun', waiting, 3, hoursBefore(1), 'closed'],
    [
      'is closed while its campaign stands still',
      { ...waiting, isRunning: false },
      2,
      hoursBefore(1),
      'closed',
    ],
    [
      'is decided by silence ten minutes before its time',
      waiting,
      2,
      new Date('2026-12-01T09:50:00Z'),
      'silent',
    ],
    ['is being made while it has no video', { ...waiting, isMade: false }, 2, hoursBefore(1), 'making'],
    ['is approved for who decided', decided, 2, hoursBefore(1), 'approved'],
    ['went out by silence', { ...decided, approvedBy: 'service' }, 2, hoursBefore(0), 'silent'],
    [
      'is out once a network shows it',
      { ...decided, status: 4, publishedAt: hoursBefore(1).toISOString() },
      2,
      hoursBefore(0),
      'posted',
    ],
    ['could not be posted', { ...decided, status: 6 }, 2, hoursBefore(0), 'failed'],
    ['is skipped for who decided', { ...skipped, skip: 'owner' }, 2, hoursBefore(1), 'skipped'],
    ['was skipped by silence', { ...skipped, skip: 'not-approved' }, 2, hoursBefore(0), 'silent'],
  ] as const)('%s', (_what, post, round, now, state) => {
    expect(stateOf(post, round, now)).toBe(state)
  })
})

it.each([
  ['none with more than twelve hours left', null, 12.1, null],
  ['that of twelve hours', null, 12, 12],
  ['none again within the twelve', 12, 6, null],
  ['that of one hour', 12, 1, 1],
  ['that of one hour alone to who was asked so late', null, 0.5, 1],
  ['none again within the hour', 1, 0.5, null],
] as const)('reminds of a post once for each hour: %s', (_what, remindedHours, left, due) => {
  expect(reminderDue({ uploadAt: at, remindedHours }, hoursBefore(left))).toBe(due)
})
