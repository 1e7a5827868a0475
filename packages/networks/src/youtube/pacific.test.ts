import { expect, it } from 'vitest'

import { nextPacificMidnight, pacificDay } from './pacific.ts'

it.each([
  ['in winter', '2026-01-15T20:00:00Z', '2026-01-16T08:00:00Z'],
  ['in summer', '2026-07-15T20:00:00Z', '2026-07-16T07:00:00Z'],
  ['on an evening that is the next day elsewhere', '2026-07-16T05:00:00Z', '2026-07-16T07:00:00Z'],
  ['before the clocks go forward', '2026-03-08T07:59:00Z', '2026-03-08T08:00:00Z'],
  ['on the day when the clocks go forward', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['on the day when the clocks go back', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
  ['at midnight itself', '2026-07-16T07:00:00Z', '2026-07-17T07:00:00Z'],
  ['at the end of a year', '2026-12-31T23:00:00Z', '2027-01-01T08:00:00Z'],
])('names the next midnight in California %s', (_when, now, midnight) => {
  expect(nextPacificMidnight(new Date(now))).toEqual(new Date(midnight))
})

it.each([
  ['a day in winter', '2026-12-01T20:00:00Z', '2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z'],
  ['the day of 25 hours, at its end', '2026-11-02T07:30:00Z', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
  ['the day of 23 hours', '2026-03-08T12:00:00Z', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['midnight itself', '2026-12-01T08:00:00Z', '2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z'],
])('counts %s from midnight to midnight', (_what, now, from, until) => {
  expect(pacificDay(new Date(now))).toEqual({ from: new Date(from), until: new Date(until) })
})
