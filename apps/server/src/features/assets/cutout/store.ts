import { and, eq, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { assets } from '../../../db/tables/assets.ts'
import { living, type StoredAsset } from '../store.ts'
import type { StoredCutout } from './stored.ts'

type Change = {
  /** How the cut-out stood; when it stands otherwise now, nothing changes. */
  from: StoredCutout | null
  to: StoredCutout
}

/**
 * Notes how a living picture's cut-out stands, and counts what it takes on the store. False when the picture is gone or
 * its cut-out was changed meanwhile.
 */
export async function setCutout(
  { db }: Pick<Context, 'db'>,
  { accountId, id }: Pick<StoredAsset, 'accountId' | 'id'>,
  { from, to }: Change,
): Promise<boolean> {
  const more = bytesOf(to) - bytesOf(from)
  const stands =
    from === null ? sql`${assets.cutout} is null` : sql`${assets.cutout} = ${JSON.stringify(from)}::jsonb`
  const changed = await db()
    .update(assets)
    .set({ cutout: to, size: sql`${assets.size} + ${more}` })
    .where(and(living(accountId), eq(assets.id, id), stands))
    .returning({ id: assets.id })
  return changed.length > 0
}

function bytesOf(cutout: StoredCutout | null): number {
  return (cutout?.base?.size ?? 0) + (cutout?.touched?.size ?? 0)
}
