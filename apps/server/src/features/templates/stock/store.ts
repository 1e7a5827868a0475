import { eq, inArray, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { projects } from '../../../db/tables/projects.ts'
import {
  storeDesigns,
  storeEntries,
  storeTemplates,
  templateLikes,
  templateUses,
} from '../../../db/tables/templates.ts'
import { inChunks } from '../search/store.ts'
import { termNumber } from '../term-number.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Stocked } from './rules.ts'

type Door = Pick<Context, 'db'>

/** Any fixed number that nothing else in the database locks by. */
const stockLock = 7_204_412
const CHUNK = 500

/** Lets one process at a time fill the store, until its transaction ends. */
export async function holdStock({ db }: Door): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${stockLock})`)
}

/** What the store keeps of each template by its id; `isIn` is false for one that left it. */
export async function findStock({ db }: Door): Promise<Map<string, { fingerprint: string; isIn: boolean }>> {
  const rows = await db()
    .select({
      id: storeTemplates.id,
      fingerprint: storeTemplates.fingerprint,
      retiredAt: storeTemplates.retiredAt,
    })
    .from(storeTemplates)
  return new Map(
    rows.map(({ id, fingerprint, retiredAt }) => [id, { fingerprint, isIn: retiredAt === null }]),
  )
}

/** Puts templates into the store, or brings them up to date; what they were used and liked stays. */
export async function writeStock({ db }: Door, stocked: readonly Stocked[]): Promise<void> {
  for (const some of inChunks(stocked, CHUNK)) {
    const ids = some.map(({ id }) => id)
    await db()
      .insert(storeTemplates)
      .values(some.map((one) => ({ ...one, fingerprint: fingerprintOf(one), retiredAt: null })))
      .onConflictDoUpdate({
        target: storeTemplates.id,
        set: {
          ownerId: sql`excluded.owner_id`,
          card: sql`excluded.card`,
          fingerprint: sql`excluded.fingerprint`,
          retiredAt: null,
        },
      })
    await db().delete(storeDesigns).where(inArray(storeDesigns.templateId, ids))
    await db()
      .insert(storeDesigns)
      .values(
        some.flatMap(({ id: templateId, card }) =>
          card.designs.map(({ _id, ratio }) => ({ id: _id, ratio, templateId })),
        ),
      )
    await db()
      .insert(storeEntries)
      .values(
        some.map((one) => ({
          ...one,
          templateId: one.id,
          traits: one.traits.map(termNumber),
          words: one.words.map(termNumber),
        })),
      )
      .onConflictDoUpdate({
        target: storeEntries.templateId,
        set: {
          ownerId: sql`excluded.owner_id`,
          traits: sql`excluded.traits`,
          words: sql`excluded.words`,
          durationMs: sql`excluded.duration_ms`,
          publishedDay: sql`excluded.published_day`,
        },
      })
  }
}

/** Takes templates out of the store; their cards stay for who made something of them or likes them. */
export async function retire(
  { db, now }: Door & Pick<Context, 'now'>,
  ids: readonly string[],
): Promise<void> {
  for (const some of inChunks(ids, CHUNK)) {
    await db().update(storeTemplates).set({ retiredAt: now() }).where(inArray(storeTemplates.id, some))
    await db().delete(storeEntries).where(inArray(storeEntries.templateId, some))
  }
}

/** A video made of a template says as much as so many likes. */
const USE_WEIGHT = 3

/** Counts anew what popularity comes from: projects made of each template and its likes, in all and of seven days. */
export async function countUses({ db, now }: Door & Pick<Context, 'now'>): Promise<void> {
  const weekAgo = new Date(now().getTime() - 7 * 86_400_000).toISOString()
  await db().execute(sql`
    insert into ${templateUses} (template_id, projects, counted_at)
    select coalesce(${templateUses.templateId}, made.template_id), coalesce(made.projects, 0), ${now().toISOString()}::timestamptz
    from ${templateUses} full join (
      select template_id, count(*)::int as projects from ${projects} group by template_id
    ) as made on made.template_id = ${templateUses.templateId}
    on conflict (template_id) do update set projects = excluded.projects, counted_at = excluded.counted_at`)
  await db().execute(sql`
    update ${storeEntries} set popularity = counted.popularity, trend = counted.trend
    from (
      select entry.template_id,
        coalesce(${USE_WEIGHT} * uses.projects + uses.likes, 0) as popularity,
        (coalesce(${USE_WEIGHT} * made.projects, 0) + coalesce(liked.likes, 0))::int as trend
      from ${storeEntries} as entry
      left join ${templateUses} as uses on uses.template_id = entry.template_id
      left join (
        select template_id, count(*) as projects from ${projects}
        where created_at > ${weekAgo}::timestamptz group by template_id
      ) as made on made.template_id = entry.template_id
      left join (
        select template_id, count(*) as likes from ${templateLikes}
        where created_at > ${weekAgo}::timestamptz group by template_id
      ) as liked on liked.template_id = entry.template_id
    ) as counted
    where counted.template_id = ${storeEntries.templateId}
      and (${storeEntries.popularity} <> counted.popularity or ${storeEntries.trend} <> counted.trend)`)
}

/** How many projects were made of each template, as last counted. */
export async function usesByTemplate({ db }: Door): Promise<Map<string, number>> {
  const rows = await db().select().from(templateUses)
  return new Map(rows.map(({ templateId, projects: uses }) => [templateId, uses]))
}

/** The template that has this id, or that of one of its designs; null when the store never had it. */
export async function findTemplateId({ db }: Door, id: string): Promise<string | null> {
  const [design] = await db()
    .select({ templateId: storeDesigns.templateId })
    .from(storeDesigns)
    .where(eq(storeDesigns.id, id))
  if (design) return design.templateId
  const [template] = await db()
    .select({ id: storeTemplates.id })
    .from(storeTemplates)
    .where(eq(storeTemplates.id, id))
  return template?.id ?? null
}
