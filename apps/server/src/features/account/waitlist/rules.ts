import { limits } from '@clipmint/contract'
import { dayInSeoul, dayMs } from '@clipmint/kit'

export type Wait = { createdAt: Date; invitedAt: Date | null }

/** When the invitation of who begins to wait now goes out: a day ahead of the last, for mail that is put off. */
export function invitationAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + (limits.waitlistDays - 1) * dayMs)
}

/** By when it has come. */
export function invitedBy(createdAt: Date): Date {
  return new Date(createdAt.getTime() + limits.waitlistDays * dayMs)
}

/**
 * How many more renders of a month (such as 2026-03) who waits is given: one for each day in Seoul until the invitation.
 * What was given stays for the month.
 */
export function rendersOfWait({ createdAt, invitedAt }: Wait, month: string, now: Date): number {
  // Somebody whom no mail reaches waits no longer than others.
  const until = Math.min((invitedAt ?? now).getTime(), invitedBy(createdAt).getTime() - 1, now.getTime())
  const last = dayInSeoul(new Date(until))
  let renders = 0
  for (let at = createdAt.getTime(); dayInSeoul(new Date(at)) <= last; at += dayMs)
    if (dayInSeoul(new Date(at)).startsWith(month)) renders += 1
  return renders
}
