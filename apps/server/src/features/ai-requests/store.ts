import { AiPlan, type AiRequest, Promotion } from '@clipmint/contract'
import { and, count, desc, eq, gte, inArray, min, type SQL, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { aiRequests } from '../../db/tables/ai-requests.ts'
import type { Ranking } from './ranking/rules.ts'
import { forgetCalls } from './usage/store.ts'
import type { OwnBrief } from './write-plan.ts'

/** The product or place as it was when its plan was asked for; `sourceIds` in the owner's order. */
export type Brief = OwnBrief & { sourceIds: string[] }

export type StoredRequest = Pick<
  AiRequest,
  | 'category'
  | 'productId'
  | 'placeId'
  | 'productName'
  | 'status'
  | 'stage'
  | 'progress'
  | 'designId'
  | 'scenarioId'
  | 'replans'
> & {
  id: string
  accountId: string
  language: string
  brief: Brief
  plan: AiPlan | null
  ranking: Ranking | null
  /** The promotion as it was changed after it was planned; null where it was not. */
  promotion: Promotion | null
  endsAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type RequestFilter = {
  page: number
  limit: number
  category?: string | undefined
  reqLang?: string | undefined
  productId?: string | undefined
}

type Door = Pick<Context, 'db'>
type Row = typeof aiRequests.$inferSelect

export async function insertRequest({ db }: Door, request: StoredRequest): Promise<void> {
  await db().insert(aiRequests).values(request)
}

export async function findRequest(
  { db }: Door,
  accountId: string,
  id: string,
): Promise<StoredRequest | null> {
  const [row] = await db().select().from(aiRequests).where(own(accountId, id))
  return row ? toRequest(row) : null
}

/** The same, held until the transaction ends. */
export async function lockRequest(
  { db }: Door,
  accountId: string,
  id: string,
): Promise<StoredRequest | null> {
  const [row] = await db().select().from(aiRequests).where(own(accountId, id)).for('update')
  return row ? toRequest(row) : null
}

/** Those of the ids that are requests of this owner. */
export async function findRequests(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredRequest[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select()
    .from(aiRequests)
    .where(and(eq(aiRequests.accountId, accountId), inArray(aiRequests.id, [...ids])))
  return rows.map(toRequest)
}

export async function listRequests(
  { db }: Door,
  accountId: string,
  { page, limit, category, reqLang, productId }: RequestFilter,
): Promise<{ list: StoredRequest[]; total: number }> {
  const where = and(
    eq(aiRequests.accountId, accountId),
    category === undefined ? undefined : eq(aiRequests.category, category),
    reqLang === undefined ? undefined : eq(aiRequests.language, reqLang),
    productId === undefined ? undefined : eq(aiRequests.productId, productId),
  )
  const [rows, [counted]] = await Promise.all([
    db()
      .select()
      .from(aiRequests)
      .where(where)
      .orderBy(desc(aiRequests.createdAt), desc(aiRequests.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db().select({ total: count() }).from(aiRequests).where(where),
  ])
  return { list: rows.map(toRequest), total: counted?.total ?? 0 }
}

/**
 * How many requests the owner made since a moment, and when the first of them was; planning one anew counts from the
 * second time on.
 */
export async function countSince(
  { db }: Door,
  accountId: string,
  since: Date,
): Promise<{ made: number; first: Date | null }> {
  const [row] = await db()
    .select({
      made: sql<number>`(count(*) + coalesce(sum(greatest(${aiRequests.replans} - 1, 0)), 0))::int`,
      first: min(aiRequests.createdAt),
    })
    .from(aiRequests)
    .where(and(eq(aiRequests.accountId, accountId), gte(aiRequests.createdAt, since)))
  return row ?? { made: 0, first: null }
}

type Changes = Partial<
  Pick<
    StoredRequest,
    | 'status'
    | 'stage'
    | 'progress'
    | 'brief'
    | 'plan'
    | 'ranking'
    | 'designId'
    | 'scenarioId'
    | 'replans'
    | 'promotion'
    | 'endsAt'
  >
>

/** Changes a request, when it is in the status named; false when it is not (any more). */
export async function updateRequest(
  { db, now }: Door & Pick<Context, 'now'>,
  request: Pick<StoredRequest, 'accountId' | 'id'>,
  changes: Changes,
  onlyIn?: StoredRequest['status'],
): Promise<boolean> {
  const changed = await db()
    .update(aiRequests)
    .set({ ...changes, updatedAt: now() })
    .where(
      and(
        own(request.accountId, request.id),
        onlyIn === undefined ? undefined : eq(aiRequests.status, onlyIn),
      ),
    )
    .returning({ id: aiRequests.id })
  return changed.length > 0
}

function own(accountId: string, id: string): SQL | undefined {
  return and(eq(aiRequests.accountId, accountId), eq(aiRequests.id, id))
}

function toRequest({ plan, ranking, promotion, ...row }: Row): StoredRequest {
  return {
    ...(row as Omit<StoredRequest, 'plan' | 'ranking' | 'promotion'>),
    promotion: promotion === null ? null : Promotion.parse(promotion),
    // A ranking of an older form is made anew.
    ranking: isRanking(ranking) ? ranking : null,
    plan: plan === null ? null : AiPlan.parse(plan),
  }
}

function isRanking(stored: unknown): stored is Ranking {
  return typeof stored === 'object' && stored !== null && 'list' in stored && 'diversity' in stored
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget(door: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await forgetCalls(door, accountId)
  await door.db().delete(aiRequests).where(eq(aiRequests.accountId, accountId))
}
