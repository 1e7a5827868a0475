import { limits } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'

/**
 * When a post is to be seen: now for null. A time is refused that is less than `leadMinutes` ahead (ten where they are not said), more
 * than ninety days, or in a zone that nobody knows.
 */
export function timeOf(
  uploadAt: string | null,
  { now, zone, field, leadMinutes = limits.postLeadMinutes }: Asked,
): Date {
  if (!isZone(zone)) throw new Failure('RESERVATIONS_ZONE', { field: 'zone' })
  if (uploadAt === null) return now
  const at = new Date(uploadAt)
  const aheadMs = at.getTime() - now.getTime()
  if (aheadMs < leadMinutes * 60_000)
    throw new Failure('RESERVATIONS_TOO_SOON', { field, values: { minutes: leadMinutes } })
  if (aheadMs > limits.postDaysAhead * 86_400_000)
    throw new Failure('RESERVATIONS_TOO_FAR', { field, values: { days: limits.postDaysAhead } })
  return at
}

type Asked = { now: Date; zone: string; field: string; leadMinutes?: number }

/** Whether there is such a zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
