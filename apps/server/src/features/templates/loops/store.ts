import type { Ratio } from '@clipmint/film'
import { desc, inArray, isNotNull, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { storeEntries, templateLoops } from '../../../db/tables/templates.ts'
import { isMissing, loopName, type LoopLang, type LoopState, type WantedLoop } from './rules.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now'>

/** Any fixed number that nothing else in the database locks by. */
const takeLock = 7_204_413

/** What is known of every loop, by its name. */
async function findLoops({ db }: Pick<Door, 'db'>): Promise<Map<string, LoopState>> {
  const rows = await db().select().from(templateLoops)
  return new Map(
    rows.map((row) => {
      const state = { ...row, ratio: row.ratio as Ratio, lang: row.lang as LoopLang }
      return [loopName(state), state]
    }),
  )
}

/** Takes the first of the wanted loops that is missing, so that no other worker makes it meanwhile; null for none. */
export async function takeMissing(ctx: Door, wanted: readonly WantedLoop[]): Promise<WantedLoop | null> {
  return ctx.withTx(async () => {
    await ctx.db().execute(sql`select pg_advisory_xact_lock(${takeLock})`)
    const states = await findLoops(ctx)
    const now = ctx.now()
    const next = wanted.find((loop) => isMissing(loop, states.get(loopName(loop)), now))
    if (!next) return null
    const { templateId, ratio, lang, hash } = next
    const before = states.get(loopName(next))
    const failures = before?.triedHash === hash ? before.failures : 0
    const tried = { triedHash: hash, triedAt: now, failures }
    await ctx
      .db()
      .insert(templateLoops)
      .values({ templateId, ratio, lang, shownHash: null, ...tried })
      .onConflictDoUpdate({
        target: [templateLoops.templateId, templateLoops.lang, templateLoops.ratio],
        set: tried,
      })
    return next
  })
}

/** From now on the loop's new files are shown. */
export async function showLoop({ db }: Pick<Door, 'db'>, loop: WantedLoop): Promise<void> {
  await db().update(templateLoops).set({ shownHash: loop.hash }).where(isLoop(loop))
}

/** Lets a loop go that was taken: it failed, or it was only called off and is missing again at once. */
export async function leaveLoop(
  { db }: Pick<Door, 'db'>,
  loop: WantedLoop,
  how: 'failed' | 'called off',
): Promise<void> {
  const change =
    how === 'failed' ? { failures: sql`${templateLoops.failures} + 1` } : { triedAt: new Date(0) }
  await db().update(templateLoops).set(change).where(isLoop(loop))
}

/** Every loop that is shown, with what its files show. */
export async function listShown({ db }: Pick<Door, 'db'>): Promise<WantedLoop[]> {
  const rows = await db().select().from(templateLoops).where(isNotNull(templateLoops.shownHash))
  return rows.flatMap(({ templateId, ratio, lang, shownHash: hash }) =>
    hash === null ? [] : [{ templateId, ratio: ratio as Ratio, lang: lang as LoopLang, hash }],
  )
}

/** Those of the templates that the store lists, in its own order. */
export async function listByPopularity(
  { db }: Pick<Door, 'db'>,
  templateIds: readonly string[],
): Promise<string[]> {
  const { popularity, publishedDay, templateId } = storeEntries
  const rows = await db()
    .select({ id: templateId })
    .from(storeEntries)
    .where(inArray(templateId, [...templateIds]))
    .orderBy(desc(popularity), desc(publishedDay), desc(templateId))
  return rows.map(({ id }) => id)
}

/** How many jobs but these wait for a worker now, and how many are being done. */
export async function countOtherJobs(
  { db }: Pick<Door, 'db'>,
  name: string,
): Promise<{ waiting: number; running: number }> {
  const { rows } = await db().execute<{ waiting: number; running: number }>(sql`
    select count(*) filter (where state <> 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running
    from pgboss.job
    where name <> ${name} and name not like '\\_\\_%'
      and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`)
  return rows[0] ?? { waiting: 0, running: 0 }
}

function isLoop({ templateId, ratio, lang, hash }: WantedLoop) {
  const { triedHash } = templateLoops
  return sql`${templateLoops.templateId} = ${templateId} and ${templateLoops.ratio} = ${ratio}
    and ${templateLoops.lang} = ${lang} and ${triedHash} = ${hash}`
}
