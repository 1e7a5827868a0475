import { statusOf } from '../posts/status.ts'
import { holdPost, savePost } from '../posts/store.ts'
import { tellEnd } from '../posts/tell-end.ts'
import type { PostingDoor } from './door.ts'
import { posting } from './limits.ts'
import { insertEvent, listTargets, prolongClaim, takeClaim, updateTarget } from './store.ts'
import { hasEnded, isAtRest, type Move, type Target, type TargetKey } from './target.ts'
import { told } from './trail.ts'

type Door = Pick<PostingDoor, 'db' | 'now' | 'newId' | 'withTx' | 'signer' | 'events' | 'jobs' | 'settings'>

/** The sole right to work on a target. `target` is how it stands after the last write. */
export type Claim = { target: Target }

/** Another process wrote to the target: nothing may be done to it from here any more. */
export class LostClaim extends Error {
  override name = 'LostClaim'
}

/** Its owner called the post off before it could be seen. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}

/** Takes the right to work on a target that is due; null when it is not, is at rest, or another process has it. */
export async function takeTarget(ctx: Door, key: TargetKey): Promise<Claim | null> {
  const now = ctx.now()
  return ctx.withTx(async () => {
    const taken = await takeClaim(ctx, key, { now, until: untilFrom(now) })
    if (!taken) return null
    const { target, wasHeld } = taken
    // Whoever held it before neither ended nor let go: that process died, and the trail says where. What is seen already
    // only misses its address.
    if (wasHeld && !hasEnded(target))
      await insertEvent(ctx, target, { at: now, ...told('resumed', { state: target.state }) })
    return { target }
  })
}

/**
 * Writes what has become of a target, with its entry in the trail and what its post is as a whole, in one transaction; in
 * the one in which the post comes to rest its owner is told.
 * Throws `LostClaim` when another process wrote to it, and `CalledOff` instead of letting a post be seen that was.
 */
export async function saveMove(ctx: Door, claim: Claim, move: Move): Promise<void> {
  const now = ctx.now()
  const { accountId, postId } = claim.target
  await ctx.withTx(async () => {
    const post = await holdPost(ctx, { accountId, id: postId })
    if (move.to === 'publish-sent' && claim.target.publishingAt === null && post.endedAt !== null)
      throw new CalledOff()
    const saved = await updateTarget(ctx, claim.target, {
      // Whatever it waited for: what is written now says what it does.
      waitsFor: null,
      ...move.changes,
      state: move.to,
      nextAt: move.next,
      claimedUntil: untilFrom(now),
    })
    if (!saved) throw new LostClaim(`Target ${claim.target.id} was written to by another process.`)
    if (move.event !== null) await insertEvent(ctx, saved, { at: now, ...move.event })
    if (move.event !== null || saved.url !== claim.target.url) await tellScreens(ctx, saved)
    const targets = await listTargets(ctx, { accountId, id: postId })
    const status = statusOf(targets)
    const isOver = targets.every(isAtRest)
    if (status !== post.status || isOver)
      await savePost(ctx, post, { status, endedAt: isOver ? (post.endedAt ?? now) : post.endedAt })
    // What has ended before was called off, or is only looked at again, by its owner.
    if (isOver && post.endedAt === null) await tellEnd(ctx, post, targets)
    claim.target = saved
  })
}

/** Keeps a claim while something takes long; throws `LostClaim` when another process has it. */
export async function keepClaim(ctx: Door, { target }: Claim, sentBytes: number): Promise<void> {
  const isKept = await prolongClaim(ctx, target, { claimedUntil: untilFrom(ctx.now()), sentBytes })
  if (!isKept) throw new LostClaim(`Target ${target.id} was written to by another process.`)
}

/** Lets go of a target, so that whoever comes when it is due need not wait. */
export async function releaseTarget(ctx: Door, { target }: Claim): Promise<void> {
  await prolongClaim(ctx, target, { claimedUntil: null, sentBytes: target.sentBytes })
}

async function tellScreens(ctx: Door, target: Target): Promise<void> {
  const data = { postId: target.postId, network: target.network, state: target.state }
  await ctx.events.publish(target.accountId, { kind: 'reservation.target', id: target.id, data })
}

function untilFrom(now: Date): Date {
  return new Date(now.getTime() + posting.claimMs)
}
