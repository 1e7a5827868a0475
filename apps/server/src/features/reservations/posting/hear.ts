import { z } from 'zod'

import type { PostingDoor } from './door.ts'
import { sendDueAt } from './send-due.ts'
import { listTicketed, Scalars, updateTarget } from './store.ts'
import { isHeld, isLookedFor, type Target } from './target.ts'

export const HearJob = z.object({ accountId: z.uuid(), socialAccountId: z.uuid(), ticket: Scalars })
type Heard = z.output<typeof HearJob>

/**
 * Has a post looked at now of which its network told something: what it told itself is not believed. False while a process
 * is asking the network in this moment, which may have been too early.
 */
export async function hearOf(ctx: PostingDoor, { ticket, ...whose }: Heard): Promise<boolean> {
  const now = ctx.now()
  const known = (await listTicketed(ctx, whose)).filter((target) => isKnownBy(target, ticket))
  const wake = async (target: Target) => {
    if (isHeld(target, now)) return false
    if (target.nextAt !== null && target.nextAt <= now) return true
    // Whoever wrote to it in between, its owner or a worker, is right.
    return (await updateTarget(ctx, target, { nextAt: now })) !== null
  }
  const woken = await Promise.all(known.filter(isLookedFor).map(wake))
  if (woken.length > 0) await sendDueAt(ctx, now)
  return woken.every(Boolean)
}

function isKnownBy(target: Target, ticket: Heard['ticket']): boolean {
  return Object.entries(ticket).every(([name, value]) => target.ticket?.[name] === value)
}
