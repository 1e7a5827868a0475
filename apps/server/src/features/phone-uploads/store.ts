import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { phoneUploads } from '../../db/tables/phone-uploads.ts'

/** A link for one slot of one project: how much came by it, and until when it holds. */
export type PhoneLink = {
  accountId: string
  id: string
  projectId: string
  slotId: string
  expiresAt: Date
  taken: number
  assetIds: string[]
}
type Door = Pick<Context, 'db' | 'now'>
type Key = Pick<PhoneLink, 'accountId' | 'id'>

export async function insertLink({ db }: Door, link: PhoneLink): Promise<void> {
  await db().insert(phoneUploads).values(link)
}

/** A link that still holds. */
export async function findLink({ db, now }: Door, key: Key): Promise<PhoneLink | null> {
  const [row] = await db()
    .select()
    .from(phoneUploads)
    .where(and(keyOf(key), gt(phoneUploads.expiresAt, now())))
  return row ? { ...row, assetIds: z.array(z.uuid()).parse(row.assetIds) } : null
}

/** Takes a place for one more file; false when `most` are taken or the link has ended. */
export async function takePlace({ db, now }: Door, key: Key, most: number): Promise<boolean> {
  const taken = await db()
    .update(phoneUploads)
    .set({ taken: sql`${phoneUploads.taken} + 1` })
    .where(and(keyOf(key), gt(phoneUploads.expiresAt, now()), lt(phoneUploads.taken, most)))
    .returning({ id: phoneUploads.id })
  return taken.length > 0
}

export async function givePlaceBack({ db }: Door, key: Key): Promise<void> {
  await db()
    .update(phoneUploads)
    .set({ taken: sql`${phoneUploads.taken} - 1` })
    .where(keyOf(key))
}

/** Notes a file that has come, behind those that came before. */
export async function addFile({ db }: Door, key: Key, assetId: string): Promise<void> {
  await db()
    .update(phoneUploads)
    .set({ assetIds: sql`${phoneUploads.assetIds} || ${JSON.stringify([assetId])}::jsonb` })
    .where(keyOf(key))
}

/** Ends a link; false when there was none. */
export async function deleteLink({ db }: Door, key: Key): Promise<boolean> {
  const gone = await db().delete(phoneUploads).where(keyOf(key)).returning({ id: phoneUploads.id })
  return gone.length > 0
}

export async function forgetExpired({ db, now }: Door): Promise<void> {
  await db().delete(phoneUploads).where(lte(phoneUploads.expiresAt, now()))
}

function keyOf({ accountId, id }: Key) {
  return and(eq(phoneUploads.accountId, accountId), eq(phoneUploads.id, id))
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget({ db }: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await db().delete(phoneUploads).where(eq(phoneUploads.accountId, accountId))
}
