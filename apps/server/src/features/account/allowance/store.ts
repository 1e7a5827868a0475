import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { allowanceExtras, allowanceUses } from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

export type AllowanceKind = 'render'
/** One use of an allowance; `ref` is the id of what used it, and counts once. */
export type AllowanceUse = { accountId: string; kind: AllowanceKind; ref: string }

/** What was given beside the month's, and how much of it is left. */
export type Extra = { id: string; left: number }
export type NewExtra = typeof allowanceExtras.$inferInsert & { kind: AllowanceKind }

/** Uses of the month's own. */
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
        isNull(allowanceUses.extraId),
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
  use: AllowanceUse & { month: string; extraId: string | null; createdAt: Date },
): Promise<void> {
  await db().insert(allowanceUses).values(use).onConflictDoNothing()
}

export async function deleteUse({ db }: Store, use: AllowanceUse): Promise<void> {
  await db().delete(allowanceUses).where(keyOf(use))
}

/** What is left of what was given beside the month's, what runs out first before the others. */
export async function listExtras(
  { db }: Store,
  { accountId, kind, now }: { accountId: string; kind: AllowanceKind; now: Date },
): Promise<Extra[]> {
  const rows = await db()
    .select({
      id: allowanceExtras.id,
      left: sql<number>`(${allowanceExtras.amount} - count(${allowanceUses.ref}))::int`,
    })
    .from(allowanceExtras)
    .leftJoin(
      allowanceUses,
      and(
        eq(allowanceUses.accountId, allowanceExtras.accountId),
        eq(allowanceUses.extraId, allowanceExtras.id),
      ),
    )
    .where(
      and(
        eq(allowanceExtras.accountId, accountId),
        eq(allowanceExtras.kind, kind),
        gt(allowanceExtras.expiresAt, now),
      ),
    )
    .groupBy(allowanceExtras.accountId, allowanceExtras.id)
    .orderBy(asc(allowanceExtras.expiresAt), asc(allowanceExtras.id))
  return rows.filter(({ left }) => left > 0)
}

export async function insertExtra({ db }: Store, extra: NewExtra): Promise<void> {
  await db().insert(allowanceExtras).values(extra)
}

function keyOf({ accountId, kind, ref }: AllowanceUse) {
  return and(eq(allowanceUses.accountId, accountId), eq(allowanceUses.kind, kind), eq(allowanceUses.ref, ref))
}
