import type { Day } from './words.ts'

/** The parts of a day that is written YYYY-MM-DD. */
export function dayOf(day: string): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date }
}
