import { findProjects, type StoredProject } from '../../projects/index.ts'
import type { PostingDoor } from '../posting/door.ts'
import { isTooLate } from '../posting/limits.ts'
import { listTargets } from '../posting/store.ts'
import { hasEnded } from '../posting/target.ts'
import type { StoredPost } from '../posts/store.ts'
import { staleOf } from './stale.ts'

/** Why a post is not to be sent as it is at this moment: it shows what is not so any more, or its promotion is over. Null where it may be. */
export async function whyStale(
  ctx: PostingDoor,
  post: StoredPost,
): Promise<'outdated' | 'promotion-over' | null> {
  const now = ctx.now()
  const uploadAt = now > post.uploadAt ? now : post.uploadAt
  const stale = await staleOf(ctx, post.accountId, { ...post, uploadAt })
  if (!stale) return null
  return stale.overAt ? 'promotion-over' : 'outdated'
}

/**
 * Why a post of an owner's own is kept back at this moment. While its video is being made anew it waits for that, if not for too long;
 * null where nothing keeps it back.
 */
export async function whyKeptBack(
  ctx: PostingDoor,
  post: StoredPost,
): Promise<'waits' | 'outdated' | 'promotion-over' | null> {
  const why = await whyStale(ctx, post)
  if (why !== 'outdated') return why
  const mayWait =
    !isTooLate(post, ctx.now()) && (await isRemade(ctx, post)) && (await hasNoneBegun(ctx, post))
  return mayWait ? 'waits' : why
}

/** Whether the video of a post is being made anew, or was a moment ago. */
export function isBeingRemade(
  { videoId }: Pick<StoredPost, 'videoId'>,
  { status, renderState, videoId: made }: Pick<StoredProject, 'status' | 'renderState' | 'videoId'>,
): boolean {
  return status === 0 ? renderState !== 'none' && renderState !== 'failed' : made !== null && made !== videoId
}

async function isRemade(ctx: PostingDoor, post: StoredPost): Promise<boolean> {
  const [project] = await findProjects(ctx, post.accountId, [post.projectId])
  return project !== undefined && isBeingRemade(post, project)
}

/** What one network has got of a post already, the others get too, or not at all. */
async function hasNoneBegun(ctx: PostingDoor, post: StoredPost): Promise<boolean> {
  const targets = await listTargets(ctx, post)
  return targets.every((target) => target.startedAt === null && !hasEnded(target))
}
