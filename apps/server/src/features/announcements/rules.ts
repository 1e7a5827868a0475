import type { Announcement } from '@clipmint/contract'

/** What is shown on a day in Seoul (YYYY-MM-DD): active, begun and not over; the one that started last first. */
export function announcementsOn<Written extends Announcement>(
  day: string,
  all: readonly Written[],
): Written[] {
  return all
    .filter(
      ({ active, startDateAt, endDateAt }) =>
        active && startDateAt <= day && (endDateAt === null || day <= endDateAt),
    )
    .toSorted((a, b) => (a.startDateAt === b.startDateAt ? 0 : a.startDateAt < b.startDateAt ? 1 : -1))
}
