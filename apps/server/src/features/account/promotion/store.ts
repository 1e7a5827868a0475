import { eq } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { inflows } from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

/** Notes by which promotion an owner came; false when this token was noted for them already. */
export async function insertInflow({ db }: Store, inflow: typeof inflows.$inferSelect): Promise<boolean> {
  const [noted] = await db()
    .insert(inflows)
    .values(inflow)
    .onConflictDoNothing()
    .returning({ type: inflows.type })
  return noted !== undefined
}

/** The types of the promotions that an owner came by. */
export async function listPromotions({ db }: Store, accountId: string): Promise<string[]> {
  const rows = await db().select({ type: inflows.type }).from(inflows).where(eq(inflows.accountId, accountId))
  return rows.map(({ type }) => type)
}
