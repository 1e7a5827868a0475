import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { countTry, restartIfFull, uncountTry } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'signer'>

/** What is counted (`what`), of whom (kept as a keyed hash), and how often it may be tried in which time. */
export type TryLimit = { what: string; whom: string; most: number; windowMs: number }

/**
 * Counts a try before it is made: of many that are sent at once, none slips past the count. Throws TOO_MANY_REQUESTS
 * for one too many. A try of several limits counts with none behind the one that refuses it.
 */
export async function takeTry(ctx: Door, bounds: readonly TryLimit[]): Promise<void> {
  for (const bound of bounds) {
    const { count } = await countTry(ctx, {
      key: keyOf(ctx, bound),
      now: ctx.now(),
      windowMs: bound.windowMs,
    })
    if (count > bound.most) throw new Failure('TOO_MANY_REQUESTS')
  }
}

/**
 * Counts a guess before it is looked at, as `takeTry` does; says until when no more are taken, or null for one that may
 * be looked at.
 */
export async function takeGuess(ctx: Door, bound: TryLimit): Promise<{ blockedUntil: Date | null }> {
  const { windowMs, most } = bound
  const { count, since } = await countTry(ctx, { key: keyOf(ctx, bound), now: ctx.now(), windowMs })
  return { blockedUntil: count > most ? new Date(since.getTime() + windowMs) : null }
}

/** Says that the guess just taken was wrong: the last one that was free ends all guessing for a whole window from now. */
export async function noteWrongGuess(ctx: Door, bound: TryLimit): Promise<void> {
  await restartIfFull(ctx, { key: keyOf(ctx, bound), most: bound.most, since: ctx.now() })
}

/** Gives a try back that was none of those that the limits are for. */
export async function returnTry(ctx: Door, bounds: readonly TryLimit[]): Promise<void> {
  for (const bound of bounds) await uncountTry(ctx, keyOf(ctx, bound))
}

function keyOf({ signer }: Door, { what, whom }: TryLimit): string {
  return `${what}:${signer.hash('tries', whom)}`
}
