import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { sessions } from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

/** A signed-in browser, as stored. */
export type Session = typeof sessions.$inferSelect

export async function insertSession({ db }: Store, session: Session): Promise<void> {
  await db().insert(sessions).values(session)
}

/** The session, held until the transaction ends, so that two refreshes come one after the other. */
export async function lockSession({ db }: Store, accountId: string, id: string): Promise<Session | null> {
  const [found] = await db().select().from(sessions).where(keyOf(accountId, id)).for('update')
  return found ?? null
}

export async function findSession({ db }: Store, accountId: string, id: string): Promise<Session | null> {
  const [found] = await db().select().from(sessions).where(keyOf(accountId, id))
  return found ?? null
}

export async function updateSession(
  { db }: Store,
  { accountId, id }: Session,
  changes: Pick<Session, 'generation' | 'rotatedAt' | 'expiresAt'>,
): Promise<void> {
  await db().update(sessions).set(changes).where(keyOf(accountId, id))
}

/** Notes that tokens of this generation were used; an earlier one changes nothing. */
export async function noteGeneration(
  { db }: Store,
  { accountId, id, generation }: { accountId: string; id: string; generation: number },
): Promise<void> {
  await db()
    .update(sessions)
    .set({ usedGeneration: generation })
    .where(and(keyOf(accountId, id), lt(sessions.usedGeneration, generation)))
}

/** An account's sessions that are good still, the one refreshed last first. */
export async function listOpenSessions(
  { db, now }: Store & Pick<Context, 'now'>,
  accountId: string,
): Promise<Session[]> {
  return db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
}

/** Why a session ended. */
export type SessionEnd = 'logout' | 'reuse' | 'device' | 'password' | 'withdrawal'

/** Ends a session; one that has ended keeps its first end. */
export async function endSession(
  { db }: Store,
  { accountId, id }: Pick<Session, 'accountId' | 'id'>,
  end: { at: Date; because: SessionEnd },
): Promise<void> {
  await db()
    .update(sessions)
    .set({ endedAt: end.at, endedBecause: end.because })
    .where(and(keyOf(accountId, id), isNull(sessions.endedAt)))
}

/** Deletes sessions that ran out before a time. */
export async function forgetSessions({ db }: Store, before: Date): Promise<void> {
  await db().delete(sessions).where(lt(sessions.expiresAt, before))
}

function keyOf(accountId: string, id: string) {
  return and(eq(sessions.accountId, accountId), eq(sessions.id, id))
}
