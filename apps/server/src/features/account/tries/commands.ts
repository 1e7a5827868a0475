import type { Context } from '../../../context.ts'
import { Failure } from '../../../http/failure.ts'
import { countTry, uncountTry } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'signer'>

/** What is counted (`what`), of whom (kept as a keyed hash), and how often it may be tried in which time. */
export type TryLimit = { what: string; whom: string; most: number; windowMs: number }

/**
 * Counts a try before it is made: of many that are sent at once, none slips past the count. Throws TOO_MANY_REQUESTS
 * for one too many. A try of several limits counts with none behind the one that refuses it.
 */
export async function takeTry(ctx: Door, bounds: readonly TryLimit[]): Promise<void> {
  for (const bound of bounds) {
    const count = await countTry(ctx, { key: keyOf(ctx, bound), now: ctx.now(), windowMs: bound.windowMs })
    if (count > bound.most) throw new Failure('TOO_MANY_REQUESTS')
  }
}

/** Gives a try back that was none of those that the limits are for. */
export async function returnTry(ctx: Door, bounds: readonly TryLimit[]): Promise<void> {
  for (const bound of bounds) await uncountTry(ctx, keyOf(ctx, bound))
}

function keyOf({ signer }: Door, { what, whom }: TryLimit): string {
  return `${what}:${signer.hash('tries', whom)}`
}
