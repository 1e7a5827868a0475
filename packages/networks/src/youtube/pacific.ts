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
  const { year, month, day } = wallAt(now)
  const inSummer = new Date(Date.UTC(year, month - 1, day + 1, 7))
  return wallAt(inSummer).hour === 0 ? inSummer : new Date(Date.UTC(year, month - 1, day + 1, 8))
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
