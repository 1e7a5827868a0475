import { placeKinds, PlaceMissed, placeProviders, PlaceStage, PlaceStatus } from '@clipmint/contract'
import { and, asc, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { places } from '../../db/tables/places.ts'
import { projects } from '../../db/tables/projects.ts'
import { holdsWords } from '../../db/words-in.ts'

const texts = z.array(z.string())
const MenuItem = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().nullable(),
  priceText: z.string(),
  description: z.string(),
  pictureIds: texts,
})
const Review = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.number().nullable(),
  text: z.string(),
  visited: z.string(),
  keywords: texts,
  mediaIds: texts,
})
const Facts = z.object({
  kind: z.enum(placeKinds),
  address: z.string(),
  phone: z.string(),
  description: z.string(),
  hours: z.array(z.object({ day: z.string(), hours: z.string() })),
  conveniences: texts,
  homepage: z.string().nullable(),
  booking: z.string().nullable(),
})

export const correctable = ['name', 'category', 'address', 'phone', 'description'] as const
export type Correctable = (typeof correctable)[number]

const Stored = z.object({
  accountId: z.string(),
  id: z.string(),
  provider: z.enum(placeProviders),
  listingId: z.string(),
  status: PlaceStatus,
  stage: PlaceStage,
  progress: z.number(),
  name: z.string(),
  category: z.string(),
  facts: Facts,
  menu: z.array(MenuItem),
  photoIds: texts,
  reviews: z.array(Review),
  missed: z.array(PlaceMissed),
  chosen: texts,
  corrected: z.array(z.enum(correctable)),
  isLiked: z.boolean(),
  attestedAt: z.date(),
  attestedWording: z.string(),
  collectedAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
/** A place as the other areas know it. */
export type StoredPlace = z.infer<typeof Stored>
export type StoredMenuItem = z.infer<typeof MenuItem>
export type StoredReview = z.infer<typeof Review>

export type PlaceFilter = {
  page: number
  limit: number
  search?: string | undefined
  like?: boolean | undefined
  order: 'newest' | 'name' | 'updated'
}

type Door = Pick<Context, 'db'>
type Key = Pick<StoredPlace, 'accountId' | 'id'>

/** What is known of a place before anything is. */
export const nothingKnown: StoredPlace['facts'] = {
  kind: 'place',
  address: '',
  phone: '',
  description: '',
  hours: [],
  conveniences: [],
  homepage: null,
  booking: null,
}

export async function findPlace({ db }: Door, accountId: string, id: string): Promise<StoredPlace | null> {
  const [row] = await db().select().from(places).where(own({ accountId, id }))
  return row ? Stored.parse(row) : null
}

/** Those of the ids that are places of this owner. */
export async function findPlaces(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredPlace[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select()
    .from(places)
    .where(and(eq(places.accountId, accountId), inArray(places.id, [...ids])))
  return rows.map((row) => Stored.parse(row))
}

/** The place, held until the transaction ends so that no other change comes between. */
export async function lockPlace({ db }: Door, accountId: string, id: string): Promise<StoredPlace | null> {
  const [row] = await db().select().from(places).where(own({ accountId, id })).for('update')
  return row ? Stored.parse(row) : null
}

/** The owner's place of a listing. */
export async function findByListing(
  { db }: Door,
  accountId: string,
  { provider, id }: { provider: string; id: string },
): Promise<StoredPlace | null> {
  const [row] = await db()
    .select()
    .from(places)
    .where(and(eq(places.accountId, accountId), eq(places.provider, provider), eq(places.listingId, id)))
  return row ? Stored.parse(row) : null
}

const orders = { newest: desc(places.createdAt), name: asc(places.name), updated: desc(places.updatedAt) }

export async function listPlaces(
  { db }: Door,
  accountId: string,
  filter: PlaceFilter,
): Promise<{ list: StoredPlace[]; total: number }> {
  const where = and(
    eq(places.accountId, accountId),
    filter.like === undefined ? undefined : eq(places.isLiked, filter.like),
    filter.search ? holdsWords(places.name, filter.search) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db()
      .select()
      .from(places)
      .where(where)
      .orderBy(orders[filter.order], desc(places.id))
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit),
    db().select({ total: count() }).from(places).where(where),
  ])
  return { list: rows.map((row) => Stored.parse(row)), total: counted?.total ?? 0 }
}

/** How many places an owner has, and how many of them are being collected. */
export async function countPlaces(
  { db }: Door,
  accountId: string,
): Promise<{ all: number; collecting: number }> {
  const rows = await db()
    .select({ status: places.status, number: count() })
    .from(places)
    .where(eq(places.accountId, accountId))
    .groupBy(places.status)
  return {
    all: rows.reduce((sum, row) => sum + row.number, 0),
    collecting: rows.find(({ status }) => status === 'collecting')?.number ?? 0,
  }
}

export async function insertPlace({ db }: Door, place: StoredPlace): Promise<void> {
  await db().insert(places).values(place)
}

/** Changes a place; false when it is not there (any more), or not in the status named. */
export async function updatePlace(
  { db, now }: Door & Pick<Context, 'now'>,
  { accountId, id }: Key,
  changes: Partial<Omit<StoredPlace, 'accountId' | 'id'>>,
  onlyIn?: StoredPlace['status'],
): Promise<boolean> {
  const changed = await db()
    .update(places)
    .set({ ...changes, updatedAt: now() })
    .where(and(own({ accountId, id }), onlyIn === undefined ? undefined : eq(places.status, onlyIn)))
    .returning({ id: places.id })
  return changed.length > 0
}

/** Takes a place away and gives what it was; null when there was none. */
export async function deletePlace({ db }: Door, accountId: string, id: string): Promise<StoredPlace | null> {
  const [row] = await db().delete(places).where(own({ accountId, id })).returning()
  return row ? Stored.parse(row) : null
}

/** In the trash: not among a place's videos. */
const TRASHED = 3

/** How many videos were made of each place. */
export async function countVideos(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ id: projects.placeId, videos: count() })
    .from(projects)
    .where(
      and(
        eq(projects.accountId, accountId),
        inArray(projects.placeId, [...ids]),
        ne(projects.status, TRASHED),
      ),
    )
    .groupBy(projects.placeId)
  return new Map(rows.flatMap(({ id, videos }) => (id === null ? [] : [[id, videos] as const])))
}

/** Every place of an owner, by name. */
export async function listNames({ db }: Door, accountId: string): Promise<{ id: string; name: string }[]> {
  return db()
    .select({ id: places.id, name: places.name })
    .from(places)
    .where(eq(places.accountId, accountId))
    .orderBy(places.name, places.id)
}

function own({ accountId, id }: Key): SQL | undefined {
  return and(eq(places.accountId, accountId), eq(places.id, id))
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget({ db }: Door, accountId: string): Promise<void> {
  await db().delete(places).where(eq(places.accountId, accountId))
}
