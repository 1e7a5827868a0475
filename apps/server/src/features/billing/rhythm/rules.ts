import { periodOf } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

/** Charges are made at ten in the morning in Seoul, when whoever has to do something about one is awake. */
const chargeHour = 10
const seoul = 'Asia/Seoul'

/** Days after a failed charge on which it is tried again; after the last one the plan ends. */
export const retryDays = [1, 4, 13] as const

/** How many months a payment of a plan is for. */
export function monthsOf(planType: number): number {
  return periodOf(planType) === 'year' ? 12 : 1
}

/**
 * When a subscription is charged that many months after its first day (YYYY-MM-DD in Seoul), which is also until when the
 * charge before has paid. Always counted from the first day, so that the 31st comes back after a February; where a month
 * lacks the day, on its last.
 */
export function renewalAt(anchor: string, months: number): Date {
  return atChargeHour(Temporal.PlainDate.from(anchor).add({ months }))
}

/** When a charge that was due then is tried the `n`-th time again, from 1; null when that was the last time. */
export function retryAt(dueAt: Date, n: number): Date | null {
  const days = retryDays[n - 1]
  return days === undefined ? null : atChargeHour(dayOf(dueAt).add({ days }))
}

/**
 * Which part of what was paid for, from `startsAt` to `endsAt`, is not used yet, in whole days of Seoul: the day it is
 * asked on is used.
 */
export function unusedDays(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): { left: number; all: number } {
  const end = dayOf(endsAt)
  const all = dayOf(startsAt).until(end).days
  const left = dayOf(now).until(end).days
  return { left: Math.min(all, Math.max(0, left)), all }
}

/** Whether so late that a cancelling counts for the charge after the next: it has to be said a day before. */
export function isWithinLastDay(chargeAt: Date, now: Date): boolean {
  return chargeAt.getTime() - now.getTime() < 86_400_000
}

function dayOf(at: Date): Temporal.PlainDate {
  return Temporal.PlainDate.from(dayInSeoul(at))
}

function atChargeHour(day: Temporal.PlainDate): Date {
  const at = day.toZonedDateTime({ timeZone: seoul, plainTime: { hour: chargeHour } })
  return new Date(at.epochMilliseconds)
}
