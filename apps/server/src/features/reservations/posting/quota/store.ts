import type { NetworkId } from '@clipmint/contract'
import type { ProgramQuota } from '@clipmint/integrations'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'

import type { Context } from '../../../../context.ts'
import { networkQuotas, postTargets } from '../../../../db/tables/reservations.ts'

type Store = Pick<Context, 'db'>

/** Takes one post out of what all accounts together may make in a network's period; false when none is left. */
export async function takeFromQuota(
  { db }: Store,
  network: NetworkId,
  { posts, from }: ProgramQuota,
): Promise<boolean> {
  if (posts < 1) return false
  const rows = await db()
    .insert(networkQuotas)
    .values({ network, from, used: 1 })
    .onConflictDoUpdate({
      target: [networkQuotas.network, networkQuotas.from],
      set: { used: sql`${networkQuotas.used} + 1` },
      setWhere: lt(networkQuotas.used, posts),
    })
    .returning({ used: networkQuotas.used })
  return rows.length > 0
}

/** When posts of a linked account since `since` were made to be seen, the first first; at most so many. */
export async function listPublished(
  { db }: Store,
  socialAccountId: string,
  { since, most }: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await db()
    .select({ at: postTargets.publishingAt })
    .from(postTargets)
    .where(and(eq(postTargets.socialAccountId, socialAccountId), gt(postTargets.publishingAt, since)))
    .orderBy(asc(postTargets.publishingAt))
    .limit(most)
  return rows.flatMap(({ at }) => at ?? [])
}
