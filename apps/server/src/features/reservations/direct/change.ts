import { can, type SettleWay } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { getAccount } from '../../account/index.ts'
import { findLinks } from '../../social-accounts/index.ts'
import { newerOf } from '../fresh/follow.ts'
import { overFacts, requireCurrent, staleFacts, staleOf } from '../fresh/stale.ts'
import { isPlanned } from '../planned/key.ts'
import type { PostingDoor } from '../posting/door.ts'
import { sendDueAt } from '../posting/send-due.ts'
import { settle } from '../posting/settle.ts'
import { insertEvent, listTargets, updateTarget } from '../posting/store.ts'
import { mayBeSeen, type Target, untouched } from '../posting/target.ts'
import { told, type TrailEvent } from '../posting/trail.ts'
import { endUnseen } from '../posts/end-unseen.ts'
import { statusOf } from '../posts/status.ts'
import { findPost, holdPost, type PostKey, savePost, type StoredPost } from '../posts/store.ts'
import { requireSendable } from './check.ts'
import { timeOf } from './times.ts'

/**
 * Moves a post that waits to another time, or to now, where it could be made for that time. Once anything of it is under
 * way its time stands.
 */
export async function movePost(
  ctx: PostingDoor,
  key: PostKey,
  { newUploadAt, zone }: { newUploadAt: string | null; zone?: string | undefined },
): Promise<StoredPost> {
  const post = await findPost(ctx, key)
  if (!post) throw new Failure('RESERVATIONS_NOT_FOUND')
  const inZone = zone ?? post.zone
  const uploadAt = timeOf(newUploadAt, { now: ctx.now(), zone: inZone, field: 'newUploadAt' })
  const waiting = await listTargets(ctx, key)
  refuseUnderWay(waiting)
  // Networks are asked before anything is held: their answers take long.
  await requireSendableAt(ctx, post, waiting, uploadAt)
  return change(ctx, key, async (held, targets) => {
    refuseUnderWay(targets)
    // At another time its campaign has brought it up to date by then.
    if (newUploadAt === null && isPlanned(held)) await requireCurrent(ctx, held)
    for (const target of targets) {
      const event = told('moved', { at: uploadAt.toISOString(), zone: inZone })
      await write(ctx, target, { changes: { nextAt: uploadAt, waitsFor: null }, event })
    }
    await sendDueAt(ctx, uploadAt)
    await savePost(ctx, held, { uploadAt, zone: inZone, isScheduled: newUploadAt !== null })
  })
}

function refuseUnderWay(targets: readonly Target[]): void {
  if (targets.some(({ state, startedAt }) => state !== 'queued' || startedAt !== null))
    throw new Failure('RESERVATIONS_UNDER_WAY')
}

/** Checks a post for another time, on the accounts that it goes to: one that was linked later is not meant. */
async function requireSendableAt(
  ctx: PostingDoor,
  post: StoredPost,
  targets: readonly Target[],
  at: Date,
): Promise<void> {
  const ids = targets.map(({ socialAccountId }) => socialAccountId)
  const links = await findLinks(ctx, post.accountId, ids)
  const stale = await staleOf(ctx, post.accountId, { ...post, uploadAt: at })
  const facts = stale && staleFacts(stale, false)
  const wished = {
    accountId: post.accountId,
    postId: post.id,
    post,
    at,
    stale: facts && isPlanned(post) ? overFacts(facts) : facts,
  }
  const meant = targets.map((target) => ({ ...target, link: links.get(target.socialAccountId) ?? null }))
  await requireSendable(ctx, wished, meant, () => 'newUploadAt')
}

/**
 * Calls a post off. What nobody has begun ends at once; what is on its way ends where it is, unless it may be seen already:
 * that stays, and is not called off any more.
 */
export async function cancelPost(ctx: PostingDoor, key: PostKey): Promise<StoredPost> {
  return change(ctx, key, async (post, targets) => {
    if (post.endedAt !== null || targets.every(mayBeSeen)) throw new Failure('RESERVATIONS_UNDER_WAY')
    await endUnseen(ctx, post, targets)
  })
}

/** Sends a post again to the networks where it failed, from the beginning, and to no others. */
export async function retryPost(ctx: PostingDoor, key: PostKey): Promise<StoredPost> {
  await requireRight(ctx, key)
  return change(ctx, key, async (post, targets) => {
    const failed = targets.filter(({ state }) => state === 'failed')
    if (failed.length === 0) throw new Failure('RESERVATIONS_NOTHING_FAILED')
    // One that goes nowhere yet follows its video before it is sent, and is asked then.
    const follows =
      !isPlanned(post) && failed.length === targets.length && (await newerOf(ctx, post)) !== null
    if (!follows) await requireCurrent(ctx, post)
    await savePost(ctx, post, { isScheduled: false, endedAt: null })
    const now = ctx.now()
    for (const target of failed) {
      await write(ctx, target, { changes: { ...untouched, nextAt: now }, event: told('retried') })
    }
    await sendDueAt(ctx, now)
  })
}

/** Settles a target of which nobody knows, as its owner says. */
export async function settleTarget(
  ctx: PostingDoor,
  key: PostKey,
  { targetId, way }: { targetId: string; way: SettleWay },
): Promise<StoredPost> {
  if (way === 'send') await requireRight(ctx, key)
  return change(ctx, key, async (post, targets) => {
    const target = targets.find(({ id }) => id === targetId)
    if (!target) throw new Failure('RESERVATIONS_NOT_FOUND')
    const now = ctx.now()
    const settled = settle(target, way, now)
    if (settled === null) throw new Failure('RESERVATIONS_NOT_UNKNOWN')
    await write(ctx, target, settled)
    // What is only looked at has ended all the same: nothing of it can be called off.
    if (way === 'send') {
      await requireCurrent(ctx, post)
      await savePost(ctx, post, { isScheduled: false, endedAt: null })
    }
    await sendDueAt(ctx, now)
  })
}

async function requireRight(ctx: PostingDoor, { accountId }: PostKey): Promise<void> {
  if (!can(await getAccount(ctx, accountId), { do: 'upload', at: ctx.now() }).ok)
    throw new Failure('RESERVATIONS_NO_RIGHT')
}

/** Changes a post and its targets in one transaction, in which nobody else does. */
async function change(
  ctx: PostingDoor,
  key: PostKey,
  act: (post: StoredPost, targets: Target[]) => Promise<void>,
): Promise<StoredPost> {
  if (!(await findPost(ctx, key))) throw new Failure('RESERVATIONS_NOT_FOUND')
  return ctx.withTx(async () => {
    const post = await holdPost(ctx, key)
    await act(post, await listTargets(ctx, key))
    await savePost(ctx, post, { status: statusOf(await listTargets(ctx, key)) })
    await ctx.events.publish(key.accountId, { kind: 'reservation.changed', id: key.id })
    return holdPost(ctx, key)
  })
}

async function write(
  ctx: PostingDoor,
  target: Target,
  { changes, event }: { changes: Partial<Target>; event: TrailEvent },
): Promise<void> {
  const saved = await updateTarget(ctx, target, changes)
  // A worker that took it up in the meantime was faster.
  if (!saved) throw new Failure('RESERVATIONS_UNDER_WAY')
  await insertEvent(ctx, saved, { at: ctx.now(), ...event })
}
