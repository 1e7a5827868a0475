import type { weekdays } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

import { momentOf, wallAt } from '../../reservations/index.ts'

/** As ISO 8601 numbers them: 1 is Monday. */
export type Weekday = (typeof weekdays)[number]
export type Times = Partial<Record<Weekday, string>>

/** Weeks begin on Sunday, as calendars here are printed. */
export const weekFromSunday: readonly Weekday[] = ['7', '1', '2', '3', '4', '5', '6']

/** Which day of the week a day (YYYY-MM-DD) is. */
export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekFromSunday[fromSunday] ?? '7'
}

/** The next times of a weekly schedule from a moment on, in order. */
export function nextTimes(
  { times, zone }: { times: Times; zone: string },
  { from, count }: { from: Date; count: number },
): Date[] {
  // Two weeks hold every weekday twice, also where a clock is turned.
  const days = Array.from({ length: 15 }, (_, no) => wallAt(new Date(from.getTime() + no * dayMs), zone).date)
  return [...new Set(days)]
    .flatMap((date) => {
      const time = times[weekdayOf(date)]
      return time === undefined ? [] : (momentOf({ date, time }, zone) ?? [])
    })
    .filter((moment) => moment >= from)
    .slice(0, count)
}
