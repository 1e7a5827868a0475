import { type InterestSort, NetworkId, PostKind, type PostSort } from '@clipmint/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { figureDays, followerDays, postFigures } from '../../../db/tables/dashboard.ts'
import { posts, postTargets } from '../../../db/tables/reservations.ts'

type Store = Pick<Context, 'db'>

/** Which posts: of an owner, of all networks or one, of all kinds or one. */
export type Which = { accountId: string; network: NetworkId | null; kind: PostKind | null }

/** A post on one network as it is shown: what is known of it, what was written, and where it is. */
export type FoundPost = Awaited<ReturnType<typeof findRows>>[number]

const columns = {
  date: postFigures.publishedAt,
  views: postFigures.views,
  likes: postFigures.likes,
  comments: postFigures.comments,
  shares: postFigures.shares,
  saves: postFigures.saves,
  rate: postFigures.rate,
} satisfies Record<PostSort, unknown>

/** The posts of a page; what nobody knows of comes last either way, and among those the latest first. */
export async function listPosts(
  store: Store,
  {
    which,
    sort,
    ascending,
    limit,
    offset,
  }: { which: Which; sort: PostSort; ascending: boolean; limit: number; offset: number },
): Promise<{ list: FoundPost[]; total: number }> {
  const column = columns[sort]
  const way = ascending ? asc : desc
  const total = await countPosts(store, isOf(which))
  const isKnown = and(isOf(which), isNotNull(column))
  const known = sort === 'date' ? total : await countPosts(store, isKnown)
  const first =
    offset < known
      ? await idsOf(store, isKnown, { order: [way(column), way(postFigures.targetId)], limit, offset })
      : []
  const left = limit - first.length
  const unknown =
    left > 0 && known < total
      ? await idsOf(store, and(isOf(which), isNull(column)), {
          order: [desc(postFigures.publishedAt), desc(postFigures.targetId)],
          limit: left,
          offset: Math.max(0, offset - known),
        })
      : []
  return { list: await findRows(store, which.accountId, [...first, ...unknown]), total }
}

/** The posts since a time of which a figure is highest; those of which it is not known are none of them. */
export async function listPopular(
  store: Store,
  { which, since, sort, most }: { which: Which; since: Date; sort: InterestSort; most: number },
): Promise<FoundPost[]> {
  const column = columns[sort]
  const where = and(isOf(which), gte(postFigures.publishedAt, since), isNotNull(column))
  const order = [desc(column), desc(postFigures.targetId)]
  return findRows(store, which.accountId, await idsOf(store, where, { order, limit: most, offset: 0 }))
}

export type TagFigures = { tag: string; posts: number; known: number; value: number | null }

/**
 * Hashtags of the latest posts since a time by the mean of a figure, those that were used twice and more before those that
 * one lucky post had; and of how many posts that is.
 */
export async function listHashtags(
  { db }: Store,
  {
    which,
    since,
    sort,
    most,
    latest,
  }: { which: Which; since: Date; sort: InterestSort; most: number; latest: number },
): Promise<{ list: TagFigures[]; of: number }> {
  const chosen = db()
    .select({ tags: postFigures.tags, value: sql`${columns[sort]}`.as('value') })
    .from(postFigures)
    .where(and(isOf(which), gte(postFigures.publishedAt, since)))
    .orderBy(desc(postFigures.publishedAt))
    .limit(latest)
  const { rows } = await db().execute(sql`
    with chosen as materialized ${sql`(${chosen})`}
    select min(tag) as tag, count(*)::int as posts, count(value)::int as known, avg(value)::float8 as value, (select count(*)::int from chosen) as all
    from chosen, unnest(tags) as tag
    group by lower(tag)
    order by (count(value) >= 2) desc, avg(value) desc nulls last, count(*) desc, min(tag)
    limit ${most}`)
  const list = z.array(TagRow).parse(rows)
  return { list: list.map(({ all: _all, ...tag }) => tag), of: list[0]?.all ?? 0 }
}

const TagRow = z.object({
  tag: z.string(),
  posts: z.number(),
  known: z.number(),
  value: z.number().nullable(),
  all: z.number(),
})

export type DayRow = Omit<typeof figureDays.$inferSelect, 'accountId' | 'network'> & { network: NetworkId }

/** What came to an owner's posts on the days since one. */
export async function listDays({ db }: Store, accountId: string, since: string): Promise<DayRow[]> {
  const rows = await db()
    .select()
    .from(figureDays)
    .where(and(eq(figureDays.accountId, accountId), gte(figureDays.day, since)))
  return rows.map(({ accountId: _account, ...row }) => ({ ...row, network: NetworkId.parse(row.network) }))
}

export type FollowerRow = { socialAccountId: string; day: string; followers: number }

/** How many followers linked accounts had on the days since one, and on the last day before it that is known. */
export async function listFollowers(
  { db }: Store,
  {
    accountId,
    socialAccountIds,
    since,
  }: { accountId: string; socialAccountIds: readonly string[]; since: string },
): Promise<FollowerRow[]> {
  if (socialAccountIds.length === 0) return []
  const theirs = and(
    eq(followerDays.accountId, accountId),
    inArray(followerDays.socialAccountId, [...socialAccountIds]),
  )
  const { socialAccountId, day, followers } = getTableColumns(followerDays)
  const within = await db()
    .select({ socialAccountId, day, followers })
    .from(followerDays)
    .where(and(theirs, gte(day, since)))
    .orderBy(asc(day))
  const before = await db()
    .selectDistinctOn([socialAccountId], { socialAccountId, day, followers })
    .from(followerDays)
    .where(and(theirs, lt(day, since)))
    .orderBy(asc(socialAccountId), desc(day))
  return [...before, ...within]
}

/** Where a list of posts goes on. */
export type Cursor = { publishedAt: Date; targetId: string }

/** Posts from the latest on, after one of them. */
export async function listOnward(
  store: Store,
  which: Which,
  { after, most }: { after: Cursor | null; most: number },
): Promise<FoundPost[]> {
  const { publishedAt, targetId } = postFigures
  const isAfter =
    after &&
    and(
      lte(publishedAt, after.publishedAt),
      sql`(${publishedAt}, ${targetId}) < (${after.publishedAt.toISOString()}::timestamptz, ${after.targetId}::uuid)`,
    )
  const order = [desc(publishedAt), desc(targetId)]
  const ids = await idsOf(store, and(isOf(which), isAfter ?? undefined), { order, limit: most, offset: 0 })
  return findRows(store, which.accountId, ids)
}

function isOf({ accountId, network, kind }: Which): SQL | undefined {
  return and(
    eq(postFigures.accountId, accountId),
    network === null ? undefined : eq(postFigures.network, network),
    kind === null ? undefined : eq(postFigures.kind, kind),
  )
}

async function countPosts({ db }: Store, where: SQL | undefined): Promise<number> {
  const [row] = await db().select({ many: count() }).from(postFigures).where(where)
  return row?.many ?? 0
}

/** Only ids: the indexes alone tell which they are, however far back. */
async function idsOf(
  { db }: Store,
  where: SQL | undefined,
  { order, limit, offset }: { order: SQL[]; limit: number; offset: number },
): Promise<string[]> {
  const rows = await db()
    .select({ id: postFigures.targetId })
    .from(postFigures)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** Posts by their ids, in that order. */
async function findRows({ db }: Store, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db()
    .select({
      ...getTableColumns(postFigures),
      url: postTargets.url,
      words: postTargets.words,
      postId: posts.id,
      projectId: posts.projectId,
      title: posts.title,
      caption: posts.caption,
      zone: posts.zone,
    })
    .from(postFigures)
    .innerJoin(
      postTargets,
      and(eq(postTargets.accountId, postFigures.accountId), eq(postTargets.id, postFigures.targetId)),
    )
    .innerJoin(posts, and(eq(posts.accountId, postTargets.accountId), eq(posts.id, postTargets.postId)))
    .where(and(eq(postFigures.accountId, accountId), inArray(postFigures.targetId, [...ids])))
  const byId = new Map(rows.map((row) => [row.targetId, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, network: NetworkId.parse(row.network), kind: PostKind.parse(row.kind) }] : []
  })
}
