import type { Context } from '../context.ts'
import type { JobOutcome } from './define.ts'

/** A day later nobody needs to be called to it any more, by push or by mail. */
export const CALL_SECONDS = 86_400

const leastPauseSeconds = 5
const mostPauseSeconds = 3_600

/**
 * How many seconds to wait before a mail or a push is tried again: as the service says, else as long as it has been tried
 * already; null once it would come too late.
 */
export function pauseOf(ageSeconds: number, afterSeconds: number | null): number | null {
  if (ageSeconds >= CALL_SECONDS) return null
  const wished = afterSeconds ?? ageSeconds
  return Math.round(Math.min(mostPauseSeconds, Math.max(leastPauseSeconds, wished)))
}

/** What a service put off is tried again, with growing pauses, for a day from when it was to be told. */
export function putOff(
  { now, log }: Pick<Context, 'now' | 'log'>,
  since: Date,
  said: { afterSeconds: number | null; reason: string },
): JobOutcome {
  const afterSeconds = pauseOf((now().getTime() - since.getTime()) / 1_000, said.afterSeconds)
  if (afterSeconds === null) return { gaveUp: `It was put off for a day: ${said.reason}` }
  log.info({ reason: said.reason, afterSeconds }, 'a call was put off')
  return { again: 'later', afterSeconds }
}
