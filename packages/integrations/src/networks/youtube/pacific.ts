import type { ProgramQuota } from '../publisher.ts'

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
})

/** When the quota starts anew: the next midnight in California, in winter and in summer time (YouTube Data API, quota). */
export function nextPacificMidnight(now: Date): Date {
  return midnightAfter(now, 1)
}

/** So many uploads, for the day from midnight to midnight in California. */
export function uploadQuota(now: Date, posts: number): ProgramQuota {
  return { posts, from: midnightAfter(now, 0), until: midnightAfter(now, 1) }
}

/** The midnight with which the day begins that is so many days after the one of a moment. */
function midnightAfter(now: Date, days: number): Date {
  const { year, month, day } = wallAt(now)
  const inSummer = new Date(Date.UTC(year, month - 1, day + days, 7))
  return wallAt(inSummer).hour === 0 ? inSummer : new Date(Date.UTC(year, month - 1, day + days, 8))
}

function wallAt(moment: Date): Record<'year' | 'month' | 'day' | 'hour', number> {
  const parts = Object.fromEntries(wall.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0 } = parts
  return { year, month, day, hour }
}

/** Pacific days are 23 to 25 hours long, so this long before one ends another is under way. */
const longerThanADayMs = 26 * 3_600_000

/** The day that Google counts a moment in, from midnight to midnight, Pacific time. */
export function pacificDay(now: Date): { from: Date; until: Date } {
  const until = nextPacificMidnight(now)
  return { from: nextPacificMidnight(new Date(until.getTime() - longerThanADayMs)), until }
}
