import { and, eq, inArray, lt, not } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { assets } from '../../../db/tables/assets.ts'
import { living, type StoredAsset, toAsset } from '../store.ts'
import { keptByVideo } from '../usage/store.ts'

type Door = Pick<Context, 'db'>

/** Takes files out of the owner's sight; gives the ids that were there. */
export async function markDeleted(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const gone = await db()
    .update(assets)
    .set({ deletedAt: at })
    .where(and(living(accountId), inArray(assets.id, [...ids])))
    .returning({ id: assets.id })
  const goneIds = gone.map(({ id }) => id)
  await nameNextOriginals({ db }, accountId, goneIds)
  return goneIds
}

/**
 * Sees to it that a logo of the owner's is there, also when it was let go of and is not swept away yet: who takes a
 * change back has it again, even if other files have filled the storage since. `gone` when no file has this id any
 * more, `refused` when it is another owner's or no logo.
 */
export async function reviveLogo(
  { db }: Door,
  accountId: string,
  id: string,
): Promise<'there' | 'gone' | 'refused'> {
  const there = await db()
    .update(assets)
    .set({ deletedAt: null })
    .where(and(eq(assets.accountId, accountId), eq(assets.id, id), eq(assets.purpose, 'logo')))
    .returning({ id: assets.id })
  if (there.length > 0) return 'there'
  const others = await db().select({ id: assets.id }).from(assets).where(eq(assets.id, id)).limit(1)
  return others.length > 0 ? 'refused' : 'gone'
}

/** Of the files that looked like a deleted one, the oldest is now the one that the others look like. */
async function nameNextOriginals({ db }: Door, accountId: string, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  const alike = and(living(accountId), inArray(assets.duplicateOf, [...gone]))
  const left = await db()
    .select({ id: assets.id, duplicateOf: assets.duplicateOf })
    .from(assets)
    .where(alike)
    .orderBy(assets.createdAt, assets.id)
  for (const group of new Set(left.map(({ duplicateOf }) => duplicateOf))) {
    const [first, ...others] = left.filter(({ duplicateOf }) => duplicateOf === group).map(({ id }) => id)
    if (!first) continue
    await setDuplicateOf({ db }, accountId, [first], null)
    await setDuplicateOf({ db }, accountId, others, first)
  }
}

async function setDuplicateOf(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
  original: string | null,
): Promise<void> {
  if (ids.length === 0) return
  await db()
    .update(assets)
    .set({ duplicateOf: original })
    .where(and(eq(assets.accountId, accountId), inArray(assets.id, [...ids])))
}

/** Files deleted before `before` that no video keeps, oldest first. */
export async function listDeleted({ db }: Door, before: Date, most: number): Promise<StoredAsset[]> {
  const rows = await db()
    .select()
    .from(assets)
    .where(and(lt(assets.deletedAt, before), not(keptByVideo)))
    .orderBy(assets.deletedAt)
    .limit(most)
  return rows.map(toAsset)
}

/**
 * Forgets a file that was deleted before `before`; false when it was taken back since, a video shows it again, or it is
 * forgotten already.
 */
export async function forgetDeleted(
  { db }: Door,
  { accountId, id }: Pick<StoredAsset, 'accountId' | 'id'>,
  before: Date,
): Promise<boolean> {
  const forgotten = await db()
    .delete(assets)
    .where(
      and(eq(assets.accountId, accountId), eq(assets.id, id), lt(assets.deletedAt, before), not(keptByVideo)),
    )
    .returning({ id: assets.id })
  return forgotten.length > 0
}
