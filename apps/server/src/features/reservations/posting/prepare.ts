import { can, mayBeSent } from '@clipmint/contract'
import type { LimitsOutcome, Publisher } from '@clipmint/integrations'

import { getAccount } from '../../account/index.ts'
import { findLinks } from '../../social-accounts/index.ts'
import { whyKeptBack, whyStale } from '../fresh/kept-back.ts'
import { isPlanned } from '../planned/key.ts'
import { findingsOf } from '../posts/findings.ts'
import type { StoredPost } from '../posts/store.ts'
import type { PostingDoor } from './door.ts'
import { isTooLate } from './limits.ts'
import { calledOff, failed } from './moves/ends.ts'
import { afterTrouble, type NoAccess, withoutAccess } from './moves/trouble.ts'
import { waitForVideo } from './moves/video.ts'
import { takeQuota } from './quota/take.ts'
import { listTargets } from './store.ts'
import { mayBeSeen, type Move, type Target } from './target.ts'
import { told } from './trail.ts'

/** The way to the account, if there is one: what it allows now, asked of the network itself. */
type Way = { status: 'open'; facts: Publisher['facts']; limits: () => Promise<LimitsOutcome> } | NoAccess

/**
 * Checks a post once more when its time has come: what was fine when it was planned may not be any more. What an account
 * allows is asked of the network itself.
 */
export async function prepare(
  ctx: PostingDoor,
  { post, target, way }: { post: StoredPost; target: Target; way: Way },
): Promise<Move> {
  const now = ctx.now()
  const started = { startedAt: target.startedAt ?? now }
  const begun = { ...target, ...started }
  if (isPlanned(post)) {
    const stale = await endStale(ctx, post)
    if (stale) return stale
  } else {
    const back = await whyKeptBack(ctx, post)
    if (back) return back === 'waits' ? waitForVideo(target, now) : failed(back, now)
  }
  const owner = await getAccount(ctx, post.accountId)
  if (!can(owner, { do: 'upload', at: post.uploadAt }).ok) return failed('no-right', now)
  if (way.status !== 'open') return keepingStart(withoutAccess(begun, way, now), started)
  if (!(await ctx.files.head(post.video.fileKey))) return failed('video-gone', now)
  const limits = await way.limits()
  if (limits.status !== 'known') return keepingStart(afterTrouble(begun, limits, now), started)
  if (limits.left === 0) {
    const quota = { status: 'wait', why: 'quota', until: limits.resetsAt, code: '', told: '' } as const
    return keepingStart(afterTrouble(begun, quota, now), started)
  }
  const links = await findLinks(ctx, post.accountId, [target.socialAccountId])
  const findings = await findingsOf(ctx, {
    accountId: post.accountId,
    post,
    target,
    link: links.get(target.socialAccountId) ?? null,
    allowed: limits,
    isUnasked: false,
    at: now,
    butPost: post.id,
    isSent: true,
    isSecond: false,
  })
  if (!mayBeSent(findings)) {
    const stops = findings.filter((it) => it.stops).map(({ code }) => code)
    return failed('check', now, { code: stops.join(' ') })
  }
  const full = await takeQuota(ctx, target, way.facts)
  if (full) return keepingStart(afterTrouble(begun, full, now), started)
  return { to: 'media-ready', changes: { ...started, tries: 0 }, next: now, event: told('started') }
}

/**
 * Ends a planned post that comes too late, however far it was when the service stood still; null for all else. What waited for what its
 * account may post was late for that.
 */
export async function endMissed(ctx: PostingDoor, post: StoredPost, target: Target): Promise<Move | null> {
  // What its owner has sent again by hand is late because they wanted it so.
  if (!isPlanned(post) || !post.isScheduled || mayBeSeen(target)) return null
  if (!isTooLate(post, new Date(ctx.now().getTime() - target.quotaWaitMs))) return null
  return (await hasCome(ctx, post)) ? failed('too-slow', ctx.now()) : calledOff()
}

/**
 * Ends what shows what is not so any more, or tells of a promotion that is over; null for all else. Whoever planned it hears of that
 * where nothing of it is seen or has failed, and it is theirs to send; else its owner does, as of whatever fails on one network.
 */
export async function endStale(ctx: PostingDoor, post: StoredPost): Promise<Move | null> {
  const why = await whyStale(ctx, post)
  if (why === null) return null
  // What its owner has sent again by hand is nobody else's any more.
  const isTheirs = isPlanned(post) && post.isScheduled && !(await hasCome(ctx, post))
  return isTheirs ? calledOff(why) : failed(why, ctx.now())
}

/** Whether anything of a post may be seen by now, or has failed: then its owner is told of what becomes of the rest. */
async function hasCome(ctx: PostingDoor, post: StoredPost): Promise<boolean> {
  return (await listTargets(ctx, post)).some((target) => mayBeSeen(target) || target.state === 'failed')
}

/** A post that has to wait has begun all the same: its time limits count from here. */
function keepingStart(move: Move, started: Pick<Target, 'startedAt'>): Move {
  return { ...move, changes: { ...move.changes, ...started } }
}
