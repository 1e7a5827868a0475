import { Attribution } from '@clipmint/contract'
import { and, asc, count, desc, eq, inArray, isNull, ne, type SQL, sql, sum } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { assets } from '../../db/tables/assets.ts'
import { holdsWords } from '../../db/words-in.ts'
import type { Look } from '../../media/look/look.ts'
import { StoredCutout } from './cutout/stored.ts'
import { ALIKE_BITS } from './rules.ts'

/** What a copied file is at its provider, and whom to name for it. */
export type Origin = { stockKey: string; attribution: Attribution }

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
  /** Null for a file that nobody looked at yet. */
  look: Look | null
  /** The oldest of the owner's files that looks the same. */
  duplicateOf: string | null
  /** Null until a cut-out was tried. */
  cutout: StoredCutout | null
  keys: { file: string; preview: string | null; poster: string; thumbnail: string }
  origin: Origin | null
  /** When, and by which wording, the owner said that a piece of music is theirs to use. */
  rights: { wording: string; at: Date } | null
  createdAt: Date
}

type Door = Pick<Context, 'db'>
type Row = typeof assets.$inferSelect

/** Those of the ids that are files of this owner; deleted ones are not among them. */
export async function findAssets(
  door: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredAsset[]> {
  return findAmong(door, ids, living(accountId))
}

/**
 * Those of the ids that are files of this owner, deleted ones among them for as long as they are kept: what a video
 * shows stays with it until it expires.
 */
export async function findKept(
  door: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredAsset[]> {
  return findAmong(door, ids, eq(assets.accountId, accountId))
}

async function findAmong(
  { db }: Door,
  ids: readonly string[],
  where: SQL | undefined,
): Promise<StoredAsset[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select()
    .from(assets)
    .where(and(where, inArray(assets.id, [...ids])))
  return rows.map(toAsset)
}

type AssetFilter = {
  page: number
  limit: number
  type?: StoredAsset['type'] | undefined
  search?: string | undefined
  sort: 'new' | 'name' | 'size'
}

const orders = { new: desc(assets.createdAt), name: asc(assets.originalName), size: desc(assets.size) }

/** The owner's living copy of an item of free stock. */
export async function findCopy(
  { db }: Door,
  accountId: string,
  stockKey: string,
): Promise<StoredAsset | null> {
  const [row] = await db()
    .select()
    .from(assets)
    .where(and(living(accountId), eq(assets.stockKey, stockKey)))
  return row ? toAsset(row) : null
}

export async function listAssets(
  { db }: Door,
  accountId: string,
  filter: AssetFilter,
): Promise<{ list: StoredAsset[]; total: number }> {
  const where = and(
    living(accountId),
    eq(assets.purpose, 'library'),
    filter.type ? eq(assets.type, filter.type) : undefined,
    filter.search ? holdsWords(assets.originalName, filter.search) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db()
      .select()
      .from(assets)
      .where(where)
      .orderBy(orders[filter.sort], desc(assets.id))
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit),
    db().select({ total: count() }).from(assets).where(where),
  ])
  return { list: rows.map(toAsset), total: counted?.total ?? 0 }
}

type Use = Record<
  'bytes' | 'imageBytes' | 'videoBytes' | 'soundBytes' | 'images' | 'videos' | 'sounds',
  number
>

/** Bytes and number of an owner's living files, by type. */
export async function measureUse({ db }: Door, accountId: string): Promise<Use> {
  const rows = await db()
    .select({ type: assets.type, bytes: sum(assets.size).mapWith(Number), files: count() })
    .from(assets)
    .where(living(accountId))
    .groupBy(assets.type)
  const of = (type: string) => rows.find((row) => row.type === type)
  return {
    bytes: rows.reduce((total, { bytes }) => total + bytes, 0),
    imageBytes: of('image')?.bytes ?? 0,
    videoBytes: of('video')?.bytes ?? 0,
    soundBytes: of('audio')?.bytes ?? 0,
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

/** Gives a file of the owner's another name; null when they have none with this id. */
export async function renameAsset(
  { db }: Door,
  { accountId, id }: Pick<StoredAsset, 'accountId' | 'id'>,
  toName: (before: string) => string,
): Promise<StoredAsset | null> {
  const [before] = await findAssets({ db }, accountId, [id])
  if (!before) return null
  const [row] = await db()
    .update(assets)
    .set({ originalName: toName(before.originalName) })
    .where(and(living(accountId), eq(assets.id, id)))
    .returning()
  return row ? toAsset(row) : null
}

/** The oldest of an owner's other files that looks like this one; null when none does. */
export async function findAlike(
  { db }: Door,
  {
    accountId,
    id,
    type,
    fingerprint,
  }: Pick<StoredAsset, 'accountId' | 'id' | 'type'> & { fingerprint: string },
): Promise<string | null> {
  const bits = (digits: SQL | typeof assets.fingerprint) => sql`('x' || ${digits})::bit(256)`
  const own = bits(sql`${fingerprint}::text`)
  const others = bits(assets.fingerprint)
  const [alike] = await db()
    .select({ id: assets.id })
    .from(assets)
    .where(
      and(
        living(accountId),
        eq(assets.type, type),
        eq(assets.purpose, 'library'),
        ne(assets.id, id),
        isNull(assets.duplicateOf),
        sql`bit_count(${others} # ${own}) <= ${ALIKE_BITS}`,
        // Things on a plain ground have few bits: most of those must be the same.
        sql`3 * bit_count(${others} # ${own}) <= bit_count(${others} | ${own})`,
      ),
    )
    .orderBy(assets.createdAt, assets.id)
    .limit(1)
  return alike?.id ?? null
}

/** Files that nobody looked at yet, oldest first. */
export async function listUnseen({ db }: Door, most: number): Promise<StoredAsset[]> {
  const rows = await db()
    .select()
    .from(assets)
    .where(and(isNull(assets.deletedAt), isNull(assets.words), eq(assets.purpose, 'library')))
    .orderBy(assets.createdAt, assets.id)
    .limit(most)
  return rows.map(toAsset)
}

/** Notes what was seen of a file. */
export async function setLook(
  { db }: Door,
  { accountId, id }: Pick<StoredAsset, 'accountId' | 'id'>,
  { look, duplicateOf }: { look: Look; duplicateOf: string | null },
): Promise<void> {
  await db()
    .update(assets)
    .set({ ...look, duplicateOf })
    .where(and(eq(assets.accountId, accountId), eq(assets.id, id)))
}

/** The owner's files that are not deleted. */
export function living(accountId: string): SQL | undefined {
  return and(eq(assets.accountId, accountId), isNull(assets.deletedAt))
}

/** A row as the other areas know it. */
export function toAsset(row: Row): StoredAsset {
  const { focalX, focalY, fileKey, previewKey, posterKey, thumbnailKey, deletedAt: _deleted, ...others } = row
  const { sharpness, brightness, fingerprint, words, cutout, stockKey, attribution, ...more } = others
  const { lights, blown, plain, groundColor, ...rest } = more
  const { rightsWording: wording, rightsAt: at, ...fields } = rest
  const looked = allKnown({ brightness, words, lights, blown, plain })
  return {
    ...(fields as Omit<StoredAsset, 'focal' | 'keys' | 'look' | 'cutout' | 'origin' | 'rights'>),
    origin: stockKey === null ? null : { stockKey, attribution: Attribution.parse(attribution) },
    rights: wording === null || at === null ? null : { wording, at },
    focal: { x: focalX, y: focalY },
    look: looked === null || fingerprint === null ? null : { sharpness, fingerprint, groundColor, ...looked },
    cutout: cutout === null ? null : StoredCutout.parse(cutout),
    keys: { file: fileKey, preview: previewKey, poster: posterKey, thumbnail: thumbnailKey },
  }
}

function toRow({ focal, keys, look, origin, rights, ...fields }: StoredAsset): Omit<Row, 'deletedAt'> {
  return {
    ...fields,
    stockKey: origin?.stockKey ?? null,
    attribution: origin?.attribution ?? null,
    focalX: focal.x,
    focalY: focal.y,
    sharpness: look?.sharpness ?? null,
    brightness: look?.brightness ?? null,
    fingerprint: look?.fingerprint ?? null,
    words: look?.words ?? null,
    lights: look?.lights ?? null,
    blown: look?.blown ?? null,
    plain: look?.plain ?? null,
    groundColor: look?.groundColor ?? null,
    fileKey: keys.file,
    previewKey: keys.preview,
    posterKey: keys.poster,
    thumbnailKey: keys.thumbnail,
    rightsWording: rights?.wording ?? null,
    rightsAt: rights?.at ?? null,
  }
}

/** The facts when all of them are known. */
function allKnown<Key extends string>(facts: Record<Key, number | null>): Record<Key, number> | null {
  return Object.values(facts).includes(null) ? null : (facts as Record<Key, number>)
}

/** Deletes the rows of all files of an owner who has left. */
export async function deleteAssets({ db }: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await db().delete(assets).where(eq(assets.accountId, accountId))
}
