import type { Context } from '../../context.ts'
import { deleteVisitsOf } from './linking/store.ts'
import { deletePreferred } from './preferred/store.ts'
import { deleteLinks } from './store.ts'

/** Deletes what is known of the links of an owner who has left; the links themselves ended as they did. */
export async function forget(ctx: Pick<Context, 'db' | 'withTx'>, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    await deleteLinks(ctx, accountId)
    await deleteVisitsOf(ctx, accountId)
    await deletePreferred(ctx, accountId)
  })
}
