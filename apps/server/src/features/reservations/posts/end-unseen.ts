import type { PostingDoor } from '../posting/door.ts'
import { insertEvent, updateTarget } from '../posting/store.ts'
import { hasEnded, isHeld, mayBeSeen, type Target } from '../posting/target.ts'
import { told } from '../posting/trail.ts'
import { savePost, type StoredPost } from './store.ts'

/** Whether a post has a network on which it has not ended, and nothing of it may be seen. */
export function hasUnseen(targets: readonly Target[]): boolean {
  return targets.some((target) => !mayBeSeen(target) && !hasEnded(target))
}

/**
 * Ends a held post on all its networks where nothing of it may be seen yet; what may be stays. Whoever works on one, or takes it up
 * this moment, sees that its post has ended before anything of it can be seen.
 */
export async function endUnseen(
  ctx: PostingDoor,
  post: StoredPost,
  targets: readonly Target[],
): Promise<void> {
  await savePost(ctx, post, { endedAt: ctx.now() })
  for (const target of targets) {
    if (mayBeSeen(target) || hasEnded(target) || isHeld(target, ctx.now())) continue
    const saved = await updateTarget(ctx, target, { state: 'cancelled', nextAt: null, ticket: null })
    if (saved) await insertEvent(ctx, saved, { at: ctx.now(), ...told('cancelled') })
  }
}
