import { limits } from '@clipmint/contract'
import { dayInSeoul, dayMs, hourMs } from '@clipmint/kit'

const slotMs = limits.demoMinutes * 60_000
/** By the clock of Seoul, which has no summer time. */
const opensAt = 10
const closesAt = 17

/** The times of one day in Seoul (YYYY-MM-DD), from ten to five; none on a weekend or a holiday. */
export function timesOf(day: string, holidays: ReadonlySet<string>): Date[] {
  const midnight = Date.parse(`${day}T00:00:00+09:00`)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || holidays.has(day)) return []
  const count = ((closesAt - opensAt) * hourMs) / slotMs
  return Array.from({ length: count }, (_, at) => new Date(midnight + opensAt * hourMs + at * slotMs))
}

/** The days that may be booked, each with its times that are far enough ahead; days without one are left out. */
export function timesFrom(now: Date, holidays: ReadonlySet<string>): { day: string; times: Date[] }[] {
  const first = now.getTime() + limits.demoLeadHours * hourMs
  return Array.from({ length: limits.demoDaysAhead + 1 }, (_, ahead) => {
    const day = dayInSeoul(new Date(now.getTime() + ahead * dayMs))
    return { day, times: timesOf(day, holidays).filter((time) => time.getTime() >= first) }
  }).filter(({ times }) => times.length > 0)
}

/** Whether a time is one of those. */
export function isOpen(time: Date, now: Date, holidays: ReadonlySet<string>): boolean {
  return timesFrom(now, holidays).some(({ times }) => times.some((it) => it.getTime() === time.getTime()))
}

export function endOf(startAt: Date): Date {
  return new Date(startAt.getTime() + slotMs)
}

/** Until when a time waits to be confirmed: a day, and no longer than an hour before it, when others can take it. */
export function heldUntil(startAt: Date, now: Date): Date {
  return new Date(Math.min(startAt.getTime() - hourMs, now.getTime() + limits.demoHoldHours * hourMs))
}

type Stand = { startAt: Date; heldUntil: Date; confirmedAt: Date | null; cancelledAt: Date | null }

/** How a booking stands: `lapsed` was not confirmed in time, `past` is over. */
export type DemoState = 'held' | 'confirmed' | 'cancelled' | 'lapsed' | 'past'

export function stateOf(booking: Stand, now: Date): DemoState {
  if (booking.confirmedAt === null && booking.heldUntil <= now) return 'lapsed'
  if (booking.cancelledAt !== null) return 'cancelled'
  if (endOf(booking.startAt) <= now) return 'past'
  return booking.confirmedAt === null ? 'held' : 'confirmed'
}
