/** From when on the digest comes on a Monday, by the clock on the wall of its owner's zone. */
export const DIGEST_HOUR = 9

/**
 * The Monday whose digest is due in a zone, all of that day from nine o'clock on, so that an outage in the morning costs none;
 * null at any other time.
 */
export function mondayDue(now: Date, zone: string): string | null {
  const wall = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  return wall.dayOfWeek === 1 && wall.hour >= DIGEST_HOUR ? wall.toPlainDate().toString() : null
}

/** The week that a Monday begins in a zone, and the one before it. */
export function weeksOf(monday: string, zone: string): { last: Date; start: Date; end: Date } {
  const day = Temporal.PlainDate.from(monday)
  const startOf = (it: Temporal.PlainDate) =>
    new Date(it.toZonedDateTime({ timeZone: zone }).epochMilliseconds)
  return { last: startOf(day.subtract({ days: 7 })), start: startOf(day), end: startOf(day.add({ days: 7 })) }
}

/** The days of the week before a Monday, as the figures know them. */
export function daysBefore(monday: string): string[] {
  const day = Temporal.PlainDate.from(monday)
  return Array.from({ length: 7 }, (_, index) => day.subtract({ days: 7 - index }).toString())
}
