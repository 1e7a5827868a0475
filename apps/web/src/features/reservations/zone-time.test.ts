import { describe, expect, it } from 'vitest'

import { faultOf, momentOf, nextGoodTimes, timesNear, wallAt } from './zone-time.ts'

const seoul = 'Asia/Seoul'
const newYork = 'America/New_York'
const now = new Date('2026-11-26T02:55:00Z')
const reach = { leadMinutes: 10, daysAhead: 90 }

it('reads and writes the time of a wall in a zone', () => {
  expect(wallAt(now, seoul)).toEqual({ date: '2026-11-26', time: '11:55' })
  expect(momentOf({ date: '2026-11-26', time: '19:00' }, seoul)).toEqual(new Date('2026-11-26T10:00:00Z'))
  expect(momentOf({ date: '2026-07-01', time: '09:30' }, newYork)).toEqual(new Date('2026-07-01T13:30:00Z'))
  expect(momentOf({ date: '2026-12-01', time: '09:30' }, newYork)).toEqual(new Date('2026-12-01T14:30:00Z'))
})

it('takes the hour after for what a clock skips, and the first of what it shows twice', () => {
  expect(momentOf({ date: '2026-03-08', time: '02:30' }, newYork)).toEqual(new Date('2026-03-08T07:30:00Z'))
  expect(momentOf({ date: '2026-11-01', time: '01:30' }, newYork)).toEqual(new Date('2026-11-01T05:30:00Z'))
})

it.each([
  ['no date', { date: '', time: '19:00' }, 'missing'],
  ['no time', { date: '2026-11-26', time: '' }, 'missing'],
  ['nine minutes ahead', { date: '2026-11-26', time: '12:04' }, 'too-soon'],
  ['ten minutes ahead', { date: '2026-11-26', time: '12:05' }, null],
  ['ninety days ahead', { date: '2027-02-24', time: '11:55' }, null],
  ['a minute more', { date: '2027-02-24', time: '11:56' }, 'too-far'],
])('says of %s whether it can be chosen', (_what, wall, expected) => {
  expect(faultOf(wall, { zone: seoul, now, reach })).toBe(expected)
})

it('offers the next times at which people look, none of them too soon', () => {
  expect(nextGoodTimes(now, seoul, 10)).toEqual([
    { date: '2026-11-26', time: '19:00' },
    { date: '2026-11-27', time: '12:00' },
    { date: '2026-11-27', time: '19:00' },
  ])
})

describe('the times that are offered to a post that is moved', () => {
  const near = (time: string, now: string) =>
    timesNear({ date: '2026-12-03', time }, { now: new Date(now), zone: 'Asia/Seoul', leadMinutes: 5 }).map(
      (wall) => `${wall.date.slice(5)} ${wall.time}`,
    )

  it('are of its own day and the day after, and never its own', () => {
    expect(near('19:00', '2026-11-27T00:00:00Z')).toEqual(['12-03 12:00', '12-04 12:00', '12-04 19:00'])
    expect(near('08:15', '2026-11-27T00:00:00Z')).toEqual(['12-03 12:00', '12-03 19:00', '12-04 08:15'])
  })

  it('are none that is over', () => {
    expect(near('19:00', '2026-12-03T09:00:00Z')).toEqual(['12-04 12:00', '12-04 19:00'])
  })
})
