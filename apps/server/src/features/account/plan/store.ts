import { and, isNull, lte } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { accounts } from '../../../db/tables/account.ts'

/** Accounts whose plan was given until now or earlier, and whose owners have not left. */
export async function listEndedPlans({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(lte(accounts.planEndsAt, now()), isNull(accounts.withdrawnAt)))
  return rows.map(({ id }) => id)
}
