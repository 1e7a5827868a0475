/** Weekdays as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** At what time of the wall clock, `HH:MM`, each weekday has its post, in an IANA zone. A weekday without one has none. */
export type Schedule = { times: Readonly<Partial<Record<Weekday, string>>>; zone: string }

/**
 * One post of a schedule. `day` (`YYYY-MM-DD` on the wall of the zone) is what it is: a schedule has one post a day at most,
 * so whatever clocks do, a day's is never made twice and never left out.
 */
export type Slot = { day: string; at: Date }

/**
 * The slots of a schedule from just after one moment up to another, both included at the end only, in order. What a clock
 * skips in spring is taken as much later as it skips; of what it shows twice in autumn the first is taken
 * (`disambiguation: 'compatible'` of Temporal, RFC 5545 3.3.5).
 */
export function slotsBetween({ times, zone }: Schedule, after: Date, until: Date): Slot[] {
  const slots: Slot[] = []
  const end = dayAt(until, zone)
  for (let day = dayAt(after, zone); Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    const slot = slotOn({ times, zone }, day.toString())
    if (slot && slot.at > after && slot.at <= until) slots.push(slot)
  }
  return slots
}

/** The first slot after a moment; null for a schedule without a time. */
export function nextSlot(schedule: Schedule, after: Date): Slot | null {
  // Every weekday comes within a week, and a clock that is turned moves it by hours.
  const aWeekOn = new Date(after.getTime() + 8 * 86_400_000)
  return slotsBetween(schedule, after, aWeekOn)[0] ?? null
}

/** The slot of a day; null where its weekday has none. */
export function slotOn({ times, zone }: Schedule, day: string): Slot | null {
  const time = times[Temporal.PlainDate.from(day).dayOfWeek as Weekday]
  return time === undefined ? null : { day, at: momentOn(day, time, zone) }
}

/** The moment of a day's wall-clock time, for a slot that is moved within its zone. */
export function momentOn(day: string, time: string, zone: string): Date {
  const wall = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(time),
  })
  return new Date(wall.epochMilliseconds)
}

/** The day on the wall of a zone at a moment. */
export function dayAt(moment: Date, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate()
}
