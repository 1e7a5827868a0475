import type { Context } from '../../context.ts'
import { deletePosts } from './posts/store.ts'

/** Deletes all posts of an owner and what happened to them. What networks show stays there. */
export async function forget(ctx: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await deletePosts(ctx, accountId)
}
