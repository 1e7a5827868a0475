import { dayInSeoul } from '@clipmint/kit'

const DAY_MS = 86_400_000

/** How many days in Seoul come after today up to a last one; 0 on the last itself. */
export function daysLeft(lastDay: string, nowMs: number): number {
  return Math.round((Date.parse(lastDay) - Date.parse(dayInSeoul(new Date(nowMs)))) / DAY_MS)
}
