import type { Context } from '../../context.ts'
import { emptyFolder } from '../../file-folder.ts'
import { deleteAllOf } from './store.ts'

/** Deletes the videos of an owner who has left: files, projects, their versions and the brand. */
export async function forget(
  ctx: Pick<Context, 'db' | 'files' | 'withTx'>,
  accountId: string,
): Promise<void> {
  // The files first: if it fails on the way, the rows still say that there is something to delete.
  await emptyFolder(ctx, `accounts/${accountId}/videos`)
  await ctx.withTx(() => deleteAllOf(ctx, accountId))
}
