import { accessOf } from '../../social-accounts/index.ts'
import { followVideo } from '../fresh/follow.ts'
import { findUnbegun } from '../fresh/store.ts'
import { findPost } from '../posts/store.ts'
import { asked } from './asked.ts'
import { CalledOff, type Claim, LostClaim, releaseTarget, saveMove, takeTarget } from './claim.ts'
import type { PostingDoor } from './door.ts'
import { calledOff } from './moves/ends.ts'
import { withoutAccess } from './moves/trouble.ts'
import { outgoingOf } from './outgoing.ts'
import { endMissed, endStale, prepare } from './prepare.ts'
import { step } from './steps.ts'
import { mayBeSeen, type Move, type TargetKey } from './target.ts'

/**
 * Takes a post on one network as far as it goes without waiting, and gives when it wants to be taken up again; null when it
 * is at rest or another process has it. One step is one question to the network between two writes, so that whoever goes
 * on after a crash knows all that may have been asked.
 */
export async function work(ctx: PostingDoor, key: TargetKey, signal: AbortSignal): Promise<Date | null> {
  const unbegun = await findUnbegun(ctx, key)
  if (unbegun) await followVideo(ctx, unbegun)
  const claim = await takeTarget(ctx, key)
  if (!claim) return null
  try {
    for (let isTakenUp = true; !signal.aborted; isTakenUp = false) {
      await saveMove(ctx, claim, await nextMove(ctx, claim, { signal, isTakenUp }))
      const { nextAt } = claim.target
      if (nextAt === null || nextAt > ctx.now()) return nextAt
    }
    return ctx.now()
  } catch (error) {
    // Another process has it now: what becomes of it is that one's to say.
    if (error instanceof LostClaim) return null
    throw error
  } finally {
    await releaseTarget(ctx, claim)
  }
}

/** What is asked next of a network, and what comes of it. */
async function nextMove(
  ctx: PostingDoor,
  claim: Claim,
  { signal, isTakenUp }: { signal: AbortSignal; isTakenUp: boolean },
): Promise<Move> {
  const { target } = claim
  const { accountId, postId, socialAccountId } = target
  const post = await findPost(ctx, { accountId, id: postId })
  if (!post) throw new Error(`There is no post ${postId}.`)
  if (post.endedAt !== null && !mayBeSeen(target)) return calledOff()
  const missed = await endMissed(ctx, post, target)
  if (missed) return missed
  const opened = await accessOf(ctx, accountId, socialAccountId)
  if (opened.status !== 'open')
    return target.state === 'queued'
      ? prepare(ctx, { post, target, way: opened })
      : withoutAccess(target, opened, ctx.now())
  const { publisher } = opened
  const at = { ctx, claim, whose: { accountId, socialAccountId }, post, publisher, access: opened.access }
  if (target.state === 'queued') {
    const limits = async () => asked(at, async (access) => publisher.limits(access, target.kind))
    return prepare(ctx, { post, target, way: { status: 'open', facts: publisher.facts, limits } })
  }
  // Before it is taken up again hours may go by, or a day at a full account, in which something of it may become another.
  const stale = isTakenUp && !mayBeSeen(target) ? await endStale(ctx, post) : null
  if (stale) return stale
  try {
    return await step({ ...at, outgoing: outgoingOf(ctx, post, target) }, signal)
  } catch (error) {
    if (error instanceof CalledOff) return calledOff()
    throw error
  }
}
