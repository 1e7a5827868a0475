import { type PostEnd, postStatus } from '@clipmint/contract'

import { tellPostEnd } from '../../notifications/index.ts'
import { findFinished } from '../../projects/index.ts'
import type { PostingDoor } from '../posting/door.ts'
import type { Target } from '../posting/target.ts'
import { namedBy } from './named-by.ts'
import { statusOf } from './status.ts'
import type { StoredPost } from './store.ts'

type Door = Pick<PostingDoor, 'db' | 'now' | 'newId' | 'jobs' | 'events' | 'settings'>

/** Tells the owner of a post how it ended as a whole; inside the transaction in which it comes to rest. */
export async function tellEnd(ctx: Door, post: StoredPost, targets: readonly Target[]): Promise<void> {
  const kind = endOf(post, targets)
  if (kind === null) return
  const { accountId, id: postId } = post
  const title = namedBy(post, await findFinished(ctx, accountId, post.projectId))
  await tellPostEnd(ctx, { accountId, postId, kind, title })
}

/** What there is to tell: of all that went well only to who was not waiting for it. */
function endOf({ isScheduled }: StoredPost, targets: readonly Target[]): PostEnd | null {
  if (targets.some(({ state }) => state === 'unknown')) return 'post-unknown'
  switch (statusOf(targets)) {
    case postStatus.completed:
      return isScheduled ? 'post-done' : null
    case postStatus.partiallyCompleted:
      return 'post-partial'
    case postStatus.failed:
      return 'post-failed'
    default:
      return null
  }
}
