import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { campaignRuns } from '../../../db/tables/campaigns.ts'

type Store = Pick<Context, 'db'>
type Row = typeof campaignRuns.$inferSelect

export const runStages = ['waiting', 'planning', 'filling', 'rendering', 'made'] as const
export type RunStage = (typeof runStages)[number]
const Kept = z.object({ stage: z.enum(runStages) })

/** So long who works on a run has it to themselves, until they write to it again: who does not is dead. */
export const claimMs = 2 * 60_000

/** The videos of one slot of a campaign, which are planned together. */
export type StoredRun = Omit<Row, 'stage'> & { stage: RunStage }
export type RunKey = Pick<Row, 'accountId' | 'id'>

/** Makes a run of a day, unless there is one; says whether it did. */
export async function insertRun({ db }: Store, run: StoredRun): Promise<boolean> {
  const rows = await db()
    .insert(campaignRuns)
    .values(run)
    .onConflictDoNothing()
    .returning({ id: campaignRuns.id })
  return rows.length > 0
}

export async function findRun({ db }: Store, key: RunKey): Promise<StoredRun | null> {
  const [row] = await db().select().from(campaignRuns).where(isOne(key))
  return row ? toRun(row) : null
}

/** Runs of an owner by their ids. */
export async function findRuns(
  { db }: Store,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, StoredRun>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(campaignRuns)
    .where(and(eq(campaignRuns.accountId, accountId), inArray(campaignRuns.id, [...ids])))
  return new Map(rows.map((row) => [row.id, toRun(row)]))
}

/** Runs of a campaign that are not made, in the order of their days. */
export async function listUnmade(
  { db }: Store,
  { accountId, id }: { accountId: string; id: string },
): Promise<StoredRun[]> {
  const rows = await db()
    .select()
    .from(campaignRuns)
    .where(
      and(
        eq(campaignRuns.accountId, accountId),
        eq(campaignRuns.campaignId, id),
        inArray(campaignRuns.stage, ['waiting', 'planning', 'filling', 'rendering']),
      ),
    )
    .orderBy(asc(campaignRuns.day))
  return rows.map(toRun)
}

/** Takes the sole right to work on a run that is due until `until`; null when it is not, or another has it. */
export async function takeRun(
  store: Store,
  key: RunKey,
  { now, until }: { now: Date; until: Date },
): Promise<StoredRun | null> {
  const [row] = await store
    .db()
    .select()
    .from(campaignRuns)
    .where(and(isOne(key), isDue(now)))
    .for('update', { skipLocked: true })
  return row ? saveRun(store, toRun(row), { claimedUntil: until }) : null
}

/** Saves changes of a run that nobody wrote to since `version`, whose number goes up; null when somebody did. */
export async function saveRun(
  { db }: Store,
  { accountId, id, version }: Pick<StoredRun, 'accountId' | 'id' | 'version'>,
  changes: Partial<Pick<StoredRun, 'stage' | 'requestId' | 'nextAt' | 'claimedUntil' | 'tries'>>,
): Promise<StoredRun | null> {
  const [row] = await db()
    .update(campaignRuns)
    .set({ ...changes, version: version + 1 })
    .where(and(isOne({ accountId, id }), eq(campaignRuns.version, version)))
    .returning()
  return row ? toRun(row) : null
}

/** Runs of any owner that are due and that nobody works on, those that have waited longest first. */
export async function listDueRuns({ db }: Store, now: Date, most: number): Promise<RunKey[]> {
  return db()
    .select({ accountId: campaignRuns.accountId, id: campaignRuns.id })
    .from(campaignRuns)
    .where(isDue(now))
    .orderBy(asc(campaignRuns.nextAt), asc(campaignRuns.id))
    .limit(most)
}

export async function deleteRuns({ db }: Store, accountId: string): Promise<void> {
  await db().delete(campaignRuns).where(eq(campaignRuns.accountId, accountId))
}

function isDue(now: Date): SQL | undefined {
  return and(
    isNotNull(campaignRuns.nextAt),
    lte(campaignRuns.nextAt, now),
    or(isNull(campaignRuns.claimedUntil), lte(campaignRuns.claimedUntil, now)),
  )
}

function isOne({ accountId, id }: RunKey): SQL | undefined {
  return and(eq(campaignRuns.accountId, accountId), eq(campaignRuns.id, id))
}

function toRun(row: Row): StoredRun {
  return { ...row, ...Kept.parse(row) }
}
