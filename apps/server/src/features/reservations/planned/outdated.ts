import type { Context } from '../../../context.ts'
import { findOutdated } from '../../projects/index.ts'
import type { StoredPost } from '../posts/store.ts'

/** Those of an owner's planned posts whose file shows what a field was, whatever became of its project since. */
export async function listOutdatedPosts(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  posts: readonly StoredPost[],
): Promise<ReadonlySet<string>> {
  const shown = posts.flatMap(({ id, productId, placeId, video: { shows } }) =>
    shows ? [{ id, productId, placeId, requestId: shows.requestId, boundSlots: shows.slots }] : [],
  )
  const found = await findOutdated(ctx, accountId, shown)
  return new Set([...found].flatMap(([id, slots]) => (slots.length > 0 ? [id] : [])))
}
