/** Hardly anyone still looks after such a wait: mail goes at once, whether or not it was seen. */
const LONG_MS = 10 * 60_000
/** A day later nobody needs to be called to it any more, by push or by mail. */
export const CALL_SECONDS = 86_400

const leastPauseSeconds = 5
const mostPauseSeconds = 3_600

/**
 * When mail goes out after a render that took so long, and whether also to one who has seen it. Whoever looks at the
 * site when a render ends sees it there: mail waits `lookSeconds` for them.
 */
export function mailPlan(tookMs: number, lookSeconds: number): { afterSeconds: number; always: boolean } {
  return tookMs >= LONG_MS ? { afterSeconds: 0, always: true } : { afterSeconds: lookSeconds, always: false }
}

/**
 * How many seconds to wait before a mail or a push is tried again: as the service says, else as long as it has been tried
 * already; null once it would come too late.
 */
export function pauseOf(ageSeconds: number, afterSeconds: number | null): number | null {
  if (ageSeconds >= CALL_SECONDS) return null
  const wished = afterSeconds ?? ageSeconds
  return Math.round(Math.min(mostPauseSeconds, Math.max(leastPauseSeconds, wished)))
}
