import { DraftFailure } from '@clipmint/contract'
import { Ratio } from '@clipmint/film'
import { and, asc, desc, eq, lt } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { videoDrafts } from '../../../db/tables/projects.ts'
import type { DraftState } from './rules.ts'

type Store = Pick<Context, 'db'>
type Row = typeof videoDrafts.$inferSelect

/** One of the videos that were asked for together. */
export type Draft = Omit<Row, 'ratio' | 'state' | 'failure'> & {
  ratio: Ratio
  state: DraftState
  failure: DraftFailure | null
}
export type BatchKey = { accountId: string; batchId: string }

export async function insertDrafts({ db }: Store, drafts: Draft[]): Promise<void> {
  await db().insert(videoDrafts).values(drafts)
}

/** The videos that were asked for together, in that order. */
export async function listDrafts({ db }: Store, { accountId, batchId }: BatchKey): Promise<Draft[]> {
  const rows = await db()
    .select()
    .from(videoDrafts)
    .where(and(eq(videoDrafts.accountId, accountId), eq(videoDrafts.batchId, batchId)))
    .orderBy(asc(videoDrafts.position))
  return rows.map(toDraft)
}

/** Which of a request's videos were asked for together last; null for none. */
export async function findLastBatch(
  { db }: Store,
  accountId: string,
  requestId: string,
): Promise<string | null> {
  const [row] = await db()
    .select({ batchId: videoDrafts.batchId })
    .from(videoDrafts)
    .where(and(eq(videoDrafts.accountId, accountId), eq(videoDrafts.requestId, requestId)))
    .orderBy(desc(videoDrafts.createdAt), desc(videoDrafts.id))
    .limit(1)
  return row?.batchId ?? null
}

/** Ends a draft that waits; false for one that has ended. */
export async function endDraft(
  { db }: Store,
  { accountId, id }: Pick<Draft, 'accountId' | 'id'>,
  end: { state: 'made' | 'failed'; failure: DraftFailure | null; endedAt: Date },
): Promise<boolean> {
  const ended = await db()
    .update(videoDrafts)
    .set(end)
    .where(
      and(eq(videoDrafts.accountId, accountId), eq(videoDrafts.id, id), eq(videoDrafts.state, 'waiting')),
    )
    .returning({ id: videoDrafts.id })
  return ended.length > 0
}

/** Batches of any owner of which some have waited since before a time. */
export async function listDeadBatches({ db }: Store, before: Date): Promise<BatchKey[]> {
  return db()
    .selectDistinct({ accountId: videoDrafts.accountId, batchId: videoDrafts.batchId })
    .from(videoDrafts)
    .where(and(eq(videoDrafts.state, 'waiting'), lt(videoDrafts.createdAt, before)))
    .limit(500)
}

function toDraft(row: Row): Draft {
  return {
    ...row,
    ratio: Ratio.parse(row.ratio),
    state: row.state as DraftState,
    failure: row.failure === null ? null : DraftFailure.parse(row.failure),
  }
}
