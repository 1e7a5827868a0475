import { and, asc, count, eq, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { approvalComments } from '../../db/tables/campaigns.ts'

type Store = Pick<Context, 'db'>
export type Comment = typeof approvalComments.$inferSelect
type Of = Pick<Comment, 'accountId' | 'campaignPostId'>

/** Comments of a post, the first said first. */
export async function listComments({ db }: Store, of: Of): Promise<Comment[]> {
  return db()
    .select()
    .from(approvalComments)
    .where(isOf(of))
    .orderBy(asc(approvalComments.createdAt), asc(approvalComments.id))
}

/** Of several who speak of one post at once, the others wait here until the first is done. Inside a transaction. */
export async function holdComments({ db }: Store, { campaignPostId }: Of): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${campaignPostId}, 3))`)
}

export async function countComments({ db }: Store, of: Of): Promise<number> {
  const [row] = await db().select({ said: count() }).from(approvalComments).where(isOf(of))
  return row?.said ?? 0
}

export async function hasComment({ db }: Store, { accountId, id }: Pick<Comment, 'accountId' | 'id'>) {
  const own = and(eq(approvalComments.accountId, accountId), eq(approvalComments.id, id))
  return (await db().select({ id: approvalComments.id }).from(approvalComments).where(own)).length > 0
}

export async function insertComment({ db }: Store, comment: Comment): Promise<void> {
  await db().insert(approvalComments).values(comment)
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget({ db }: Store, accountId: string): Promise<void> {
  await db().delete(approvalComments).where(eq(approvalComments.accountId, accountId))
}

function isOf({ accountId, campaignPostId }: Of) {
  return and(eq(approvalComments.accountId, accountId), eq(approvalComments.campaignPostId, campaignPostId))
}
