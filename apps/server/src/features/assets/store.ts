import { and, count, desc, eq, inArray, isNull, lt, type SQL, sum } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { assets } from '../../db/tables/assets.ts'

export type AssetPurpose = 'library' | 'logo'

/** An uploaded file as the other areas know it. Sizes are of the upright picture. */
export type StoredAsset = {
  id: string
  accountId: string
  type: 'image' | 'video' | 'audio'
  purpose: AssetPurpose
  status: 'preparing' | 'ready' | 'failed'
  originalName: string
  size: number
  width: number
  height: number
  durationMs: number | null
  hasSound: boolean
  focal: { x: number; y: number }
  keys: { file: string; preview: string | null; poster: string; thumbnail: string }
  /** When, and by which wording, the owner said that a piece of music is theirs to use. */
  rights: { wording: string; at: Date } | null
  createdAt: Date
}

type Door = Pick<Context, 'db'>
type Row = typeof assets.$inferSelect

/** Those of the ids that are files of this owner; deleted ones are not among them. */
export async function findAssets(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredAsset[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select()
    .from(assets)
    .where(and(eq(assets.accountId, accountId), inArray(assets.id, [...ids]), isNull(assets.deletedAt)))
  return rows.map(toAsset)
}

export async function listAssets(
  { db }: Door,
  accountId: string,
  filter: { page: number; limit: number; type?: StoredAsset['type'] | undefined },
): Promise<{ list: StoredAsset[]; total: number }> {
  const where = and(
    living(accountId),
    eq(assets.purpose, 'library'),
    filter.type ? eq(assets.type, filter.type) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db()
      .select()
      .from(assets)
      .where(where)
      .orderBy(desc(assets.createdAt), desc(assets.id))
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit),
    db().select({ total: count() }).from(assets).where(where),
  ])
  return { list: rows.map(toAsset), total: counted?.total ?? 0 }
}

/** Bytes and number of an owner's living files, by type. */
export async function measureUse(
  { db }: Door,
  accountId: string,
): Promise<{ bytes: number; images: number; videos: number; sounds: number }> {
  const rows = await db()
    .select({ type: assets.type, bytes: sum(assets.size).mapWith(Number), files: count() })
    .from(assets)
    .where(living(accountId))
    .groupBy(assets.type)
  const of = (type: string) => rows.find((row) => row.type === type)
  return {
    bytes: rows.reduce((total, { bytes }) => total + bytes, 0),
    images: of('image')?.files ?? 0,
    videos: of('video')?.files ?? 0,
    sounds: of('audio')?.files ?? 0,
  }
}

export async function insertAsset({ db }: Door, asset: StoredAsset): Promise<void> {
  await db().insert(assets).values(toRow(asset))
}

/** Ends the preparing of a clip, with what came of it; false when it had ended. */
export async function endPreparing(
  { db }: Door,
  { accountId, id }: Pick<StoredAsset, 'accountId' | 'id'>,
  ending: { status: 'ready'; previewKey: string; size: number } | { status: 'failed' },
): Promise<boolean> {
  const ended = await db()
    .update(assets)
    .set(ending)
    .where(and(eq(assets.accountId, accountId), eq(assets.id, id), eq(assets.status, 'preparing')))
    .returning({ id: assets.id })
  return ended.length > 0
}

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
  return gone.map(({ id }) => id)
}

/** Files deleted before `before`, oldest first. */
export async function listDeleted({ db }: Door, before: Date, most: number): Promise<StoredAsset[]> {
  const rows = await db()
    .select()
    .from(assets)
    .where(lt(assets.deletedAt, before))
    .orderBy(assets.deletedAt)
    .limit(most)
  return rows.map(toAsset)
}

export async function forgetAsset({ db }: Door, accountId: string, id: string): Promise<void> {
  await db()
    .delete(assets)
    .where(and(eq(assets.accountId, accountId), eq(assets.id, id)))
}

function living(accountId: string): SQL | undefined {
  return and(eq(assets.accountId, accountId), isNull(assets.deletedAt))
}

function toAsset(row: Row): StoredAsset {
  const { focalX, focalY, fileKey, previewKey, posterKey, thumbnailKey, deletedAt: _deleted, ...rest } = row
  const { rightsWording: wording, rightsAt: at, ...fields } = rest
  return {
    ...(fields as Omit<StoredAsset, 'focal' | 'keys' | 'rights'>),
    rights: wording === null || at === null ? null : { wording, at },
    focal: { x: focalX, y: focalY },
    keys: { file: fileKey, preview: previewKey, poster: posterKey, thumbnail: thumbnailKey },
  }
}

function toRow({ focal, keys, rights, ...fields }: StoredAsset): Omit<Row, 'deletedAt'> {
  return {
    ...fields,
    focalX: focal.x,
    focalY: focal.y,
    fileKey: keys.file,
    previewKey: keys.preview,
    posterKey: keys.poster,
    thumbnailKey: keys.thumbnail,
    rightsWording: rights?.wording ?? null,
    rightsAt: rights?.at ?? null,
  }
}
