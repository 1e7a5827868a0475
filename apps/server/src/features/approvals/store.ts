import { and, count, eq } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { approvalComments } from '../../db/tables/campaigns.ts'

type Store = Pick<Context, 'db'>
type Comment = typeof approvalComments.$inferSelect
type Of = Pick<Comment, 'accountId' | 'campaignPostId'>

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
