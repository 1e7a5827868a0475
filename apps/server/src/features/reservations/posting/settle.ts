import type { SettleWay } from '@clipmint/contract'

import { isHeld, type Target, untouched } from './target.ts'
import { told, type TrailEvent } from './trail.ts'

/**
 * What becomes of a post of which nobody knows when its owner has its network asked once more, or says that it is not there
 * and has it sent anew. Null when it is known by now, or somebody looks in this moment: an answer that is on its way may
 * have found it. It is sent anew only once nobody looks for it by themselves any more.
 */
export function settle(
  target: Target,
  way: SettleWay,
  now: Date,
): { changes: Partial<Target>; event: TrailEvent } | null {
  const { state, nextAt } = target
  const isLookedAt = isHeld(target, now) || (nextAt !== null && nextAt <= now)
  if (state !== 'unknown' || isLookedAt) return null
  if (way === 'look') return { changes: { nextAt: now }, event: told('looking') }
  return nextAt === null ? { changes: { ...untouched, nextAt: now }, event: told('not-there') } : null
}
