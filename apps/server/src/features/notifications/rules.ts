/** Hardly anyone still looks after such a wait: mail goes at once, whether or not it was seen. */
const LONG_MS = 10 * 60_000
/**
 * When mail goes out after a render that took so long, and whether also to one who has seen it. Whoever looks at the
 * site when a render ends sees it there: mail waits `lookSeconds` for them.
 */
export function mailPlan(tookMs: number, lookSeconds: number): { afterSeconds: number; always: boolean } {
  return tookMs >= LONG_MS ? { afterSeconds: 0, always: true } : { afterSeconds: lookSeconds, always: false }
}
