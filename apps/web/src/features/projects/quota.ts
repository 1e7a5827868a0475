const seoulOffsetMs = 9 * 3_600_000

/** When the next month begins by the clock of Seoul, which the allowances follow. */
export function nextMonthStart(now: Date): string {
  const seoul = new Date(now.getTime() + seoulOffsetMs)
  return new Date(Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth() + 1, 1) - seoulOffsetMs).toISOString()
}
