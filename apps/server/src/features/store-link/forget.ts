import type { Context } from '../../context.ts'
import { unlink } from './linking/commands.ts'
import { deleteImports } from './store.ts'

/** Ends the link of an owner who has left, tells the shop, and deletes what is known of their imports. */
export async function forget(ctx: Pick<Context, 'db' | 'withTx' | 'jobs'>, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    await unlink(ctx, accountId)
    await deleteImports(ctx, accountId)
  })
}
