import { type StoreCard, TemplateCard } from '@clipmint/contract'
import { and, arrayContains, arrayOverlaps, desc, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { projects } from '../../../db/tables/projects.ts'
import { storeEntries, storeTemplates, templateLikes, templateUses } from '../../../db/tables/templates.ts'
import type { Wanted } from '../search/rules.ts'
import type { Conditions, ListOrder, Position } from './rules.ts'

type Door = Pick<Context, 'db'>

/** A list to be read: what must hold, in which order, and where the page begins. */
export type Listing = {
  conditions: Conditions
  /** What a search means; null without one. */
  wanted: Wanted | null
  /** Only what this account likes. */
  likedBy: string | null
  order: ListOrder
  limit: number
  /** Goes on behind this position, or without one from `offset`. */
  after: Position | null
  offset: number
}

/** An order's values, each greater first; the id makes it total, so that no two pages share a card. */
const { popularity, trend, publishedDay, durationMs, templateId } = storeEntries
const likedAt = sql<number>`(extract(epoch from ${templateLikes.createdAt}) * 1000)::bigint`
const orders = {
  popular: [popularity, publishedDay, templateId],
  trend: [trend, publishedDay, templateId],
  newest: [publishedDay, templateId],
  short: [sql<number>`(- ${durationMs})`, publishedDay, templateId],
  long: [durationMs, publishedDay, templateId],
  liked: [likedAt, publishedDay, templateId],
} as const

/** The ids of a page, each with its position's values. */
export async function findPage(
  { db }: Door,
  listing: Listing,
): Promise<{ id: string; values: (number | string)[] }[]> {
  const columns = orders[listing.order]
  const { rows } = await db().execute<{ id: string; values: (number | string)[] }>(sql`
    select ${templateId} as id, jsonb_build_array(${sql.join([...columns], sql`, `)}) as values
    from ${source(listing)}
    where ${and(...conditionsOn(listing), behind(listing))}
    order by ${sql.join(
      columns.map((column) => desc(column)),
      sql`, `,
    )}
    limit ${listing.limit} offset ${listing.after ? 0 : listing.offset}`)
  return rows
}

/** How many templates the whole list has. */
export async function countListed({ db }: Door, listing: Listing): Promise<number> {
  const { rows } = await db().execute<{ total: number }>(
    sql`select count(*)::int as total from ${source(listing)} where ${and(...conditionsOn(listing))}`,
  )
  return rows[0]?.total ?? 0
}

/** What cards of the store show of these templates, by id; retired ones too, but none that another account owns. */
export async function findCards(
  { db }: Door,
  ids: readonly string[],
  accountId: string | null,
): Promise<Map<string, StoreCard>> {
  if (ids.length === 0) return new Map()
  const owned = sql`${storeTemplates.ownerId} is null`
  const rows = await db()
    .select({
      card: storeTemplates.card,
      ownerId: storeTemplates.ownerId,
      retiredAt: storeTemplates.retiredAt,
      likes: templateUses.likes,
      likedBy: accountId === null ? sql<null>`null` : templateLikes.accountId,
    })
    .from(storeTemplates)
    .leftJoin(templateUses, eq(templateUses.templateId, storeTemplates.id))
    .leftJoin(
      templateLikes,
      accountId === null
        ? sql`false`
        : and(eq(templateLikes.accountId, accountId), eq(templateLikes.templateId, storeTemplates.id)),
    )
    .where(
      and(
        inArray(storeTemplates.id, [...ids]),
        accountId === null ? owned : or(owned, eq(storeTemplates.ownerId, accountId)),
      ),
    )
  return new Map(
    rows.map(({ card, ownerId, retiredAt, likes, likedBy }) => {
      const parsed = TemplateCard.parse(card)
      const changing = { likes: likes ?? 0, liked: likedBy !== null, custom: ownerId !== null }
      return [parsed._id, { ...parsed, ...changing, retired: retiredAt !== null }]
    }),
  )
}

/** The categories that an account made projects of or likes most; at most two. */
export async function findOwnCategories({ db }: Door, accountId: string): Promise<string[]> {
  const { rows } = await db().execute<{ trait: string }>(sql`
    select trait from (
      select template_id from ${projects} where account_id = ${accountId}
      union all select template_id from ${templateLikes} where account_id = ${accountId}
    ) as used
    inner join ${storeEntries} using (template_id), unnest(${storeEntries.traits}) as trait
    where starts_with(trait, 'category:')
    group by trait order by count(*) desc, trait limit 2`)
  return rows.map(({ trait }) => trait)
}

function source({ likedBy }: Listing): SQL {
  if (likedBy === null) return sql`${storeEntries}`
  return sql`${storeEntries} inner join ${templateLikes}
    on ${templateLikes.templateId} = ${templateId} and ${templateLikes.accountId} = ${likedBy}`
}

function conditionsOn({
  conditions: { all, any, sinceDay, trending },
  wanted,
}: Listing): (SQL | undefined)[] {
  return [
    all.length === 0 ? undefined : arrayContains(storeEntries.traits, [...all]),
    ...any.map((one) => hasOne(storeEntries.traits, one)),
    sinceDay === null ? undefined : gte(publishedDay, sinceDay),
    trending ? gt(trend, 0) : undefined,
    wanted === null ? undefined : meets(wanted),
  ]
}

function meets(wanted: Wanted): SQL | undefined {
  if (wanted.length === 0) return sql`false`
  return or(...wanted.map((choices) => and(...choices.map((choice) => hasOne(storeEntries.words, choice)))))
}

function hasOne(
  column: typeof storeEntries.traits | typeof storeEntries.words,
  some: readonly string[],
): SQL {
  if (some.length === 0) return sql`false`
  return some.length === 1 ? arrayContains(column, [...some]) : arrayOverlaps(column, [...some])
}

function behind({ after, order }: Listing): SQL | undefined {
  if (!after) return undefined
  const columns = sql.join([...orders[order]], sql`, `)
  const values = sql.join(
    after.values.map((value) => (typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::uuid`)),
    sql`, `,
  )
  return sql`(${columns}) < (${values})`
}
