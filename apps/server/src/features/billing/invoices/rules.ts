import { dayInSeoul } from '@clipmint/kit'

/** The card window has so long to come back. */
export const windowMs = 3 * 60_000
/** What is bought once waits so long, after the window came back, for what it is for to be said; gateways allow ten minutes. */
export const approvalMs = 9 * 60_000
/** A gateway's call may be under way for so long; before that, an order it has not heard of proves nothing. */
export const callMs = 10 * 60_000
/** How long until what is in progress is looked at, and again while nobody can say what came of it. */
export const lookMs = 2 * 60_000
export const lookAgainMs = 5 * 60_000

/** So often is a refund asked for: from minutes on ever more rarely, over some days. Then it needs a person. */
const refundTries = 10
const longestWaitMs = 24 * 3_600_000

/** How long to wait before a refund is asked for again that was asked for so often in vain; null for no more. */
export function refundWaitMs(tries: number): number | null {
  return tries >= refundTries ? null : Math.min(longestWaitMs, lookAgainMs * 3 ** (tries - 1))
}

/** The name of an order at its gateway: the day in Seoul, so that people find it, and what nobody can guess. */
export function orderIdOf(at: Date, uuid: string): string {
  return `${dayInSeoul(at).replaceAll('-', '')}-${uuid}`
}

/** Whether a paid invoice is still open to being given back whole. */
export const refundMs = 7 * 24 * 3_600_000
