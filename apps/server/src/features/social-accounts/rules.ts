import { limits, type LinkFault, type SocialAccount } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

/** Tokens of an hour are renewed as they are used; a job has them renewed twice a day, so that a dead link is found. */
const leastBetweenMs = dayMs / 2

/** How long tokens live: the one that is shown, and what gets the next. */
type Lives = {
  access: { expiresAt: Date | null }
  refresh: { expiresAt: Date | null } | null
  issuedAt: Date
}

/** When tokens end for good, so that only consent anew helps; null where they do not. */
export function endOf({ access, refresh }: Lives): Date | null {
  return refresh === null ? access.expiresAt : refresh.expiresAt
}

/** When a job has tokens renewed that nobody has used; null where only consent anew gives others. */
export function renewalOf(tokens: Lives, renewsBeforeMs: number | null): Date | null {
  const { access, refresh, issuedAt } = tokens
  if (refresh === null || renewsBeforeMs === null || access.expiresAt === null) return null
  const due = access.expiresAt.getTime() - renewsBeforeMs
  return new Date(Math.max(due, issuedAt.getTime() + leastBetweenMs))
}

/** Whether tokens are renewed before they are used again. */
export function isDue({ access, refresh }: Lives, renewsBeforeMs: number | null, now: Date): boolean {
  if (refresh === null || renewsBeforeMs === null || access.expiresAt === null) return false
  return access.expiresAt.getTime() - renewsBeforeMs <= now.getTime()
}

/** Whether an access token still opens something. */
export function hasTime({ access }: Lives, now: Date): boolean {
  return access.expiresAt === null || access.expiresAt > now
}

export type Standing = { fault: LinkFault | null; endsAt: Date | null; warnsBeforeEnd: boolean }

/** How a link stands; a network that renews by itself is never said to end. */
export function stateOf({ fault, endsAt, warnsBeforeEnd }: Standing, now: Date): SocialAccount['state'] {
  if (fault !== null || (endsAt !== null && endsAt <= now)) return 'needs-reconnect'
  const isEnding =
    warnsBeforeEnd && endsAt !== null && endsAt <= daysFrom(now, Math.max(...limits.linkWarningDays))
  return isEnding ? 'expiring' : 'connected'
}

/** Whether an owner is to be told that their link ends: once as each of the days begins, counted back from its end. */
export function isWarningDue(
  { endsAt, warnedAt }: { endsAt: Date; warnedAt: Date | null },
  now: Date,
): boolean {
  const begun = limits.linkWarningDays
    .map((days) => daysFrom(endsAt, -days))
    .filter((beginning) => beginning <= now)
  return begun.some((beginning) => warnedAt === null || warnedAt < beginning)
}

/** From when on links that end by then are looked at. */
export function warningHorizon(now: Date): Date {
  return daysFrom(now, Math.max(...limits.linkWarningDays))
}

function daysFrom(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs)
}
