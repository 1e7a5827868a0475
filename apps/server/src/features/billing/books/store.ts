import type { Context } from '../../../context.ts'
import { moneyTransfers } from '../../../db/tables/billing.ts'

/** Adds lines to the books; one that stands there already stays as it is. */
export async function insertTransfers(
  { db }: Pick<Context, 'db'>,
  rows: (typeof moneyTransfers.$inferInsert)[],
): Promise<void> {
  await db().insert(moneyTransfers).values(rows).onConflictDoNothing()
}
