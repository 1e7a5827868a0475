import type { Ratio } from '@clipmint/film'

/** What a visitor was about to do when they were asked to sign in. */
export type Intent = { kind: 'like'; templateId: string } | { kind: 'make'; templateId: string; ratio: Ratio }

/** Who comes back later than this has something else in mind. */
const KEPT_MS = 15 * 60_000

let kept: { intent: Intent; until: number } | null = null

/** Keeps what is to be done as soon as the visitor is back as a member; in this tab only, never in an address. */
export function keepIntent(intent: Intent): void {
  kept = { intent, until: Date.now() + KEPT_MS }
}

/** Gives what was kept, once. */
export function takeIntent(isWanted: (intent: Intent) => boolean): Intent | null {
  if (!kept || !isWanted(kept.intent)) return null
  const { intent, until } = kept
  kept = null
  return until > Date.now() ? intent : null
}
