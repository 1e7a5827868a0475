import type { StoreCard, TemplateCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { projects } from '../../../db/tables/projects.ts'
import {
  storeEntries,
  storeTemplates,
  templateLikes,
  templateLoops,
  templateUses,
} from '../../../db/tables/templates.ts'
import { type LoopLang, toLoop } from '../loops/rules.ts'
import type { Wanted } from '../search/rules.ts'
import { termNumber } from '../term-number.ts'
import type { Conditions, ListOrder, Position, Scope } from './rules.ts'

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
const likedAt = sql`(extract(epoch from ${templateLikes.createdAt}) * 1000)::bigint`
const brevity = sql`(- ${durationMs})`
const orders = {
  popular: [popularity, publishedDay, templateId],
  trend: [trend, publishedDay, templateId],
  newest: [publishedDay, templateId],
  short: [brevity, publishedDay, templateId],
  long: [durationMs, publishedDay, templateId],
  liked: [likedAt, publishedDay, templateId],
} as const

/** A template's place in a list: the values it is sorted by, the id last. */
export type Place = { id: string; values: (number | string)[] }

/** How many templates the database thinks fit, by what it knows of its columns; it need not look at one. */
export async function guessListed({ db }: Door, listing: Listing): Promise<number> {
  const { rows } = await db().execute<Record<string, unknown>>(
    sql`explain (format json) select 1 from ${source(listing)} where ${and(...conditionsOn(listing))}`,
  )
  return Guess.parse(rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows']
}

const Guess = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])

/**
 * A page by way of all that fits, when that is no more than `most`; null when it is more. What is rare is found by the
 * index over traits and words, however it is sorted.
 */
export async function findAmongFew(
  { db }: Door,
  listing: Listing,
  most: number,
): Promise<{ places: Place[]; total: number } | null> {
  const columns = orders[listing.order]
  const names = columns.map((_, index) => sql.identifier(`v${index}`))
  const named = columns.map((column, index) => sql`${column} as ${sql.identifier(`v${index}`)}`)
  const { rows } = await db().execute<Place & { total: number; isShown: boolean }>(sql`
    with found as materialized (
      select ${sql.join(named, sql`, `)} from ${source(listing)}
      where ${and(...conditionsOn(listing))} limit ${most + 1}
    ), counted as (select count(*)::int as total from found), shown as (
      select * from found where ${behind(listing, names) ?? sql`true`}
      order by ${falling(names)} limit ${listing.limit} offset ${offsetOf(listing)}
    )
    select total, shown.v0 is not null as "isShown", ${names.at(-1)} as id, jsonb_build_array(${sql.join(names, sql`, `)}) as values
    from counted left join shown on total <= ${most} order by ${falling(names)}`)
  const total = rows[0]?.total ?? 0
  if (total > most) return null
  return { places: rows.filter(({ isShown }) => isShown).map(({ id, values }) => ({ id, values })), total }
}

/** A page by way of the order's index, passing over what does not fit: quick when much does. */
export async function findAmongMany({ db }: Door, listing: Listing): Promise<Place[]> {
  const columns = orders[listing.order]
  const { rows } = await db().execute<Place>(sql`
    select ${templateId} as id, jsonb_build_array(${sql.join([...columns], sql`, `)}) as values
    from ${source(listing)}
    where ${and(...conditionsOn(listing), behind(listing, columns), ...lengthBounds(listing))}
    order by ${falling(columns)} limit ${listing.limit} offset ${offsetOf(listing)}`)
  return rows
}

/** Who asks: an account, or a visitor without one, and the language that they read. */
export type Asker = { accountId: string | null; lang: LoopLang }

/** What cards of the store show of these templates, by id; retired ones too, but none that another account owns. */
export async function findCards(
  { db }: Door,
  ids: readonly string[],
  { accountId, lang }: Asker,
): Promise<Map<string, StoreCard>> {
  if (ids.length === 0) return new Map()
  const owned = sql`${storeTemplates.ownerId} is null`
  const rows = await db()
    .select({
      card: storeTemplates.card,
      ownerId: storeTemplates.ownerId,
      retiredAt: storeTemplates.retiredAt,
      likes: templateUses.likes,
      loops: shownLoops(lang),
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
    rows.map(({ card, ownerId, retiredAt, likes, loops, likedBy }) => {
      // The answer is parsed by the contract, so this is not parsed twice.
      const fixed = card as TemplateCard
      const changing = { likes: likes ?? 0, liked: likedBy !== null, custom: ownerId !== null }
      const designs = fixed.designs.map((design) => {
        const hash = loops?.[design.ratio]
        const loop = hash ? toLoop({ templateId: fixed._id, ratio: design.ratio, lang, hash }) : null
        return { ...design, loop }
      })
      return [fixed._id, { ...fixed, designs, ...changing, retired: retiredAt !== null }]
    }),
  )
}

/** The content of each loop that a template has in a language, by its ratio; null for none. */
function shownLoops(lang: LoopLang) {
  const { templateId: of, ratio, shownHash } = templateLoops
  return sql<Partial<Record<Ratio, string>> | null>`(
    select jsonb_object_agg(${ratio}, ${shownHash}) from ${templateLoops}
    where ${of} = ${storeTemplates.id} and ${templateLoops.lang} = ${lang} and ${shownHash} is not null)`
}

/** The categories that an account made projects of or likes most; at most two. */
export async function findOwnCategories({ db }: Door, accountId: string): Promise<string[]> {
  const { rows } = await db().execute<{ category: string }>(sql`
    select category from (
      select template_id from ${projects} where account_id = ${accountId}
      union all select template_id from ${templateLikes} where account_id = ${accountId}
    ) as used
    inner join ${storeTemplates} on ${storeTemplates.id} = used.template_id,
      json_array_elements_text(${storeTemplates.card} -> 'categories') as category
    group by category order by count(*) desc, category limit 2`)
  return rows.map(({ category }) => category)
}

function source({ likedBy }: Listing): SQL {
  if (likedBy === null) return sql`${storeEntries}`
  return sql`${storeEntries} inner join ${templateLikes}
    on ${templateLikes.templateId} = ${templateId} and ${templateLikes.accountId} = ${likedBy}`
}

function conditionsOn({
  conditions: { scope, all, any, sinceDay, trending },
  wanted,
}: Listing): (SQL | undefined)[] {
  // What leaves no choice is one condition: the index meets it in one go.
  const must = [...all, ...any.filter((one) => one.length === 1).flat()]
  return [
    inScope(scope),
    must.length === 0 ? undefined : arrayContains(storeEntries.traits, must.map(termNumber)),
    ...any.filter((one) => one.length !== 1).map((one) => hasOne(storeEntries.traits, one)),
    sinceDay === null ? undefined : gte(publishedDay, sinceDay),
    trending ? gt(trend, 0) : undefined,
    wanted === null ? undefined : meets(wanted),
  ]
}

function inScope({ everyones, ownerId }: Scope): SQL | undefined {
  const own = ownerId === null ? sql`false` : eq(storeEntries.ownerId, ownerId)
  return everyones ? or(isNull(storeEntries.ownerId), own) : own
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
  const numbers = some.map(termNumber)
  return some.length === 1 ? arrayContains(column, numbers) : arrayOverlaps(column, numbers)
}

function behind({ after }: Listing, columns: readonly SQLWrapper[]): SQL | undefined {
  if (!after) return undefined
  const values = after.values.map((value) =>
    typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::uuid`,
  )
  return sql`(${sql.join([...columns], sql`, `)}) < (${sql.join(values, sql`, `)})`
}

/** The same that the traits say, so that an order by length begins where the lengths asked for are. */
function lengthBounds({ order, conditions: { lengthMs } }: Listing): (SQL | undefined)[] {
  if (!lengthMs || (order !== 'short' && order !== 'long')) return []
  const [from, below] = lengthMs
  const value = order === 'short' ? brevity : sql`${durationMs}`
  const [least, most] = order === 'short' ? [1 - below, -from] : [from, below - 1]
  return [sql`${value} >= ${least}`, sql`${value} <= ${most}`]
}

function falling(columns: readonly SQLWrapper[]): SQL {
  return sql.join(
    columns.map((column) => desc(column)),
    sql`, `,
  )
}

function offsetOf({ after, offset }: Listing): number {
  return after ? 0 : offset
}
