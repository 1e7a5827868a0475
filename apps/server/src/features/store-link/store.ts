import { and, eq, isNull, lt, or } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { shopImports, shopLinks } from '../../db/tables/store-link.ts'

/** A link as stored; its tokens are sealed. */
export type ShopLink = typeof shopLinks.$inferSelect

type Door = Pick<Context, 'db'>

export async function findLink({ db }: Door, accountId: string): Promise<ShopLink | null> {
  const [row] = await db().select().from(shopLinks).where(eq(shopLinks.accountId, accountId))
  return row ?? null
}

/** The link of a shop, whoever's it is. */
export async function findLinkOf({ db }: Door, { platform, mallId }: MallKey): Promise<ShopLink | null> {
  const [row] = await db().select().from(shopLinks).where(ofMall({ platform, mallId }))
  return row ?? null
}

/** Saves an owner's link in place of the one before; false when somebody else linked the shop in the meantime. */
export async function saveLink({ db }: Door, link: ShopLink): Promise<boolean> {
  await db().delete(shopLinks).where(eq(shopLinks.accountId, link.accountId))
  const [saved] = await db().insert(shopLinks).values(link).onConflictDoNothing().returning()
  return saved !== undefined
}

/**
 * Takes the right to get the next pair of tokens, which one process may have at a time and of which a dead one lets go;
 * false when another has it, or had it since the link was read.
 */
export async function claimRenewal(
  { db }: Door,
  { accountId, refreshToken }: Pick<ShopLink, 'accountId' | 'refreshToken'>,
  { now, deadBefore }: { now: Date; deadBefore: Date },
): Promise<boolean> {
  const claimed = await db()
    .update(shopLinks)
    .set({ renewingAt: now })
    .where(
      and(
        eq(shopLinks.accountId, accountId),
        eq(shopLinks.refreshToken, refreshToken),
        or(isNull(shopLinks.renewingAt), lt(shopLinks.renewingAt, deadBefore)),
      ),
    )
    .returning({ id: shopLinks.accountId })
  return claimed.length > 0
}

type Tokens = Pick<ShopLink, 'accessToken' | 'accessExpiresAt' | 'refreshToken' | 'refreshExpiresAt'>

/** Ends a renewal: with new tokens, with the end of the link, or with nothing. */
export async function endRenewal(
  { db }: Door,
  { accountId, refreshToken }: Pick<ShopLink, 'accountId' | 'refreshToken'>,
  came: Partial<Tokens> & { endedAt?: Date },
): Promise<void> {
  await db()
    .update(shopLinks)
    .set({ ...came, renewingAt: null })
    .where(and(eq(shopLinks.accountId, accountId), eq(shopLinks.refreshToken, refreshToken)))
}

/** Deletes an owner's link and gives it as it was. */
export async function deleteLink({ db }: Door, accountId: string): Promise<ShopLink | null> {
  const [gone] = await db().delete(shopLinks).where(eq(shopLinks.accountId, accountId)).returning()
  return gone ?? null
}

/** Deletes the link of a shop, whoever's it is. */
export async function deleteLinkOf({ db }: Door, mall: MallKey): Promise<ShopLink | null> {
  const [gone] = await db().delete(shopLinks).where(ofMall(mall)).returning()
  return gone ?? null
}

/** Deletes what is known of an owner's imports. */
export async function deleteImports({ db }: Door, accountId: string): Promise<void> {
  await db().delete(shopImports).where(eq(shopImports.accountId, accountId))
}

type MallKey = Pick<ShopLink, 'platform' | 'mallId'>

function ofMall({ platform, mallId }: MallKey) {
  return and(eq(shopLinks.platform, platform), eq(shopLinks.mallId, mallId))
}
