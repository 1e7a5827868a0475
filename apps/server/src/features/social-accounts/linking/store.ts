import type { NetworkId } from '@clipmint/contract'
import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { socialVisits } from '../../../db/tables/social-accounts.ts'

type Door = Pick<Context, 'db'>
type Whose = { accountId: string; network: NetworkId }

/** Notes that a visit has come back; false when it had before. */
export async function useVisit({ db }: Door, visit: Whose & { id: string; at: Date }): Promise<boolean> {
  const saved = await db()
    .insert(socialVisits)
    .values({ ...visit, candidates: null })
    .onConflictDoNothing()
    .returning({ id: socialVisits.id })
  return saved.length > 0
}

/** Keeps what a visit found to choose from, in place of what one before it did. */
export async function keepCandidates(
  ctx: Door,
  { id, ...whose }: Whose & { id: string },
  candidates: string,
): Promise<void> {
  await dropCandidates(ctx, whose)
  await ctx.db().update(socialVisits).set({ candidates }).where(eq(socialVisits.id, id))
}

/** What there is to choose from, of visits that came back after `since`. */
export async function findCandidates(
  { db }: Door,
  whose: Whose,
  since: Date,
): Promise<{ id: string; candidates: string } | null> {
  const [row] = await db()
    .select({ id: socialVisits.id, candidates: socialVisits.candidates })
    .from(socialVisits)
    .where(and(own(whose), isNotNull(socialVisits.candidates), gt(socialVisits.at, since)))
    .orderBy(desc(socialVisits.at))
    .limit(1)
  return row?.candidates ? { id: row.id, candidates: row.candidates } : null
}

/** Lets go of what there was to choose from. */
export async function dropCandidates({ db }: Door, whose: Whose): Promise<void> {
  await db().update(socialVisits).set({ candidates: null }).where(own(whose))
}

/** Deletes visits that came back before a time. */
export async function deleteVisits({ db }: Door, before: Date): Promise<void> {
  await db().delete(socialVisits).where(lt(socialVisits.at, before))
}

export async function deleteVisitsOf({ db }: Door, accountId: string): Promise<void> {
  await db().delete(socialVisits).where(eq(socialVisits.accountId, accountId))
}

function own({ accountId, network }: Whose) {
  return and(eq(socialVisits.accountId, accountId), eq(socialVisits.network, network))
}
