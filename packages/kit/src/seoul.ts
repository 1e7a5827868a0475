// One for all: to make one takes longer than to ask it a thousand times.
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' })

/** The day in Seoul as YYYY-MM-DD: what a day of a licence, a season or a notice begins and ends by. */
export function dayInSeoul(at: Date): string {
  return calendar.format(at)
}

/** When a day in Seoul (YYYY-MM-DD) begins; there is no summer time. */
export function startOfDayInSeoul(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`)
}

/** When a day in Seoul is over, which is when the next begins. */
export function endOfDayInSeoul(day: string): Date {
  return new Date(startOfDayInSeoul(day).getTime() + 86_400_000)
}

/** The last day in Seoul before a moment: what people are told of something that ends as a day does. */
export function lastDayBefore(end: Date): string {
  return dayInSeoul(new Date(end.getTime() - 1))
}

/** 2026-12-01 14:03, in Seoul. */
export function minuteInSeoul(at: Date): string {
  return minuteIn('Asia/Seoul', at)
}

/** 2026-12-01 14:03, on the clock of an IANA zone. */
export function minuteIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
}
