import { and, count, eq } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { allowanceUses } from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

export type AllowanceKind = 'render' | 'scenario'
/** One use of an allowance; `ref` is the id of what used it, and counts once. */
export type AllowanceUse = { accountId: string; kind: AllowanceKind; ref: string }

export async function countUses(
  { db }: Store,
  { accountId, kind, month }: { accountId: string; kind: AllowanceKind; month: string },
): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(allowanceUses)
    .where(
      and(
        eq(allowanceUses.accountId, accountId),
        eq(allowanceUses.kind, kind),
        eq(allowanceUses.month, month),
      ),
    )
  return row?.n ?? 0
}

export async function hasUse({ db }: Store, use: AllowanceUse): Promise<boolean> {
  const [row] = await db().select({ ref: allowanceUses.ref }).from(allowanceUses).where(keyOf(use))
  return row !== undefined
}

export async function insertUse(
  { db }: Store,
  use: AllowanceUse & { month: string; createdAt: Date },
): Promise<void> {
  await db().insert(allowanceUses).values(use).onConflictDoNothing()
}

export async function deleteUse({ db }: Store, use: AllowanceUse): Promise<void> {
  await db().delete(allowanceUses).where(keyOf(use))
}

function keyOf({ accountId, kind, ref }: AllowanceUse) {
  return and(eq(allowanceUses.accountId, accountId), eq(allowanceUses.kind, kind), eq(allowanceUses.ref, ref))
}
