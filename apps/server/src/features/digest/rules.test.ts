import { expect, it } from 'vitest'

import { daysBefore, mondayDue, weeksOf } from './rules.ts'

it.each([
  ['just before nine in Seoul', '2026-11-29T23:59:00Z', 'Asia/Seoul', null],
  ['at nine in Seoul', '2026-11-30T00:00:00Z', 'Asia/Seoul', '2026-11-30'],
  ['in the evening, after an outage', '2026-11-30T13:00:00Z', 'Asia/Seoul', '2026-11-30'],
  ['on Tuesday, when it is too late', '2026-11-30T15:00:00Z', 'Asia/Seoul', null],
  [
    'at nine in New York, which is another day elsewhere',
    '2026-11-30T14:00:00Z',
    'America/New_York',
    '2026-11-30',
  ],
  ['at nine on half an hour in Kolkata', '2026-11-30T03:30:00Z', 'Asia/Kolkata', '2026-11-30'],
  [
    'after the clocks of New York went forward on Sunday',
    '2026-03-09T13:00:00Z',
    'America/New_York',
    '2026-03-09',
  ],
  ['an hour before that', '2026-03-09T12:59:00Z', 'America/New_York', null],
  ['after they went back', '2026-11-02T14:00:00Z', 'America/New_York', '2026-11-02'],
])('is due by the clock on the wall of its zone: %s', (_when, now, zone, monday) => {
  expect(mondayDue(new Date(now), zone)).toBe(monday)
})

it('reaches from midnight to midnight, also over a week that is an hour shorter', () => {
  const { last, start, end } = weeksOf('2026-03-09', 'America/New_York')
  expect([last, start, end].map((it) => it.toISOString())).toEqual([
    '2026-03-02T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
    '2026-03-16T04:00:00.000Z',
  ])
})

it('looks back at the seven days before its Monday', () => {
  expect(daysBefore('2026-03-02')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
})
