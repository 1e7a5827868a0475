import { can, mayBeSent } from '@clipmint/contract'
import type { LimitsOutcome, Publisher } from '@clipmint/integrations'

import { getAccount } from '../../account/index.ts'
import { findLinks } from '../../social-accounts/index.ts'
import { whyKeptBack } from '../fresh/kept-back.ts'
import { listOutdatedPosts } from '../fresh/stale.ts'
import { isPlanned, isTooLate } from '../planned/key.ts'
import { findingsOf } from '../posts/findings.ts'
import type { StoredPost } from '../posts/store.ts'
import type { PostingDoor } from './door.ts'
import { calledOff, failed } from './moves/ends.ts'
import { afterTrouble, type NoAccess, withoutAccess } from './moves/trouble.ts'
import { waitForVideo } from './moves/video.ts'
import { takeQuota } from './quota/take.ts'
import type { Move, Target } from './target.ts'
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
    if (await isOvertaken(ctx, post, target)) return calledOff()
  } else {
    const back = await whyKeptBack(ctx, post)
    if (back) return back.status === 'waits' ? waitForVideo(target, now) : failed(back.status, now)
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

/** Whether a planned post is not to go out as it is any more, which whoever planned it hears of: it comes too late, or shows what was. */
async function isOvertaken(ctx: PostingDoor, post: StoredPost, { startedAt }: Target): Promise<boolean> {
  // What its owner has sent again by hand is late because they wanted it so.
  if (startedAt === null && post.isScheduled && isTooLate(post, ctx.now())) return true
  return (await listOutdatedPosts(ctx, post.accountId, [post])).size > 0
}

/** A post that has to wait has begun all the same: its time limits count from here. */
function keepingStart(move: Move, started: Pick<Target, 'startedAt'>): Move {
  return { ...move, changes: { ...move.changes, ...started } }
}
