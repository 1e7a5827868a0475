import { and, eq, isNull, lte } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import {
  accounts,
  allowanceExtras,
  allowanceUses,
  inflows,
  pushDevices,
  sessions,
  withdrawals,
} from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

export type Withdrawal = typeof withdrawals.$inferSelect

/** Marks an account as left; false when it was already. */
export async function markWithdrawn(
  { db }: Store,
  { accountId, reasons, opinion, at }: Withdrawal,
): Promise<boolean> {
  const [marked] = await db()
    .update(accounts)
    .set({ withdrawnAt: at, updatedAt: at })
    .where(and(eq(accounts.id, accountId), isNull(accounts.withdrawnAt)))
    .returning({ id: accounts.id })
  if (!marked) return false
  await db().insert(withdrawals).values({ accountId, reasons, opinion, at })
  return true
}

/** Accounts whose owners left at or before a time. */
export async function listWithdrawn({ db }: Store, until: Date): Promise<string[]> {
  const rows = await db().select({ id: accounts.id }).from(accounts).where(lte(accounts.withdrawnAt, until))
  return rows.map(({ id }) => id)
}

/** Deletes an account's own rows, itself last. */
export async function deleteAccount({ db }: Store, accountId: string): Promise<void> {
  for (const table of [sessions, pushDevices, allowanceUses, allowanceExtras, inflows, withdrawals]) {
    await db().delete(table).where(eq(table.accountId, accountId))
  }
  await db().delete(accounts).where(eq(accounts.id, accountId))
}
