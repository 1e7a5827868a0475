import { dayMs } from '@clipmint/kit'

/** Days are words like 2026-12-01: what a wall shows, wherever it hangs. */

/** A day so many days after another. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))
}

/** The first day of a month so many months after that of a day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return toDay(new Date(Date.UTC(year, month - 1 + months, 1)))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The seven days of a day's week, which begins on Sunday. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
  return Array.from({ length: 7 }, (_, no) => addDays(sunday, no))
}

/** The weeks that hold a day's month, with the days of its neighbours that fill them. */
export function weeksOfMonth(day: string): string[][] {
  const first = addMonths(day, 0)
  const last = addDays(addMonths(day, 1), -1)
  const weeks: string[][] = []
  for (let week = weekOf(first); (week[0] ?? '') <= last; week = weekOf(addDays(week[0] ?? last, 7)))
    weeks.push(week)
  return weeks
}

export function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
