import { findProjects, type StoredProject } from '../../projects/index.ts'
import { isTooLate } from '../planned/key.ts'
import type { PostingDoor } from '../posting/door.ts'
import { listTargets } from '../posting/store.ts'
import { hasEnded } from '../posting/target.ts'
import type { StoredPost } from '../posts/store.ts'
import { staleOf } from './stale.ts'

/**
 * Why a post of an owner's own is not sent as it is at this moment: it shows what is not so any more, or its promotion is over. While
 * its video is being made anew it waits for that, if not for too long; null where nothing keeps it back.
 */
export async function whyKeptBack(
  ctx: PostingDoor,
  post: StoredPost,
): Promise<{ status: 'waits' | 'outdated' | 'promotion-over' } | null> {
  const now = ctx.now()
  const uploadAt = now > post.uploadAt ? now : post.uploadAt
  const stale = await staleOf(ctx, post.accountId, { ...post, uploadAt })
  if (!stale) return null
  if (stale.overAt) return { status: 'promotion-over' }
  const mayWait = !isTooLate(post, now) && (await isRemade(ctx, post)) && (await hasNoneBegun(ctx, post))
  return { status: mayWait ? 'waits' : 'outdated' }
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
