import { expect, it } from 'vitest'

import { nextTimes, weekdayOf } from './schedule.ts'

const at = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString())

it('knows the day of the week of a day', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-05'].map(weekdayOf)).toEqual(['7', '1', '6'])
})

it('tells the next times of a schedule on its own wall, wherever its owner is', () => {
  const schedule = { times: { '1': '19:00', '4': '08:00' }, zone: 'Asia/Seoul' }
  // Thursday, 08:01 in Seoul.
  const from = new Date('2026-11-25T23:01:00Z')
  expect(at(nextTimes(schedule, { from, count: 2 }))).toEqual([
    '2026-11-30T10:00:00.000Z',
    '2026-12-02T23:00:00.000Z',
  ])
})

it('keeps the time on the wall over the day that clocks are turned', () => {
  const schedule = { times: { '6': '09:00', '7': '09:00', '1': '09:00' }, zone: 'America/New_York' }
  const from = new Date('2026-10-31T00:00:00Z')
  expect(at(nextTimes(schedule, { from, count: 3 }))).toEqual([
    '2026-10-31T13:00:00.000Z',
    '2026-11-01T14:00:00.000Z',
    '2026-11-02T14:00:00.000Z',
  ])
})
