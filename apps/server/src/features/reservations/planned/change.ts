import type { PostWordsInput } from '@clipmint/contract'
import type { FieldForm } from '@clipmint/film'

import { Failure } from '../../../failure.ts'
import { showsWith } from '../fresh/shows.ts'
import type { PostingDoor } from '../posting/door.ts'
import { sendDueAt } from '../posting/send-due.ts'
import { insertEvent, listTargets, updateTarget } from '../posting/store.ts'
import { hasEnded, mayBeSeen, type Target } from '../posting/target.ts'
import { told, type TrailEvent } from '../posting/trail.ts'
import { endUnseen, hasUnseen } from '../posts/end-unseen.ts'
import { statusOf } from '../posts/status.ts'
import { findPost, holdPost, type PostKey, savePost, type StoredPost } from '../posts/store.ts'

/**
 * Calls a planned post off, inside the caller's transaction, and gives it; null where anything of it may be seen by now, or has
 * ended: then nothing changes.
 */
export async function callOff(ctx: PostingDoor, key: PostKey): Promise<StoredPost | null> {
  const open = await holdOpen(ctx, key)
  if (!open || open.targets.some((target) => mayBeSeen(target) || hasEnded(target))) return null
  await end(ctx, open)
  return open.post
}

/** Calls off what is left of a planned post that cannot be called off as a whole, inside the caller's transaction: it stays where it may be seen. */
export async function callOffRest(ctx: PostingDoor, key: PostKey): Promise<void> {
  const open = await holdOpen(ctx, key)
  if (open && hasUnseen(open.targets)) await end(ctx, open)
}

async function holdOpen(
  ctx: PostingDoor,
  key: PostKey,
): Promise<{ post: StoredPost; targets: Target[] } | null> {
  if (!(await findPost(ctx, key))) return null
  const post = await holdPost(ctx, key)
  return post.endedAt === null ? { post, targets: await listTargets(ctx, key) } : null
}

async function end(
  ctx: PostingDoor,
  { post, targets }: { post: StoredPost; targets: readonly Target[] },
): Promise<void> {
  await endUnseen(ctx, post, targets)
  await savePost(ctx, post, { status: statusOf(await listTargets(ctx, post)) })
  await ctx.events.publish(post.accountId, { kind: 'reservation.changed', id: post.id })
}

/** Gives a planned post another time or other words, inside the caller's transaction; throws once any of it is under way. */
export async function changePlanned(
  ctx: PostingDoor,
  key: PostKey,
  {
    words,
    shows,
    uploadAt,
  }: {
    words?: PostWordsInput | undefined
    /** The fields whose values the words show. */
    shows?: readonly FieldForm[] | undefined
    uploadAt?: Date | undefined
  },
): Promise<void> {
  const post = await holdPost(ctx, key)
  const targets = await listTargets(ctx, key)
  if (post.endedAt !== null || targets.some(({ state, startedAt }) => state !== 'queued' || startedAt))
    throw new Failure('RESERVATIONS_UNDER_WAY')
  if (uploadAt !== undefined) {
    const moved = told('moved', { at: uploadAt.toISOString(), zone: post.zone })
    for (const target of targets)
      if (!(await write(ctx, target, { nextAt: uploadAt }, moved)))
        throw new Failure('RESERVATIONS_UNDER_WAY')
    await sendDueAt(ctx, uploadAt)
  }
  await savePost(ctx, post, {
    ...words,
    ...(shows === undefined ? {} : { video: showsWith(post, shows) }),
    ...(uploadAt === undefined ? {} : { uploadAt }),
  })
  await ctx.events.publish(key.accountId, { kind: 'reservation.changed', id: key.id })
}

/** False where a worker took it up in the meantime. */
async function write(
  ctx: PostingDoor,
  target: Target,
  changes: Partial<Target>,
  event: TrailEvent,
): Promise<boolean> {
  const saved = await updateTarget(ctx, target, changes)
  if (saved) await insertEvent(ctx, saved, { at: ctx.now(), ...event })
  return saved !== null
}
