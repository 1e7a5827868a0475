import { dayInSeoul, dayMs } from '@clipmint/kit'

/** How many days in Seoul come after today up to a last one; 0 on the last itself. */
export function daysLeft(lastDay: string, nowMs: number): number {
  return Math.round((Date.parse(lastDay) - Date.parse(dayInSeoul(new Date(nowMs)))) / dayMs)
}
