import { postStatus } from '@clipmint/contract'
import { and, eq, isNotNull, isNull, ne, notLike } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { projects } from '../../../db/tables/projects.ts'
import { posts, postTargets } from '../../../db/tables/reservations.ts'
import type { TargetKey } from '../posting/target.ts'
import type { PostKey } from '../posts/store.ts'

type Store = Pick<Context, 'db'>

/** Posts of any owner's own that wait, and whose video was made anew since. */
export async function listRemade({ db }: Store): Promise<PostKey[]> {
  return db()
    .selectDistinct({ accountId: posts.accountId, id: posts.id })
    .from(postTargets)
    .innerJoin(posts, and(eq(posts.accountId, postTargets.accountId), eq(posts.id, postTargets.postId)))
    .innerJoin(projects, and(eq(projects.accountId, posts.accountId), eq(projects.id, posts.projectId)))
    .where(
      and(
        isNotNull(postTargets.nextAt),
        eq(postTargets.state, 'queued'),
        isNull(postTargets.startedAt),
        eq(posts.status, postStatus.waitingUpload),
        isNull(posts.endedAt),
        notLike(posts.requestKey, '%/%'),
        eq(projects.status, 1),
        ne(projects.videoId, posts.videoId),
      ),
    )
}

/** The post of a target that nobody has begun to send. */
export async function findUnbegun({ db }: Store, { accountId, id }: TargetKey): Promise<PostKey | null> {
  const [row] = await db()
    .select({ id: postTargets.postId })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.accountId, accountId),
        eq(postTargets.id, id),
        eq(postTargets.state, 'queued'),
        isNull(postTargets.startedAt),
      ),
    )
  return row ? { accountId, id: row.id } : null
}
