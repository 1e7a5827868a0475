import type { Context } from '../../context.ts'
import { markDeleted } from '../assets/index.ts'
import { logosKept } from './brand/store.ts'
import { logosShown } from './store.ts'

/**
 * Takes out of an owner's storage those logos that neither a project nor the brand kit shows any more: a logo is in no list, so its owner could
 * not, and it would count against their space for ever. Belongs into the transaction that let go of them.
 */
export async function dropUnusedLogos(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
  logoIds: readonly string[],
): Promise<void> {
  if (logoIds.length === 0) return
  const shown = [
    ...(await logosShown(ctx, accountId, logoIds)),
    ...(await logosKept(ctx, accountId, logoIds)),
  ]
  const unused = logoIds.filter((id) => !shown.includes(id))
  if (unused.length > 0) await markDeleted(ctx, accountId, unused, ctx.now())
}
