import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { accounts } from '../../../db/tables/account.ts'
import { waitlist } from '../../../db/tables/waitlist.ts'
import type { Wait } from './rules.ts'

type Store = Pick<Context, 'db'>
export type Waiting = typeof waitlist.$inferSelect

/** Puts somebody on the list; false when they wait for this plan already. */
export async function insertWaiting({ db }: Store, waiting: Waiting): Promise<boolean> {
  const [added] = await db()
    .insert(waitlist)
    .values(waiting)
    .onConflictDoNothing()
    .returning({ id: waitlist.id })
  return added !== undefined
}

export async function findWaiting({ db }: Store, id: string): Promise<Waiting | null> {
  const [row] = await db().select().from(waitlist).where(eq(waitlist.id, id))
  return row ?? null
}

export async function noteInvited({ db }: Store, id: string, at: Date): Promise<void> {
  await db()
    .update(waitlist)
    .set({ invitedAt: at })
    .where(and(eq(waitlist.id, id), isNull(waitlist.invitedAt)))
}

/** When the owner of an account began to wait for the first of their plans, by their e-mail. */
export async function firstWaitOf({ db }: Store, accountId: string): Promise<Wait | null> {
  const [first] = await db()
    .select({ createdAt: waitlist.createdAt, invitedAt: waitlist.invitedAt })
    .from(waitlist)
    .innerJoin(accounts, eq(sql`lower(${accounts.email})`, waitlist.email))
    .where(eq(accounts.id, accountId))
    .orderBy(asc(waitlist.createdAt))
    .limit(1)
  return first ?? null
}

/** Takes somebody off the list who has left for good. */
export async function deleteWaitsOf({ db }: Store, email: string): Promise<void> {
  await db().delete(waitlist).where(eq(waitlist.email, email.toLowerCase()))
}

/** Forgets who began to wait before a time. */
export async function deleteOldWaits({ db }: Store, before: Date): Promise<void> {
  await db().delete(waitlist).where(lt(waitlist.createdAt, before))
}
