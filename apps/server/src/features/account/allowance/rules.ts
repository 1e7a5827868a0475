const seoulOffsetMs = 9 * 3_600_000

/** The month that an allowance counts in, such as 2026-03, by the clock of Seoul (which has no summer time). */
export function monthOf(now: Date): string {
  return new Date(now.getTime() + seoulOffsetMs).toISOString().slice(0, 7)
}
