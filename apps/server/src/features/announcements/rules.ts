/** What an operator writes that is shown from a day to a day. */
type Dated = { active: boolean; startDateAt: string; endDateAt: string | null }

/** What is shown on a day in Seoul (YYYY-MM-DD): active, begun and not over; the one that started last first. */
export function shownOn<Written extends Dated>(day: string, all: readonly Written[]): Written[] {
  return all
    .filter(
      ({ active, startDateAt, endDateAt }) =>
        active && startDateAt <= day && (endDateAt === null || day <= endDateAt),
    )
    .toSorted((a, b) => (a.startDateAt === b.startDateAt ? 0 : a.startDateAt < b.startDateAt ? 1 : -1))
}

/** Whether the site is worked on at a time. */
export function isWorkedOn(
  { active, startAt, endAt }: { active: boolean; startAt: string; endAt: string },
  at: Date,
): boolean {
  return active && Date.parse(startAt) <= at.getTime() && at.getTime() < Date.parse(endAt)
}
