import type { LinkedShop } from '@clipmint/contract'
import { eq } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { shopLinks } from '../../../db/tables/store-link.ts'

/** The shop that an owner is linked to, which lies above accounts but belongs to what they see of theirs: read only, and without its tokens. */
export async function findLinkedShop(
  { db }: Pick<Context, 'db'>,
  accountId: string,
): Promise<LinkedShop | null> {
  const [row] = await db()
    .select({
      mallId: shopLinks.mallId,
      linkedAt: shopLinks.linkedAt,
      scopes: shopLinks.scopes,
      expiresAt: shopLinks.refreshExpiresAt,
      endedAt: shopLinks.endedAt,
    })
    .from(shopLinks)
    .where(eq(shopLinks.accountId, accountId))
  if (!row) return null
  return {
    mall_id: row.mallId,
    shop_no: 1,
    linkedAt: row.linkedAt.toISOString(),
    scopes: row.scopes,
    expiresAt: row.expiresAt.toISOString(),
    ended: row.endedAt !== null,
  }
}
