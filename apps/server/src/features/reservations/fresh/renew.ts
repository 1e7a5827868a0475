import type { PostRenewOutcome, StaleWay } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { findOutdated, findProjects, renewVideos } from '../../projects/index.ts'
import { isPlanned } from '../planned/key.ts'
import type { PostingDoor } from '../posting/door.ts'
import { listTargets } from '../posting/store.ts'
import { findPost, holdPost, type PostKey, savePost, type StoredPost } from '../posts/store.ts'
import { mayFollow, rewrite } from './follow.ts'
import { keptKeys, staleOf } from './stale.ts'

/**
 * Brings posts of an owner's own that wait up to date, or has them sent as they are: each by itself, so that one which cannot be is in
 * no other's way. Asked for again, what is up to date stays as it is.
 */
export async function renewPosts(
  ctx: PostingDoor,
  accountId: string,
  { ids, way }: { ids: readonly string[]; way: StaleWay },
): Promise<{ _id: string; outcome: PostRenewOutcome }[]> {
  const list: { _id: string; outcome: PostRenewOutcome }[] = []
  for (const id of new Set(ids)) {
    const key = { accountId, id }
    const post = await findPost(ctx, key)
    if (!post) throw new Failure('RESERVATIONS_NOT_FOUND')
    const outcome = isPlanned(post)
      ? ('locked' as const)
      : way === 'keep'
        ? await changeHeld(ctx, key, keep)
        : await renew(ctx, post)
    list.push({ _id: id, outcome })
  }
  return list
}

async function renew(ctx: PostingDoor, post: StoredPost): Promise<PostRenewOutcome> {
  const { accountId } = post
  if (post.endedAt !== null || !mayFollow(await listTargets(ctx, post), ctx.now())) return 'locked'
  if ((await staleOf(ctx, accountId, post)) === null) return 'current'
  const ofVideo = await renewVideo(ctx, post)
  const ofPost = await changeHeld(ctx, post, renewHeld)
  // What its video waits for is what its owner has to see to.
  return ofPost === 'by-hand' ? (ofVideo ?? ofPost) : ofPost
}

/** Has the video of a post made anew where it shows what was; null where nothing comes of that. */
async function renewVideo(
  ctx: PostingDoor,
  { accountId, projectId }: StoredPost,
): Promise<Exclude<PostRenewOutcome, 'renewed' | 'current'> | null> {
  const [project] = await findProjects(ctx, accountId, [projectId])
  if (!project) return null
  if (project.status === 0 && project.renderState !== 'none' && project.renderState !== 'failed')
    return 'making'
  // What its owner has open to change, only they finish.
  if (project.status !== 1) return 'by-hand'
  if ((await findOutdated(ctx, accountId, [project])).get(projectId)?.length === 0) return null
  const [renewed] = await renewVideos(ctx, accountId, [projectId])
  const outcome = renewed?.outcome ?? 'current'
  return outcome === 'current' || outcome === 'renewed' ? null : outcome
}

async function renewHeld(ctx: PostingDoor, post: StoredPost): Promise<PostRenewOutcome> {
  await rewrite(ctx, post, await listTargets(ctx, post))
  const stale = await staleOf(ctx, post.accountId, await holdPost(ctx, post))
  if (stale === null) return 'renewed'
  if (stale.slots.length === 0) return 'over'
  return 'by-hand'
}

async function keep(ctx: PostingDoor, post: StoredPost): Promise<PostRenewOutcome> {
  const stale = await staleOf(ctx, post.accountId, post)
  if (stale === null) return 'current'
  const kept = [...(post.video.kept ?? []), ...keptKeys(stale)]
  await savePost(ctx, post, { video: { ...post.video, kept } })
  await ctx.events.publish(post.accountId, { kind: 'reservation.changed', id: post.id })
  return 'kept'
}

/** Changes a post that waits, which nobody else does meanwhile; `locked` where it does not wait any more. */
async function changeHeld(
  ctx: PostingDoor,
  key: PostKey,
  act: (ctx: PostingDoor, post: StoredPost) => Promise<PostRenewOutcome>,
): Promise<PostRenewOutcome> {
  try {
    return await ctx.withTx(async () => {
      const post = await holdPost(ctx, key)
      const targets = await listTargets(ctx, key)
      return post.endedAt === null && mayFollow(targets, ctx.now()) ? act(ctx, post) : 'locked'
    })
  } catch (error) {
    if (error instanceof Failure && error.code === 'RESERVATIONS_UNDER_WAY') return 'locked'
    throw error
  }
}
