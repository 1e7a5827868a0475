import { CreditHoldState, CreditSource } from '@clipmint/contract'
import { and, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { accounts } from '../../db/tables/account.ts'
import { creditEntries, creditGrants, creditHolds } from '../../db/tables/credits.ts'
import type { Cycle, Grant } from './rules.ts'

type Store = Pick<Context, 'db'>
type EntryRow = typeof creditEntries.$inferSelect

export type NewGrant = Omit<Grant, 'remindedAt'> & { accountId: string; createdAt: Date }
export type NewEntry = Omit<EntryRow, 'seq' | 'balanceAfter'>
export type Hold = Omit<typeof creditHolds.$inferSelect, 'state'> & { state: CreditHoldState }
export type HoldKey = { accountId: string; ref: string }

/** Grants of which something is left, and this cycle's. */
export async function listGrants({ db }: Store, accountId: string, { key }: Cycle): Promise<Grant[]> {
  const rows = await db()
    .select()
    .from(creditGrants)
    .where(
      and(eq(creditGrants.accountId, accountId), or(gt(creditGrants.left, 0), eq(creditGrants.ref, key))),
    )
  return rows.map(toGrant)
}

export async function findGrant({ db }: Store, accountId: string, id: string): Promise<Grant | null> {
  const [row] = await db()
    .select()
    .from(creditGrants)
    .where(and(eq(creditGrants.accountId, accountId), eq(creditGrants.id, id)))
  return row ? toGrant(row) : null
}

export async function findGrantFor({ db }: Store, accountId: string, ref: string): Promise<Grant | null> {
  const [row] = await db()
    .select()
    .from(creditGrants)
    .where(and(eq(creditGrants.accountId, accountId), eq(creditGrants.ref, ref)))
  return row ? toGrant(row) : null
}

/** Which of what credits were given for still has all of them: none is spent, set aside, taken out or run out. */
export async function listUntouched(
  { db, now }: Store & Pick<Context, 'now'>,
  accountId: string,
  refs: readonly string[],
): Promise<string[]> {
  if (refs.length === 0) return []
  const rows = await db()
    .select({ ref: creditGrants.ref })
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.accountId, accountId),
        inArray(creditGrants.ref, [...refs]),
        eq(creditGrants.left, creditGrants.amount),
        gt(creditGrants.expiresAt, now()),
      ),
    )
  return rows.map(({ ref }) => ref)
}

/** The last line that a grant has in the ledger. */
export async function findLastEntryOf(
  { db }: Store,
  accountId: string,
  grantId: string,
): Promise<Pick<EntryRow, 'kind' | 'amount'> | null> {
  const [row] = await db()
    .select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), eq(creditEntries.grantId, grantId)))
    .orderBy(desc(creditEntries.seq))
    .limit(1)
  return row ?? null
}

export async function insertGrant({ db }: Store, grant: NewGrant): Promise<void> {
  await db().insert(creditGrants).values(grant)
}

/** Changes what is left of a grant, and how much it ever was. The database refuses what would be less than nothing. */
export async function changeGrant(
  { db }: Store,
  { accountId, id }: { accountId: string; id: string },
  { left, amount }: { left: number; amount: number },
): Promise<void> {
  await db()
    .update(creditGrants)
    .set({ left: sql`${creditGrants.left} + ${left}`, amount: sql`${creditGrants.amount} + ${amount}` })
    .where(and(eq(creditGrants.accountId, accountId), eq(creditGrants.id, id)))
}

/** Adds a line to the ledger of an account whose row is held. */
export async function insertEntry({ db }: Store, entry: NewEntry): Promise<void> {
  const [last] = await db()
    .select({ seq: creditEntries.seq, balance: creditEntries.balanceAfter })
    .from(creditEntries)
    .where(eq(creditEntries.accountId, entry.accountId))
    .orderBy(desc(creditEntries.seq))
    .limit(1)
  const { seq, balance } = last ?? { seq: 0, balance: 0 }
  await db()
    .insert(creditEntries)
    .values({ ...entry, seq: seq + 1, balanceAfter: balance + entry.amount })
}

/** The lines that changed the balance, newest first. */
export async function listEntries(
  { db }: Store,
  accountId: string,
  { page, limit }: { page: number; limit: number },
) {
  const where = and(eq(creditEntries.accountId, accountId), ne(creditEntries.kind, 'settle'))
  const rows = await db()
    .select({
      entry: creditEntries,
      source: creditGrants.kind,
      label: creditHolds.label,
      state: creditHolds.state,
    })
    .from(creditEntries)
    .innerJoin(
      creditGrants,
      and(eq(creditGrants.accountId, creditEntries.accountId), eq(creditGrants.id, creditEntries.grantId)),
    )
    .leftJoin(
      creditHolds,
      and(eq(creditHolds.accountId, creditEntries.accountId), eq(creditHolds.ref, creditEntries.holdRef)),
    )
    .where(where)
    .orderBy(desc(creditEntries.seq))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db().select({ total: count() }).from(creditEntries).where(where)
  return { list: rows, total: counted?.total ?? 0 }
}

export async function findHold({ db }: Store, key: HoldKey): Promise<Hold | null> {
  const [row] = await db().select().from(creditHolds).where(keyOf(key))
  return row ? { ...row, state: CreditHoldState.parse(row.state) } : null
}

export async function insertHold({ db }: Store, hold: Hold): Promise<void> {
  await db().insert(creditHolds).values(hold)
}

export async function updateHold(
  { db }: Store,
  key: HoldKey,
  changes: Pick<Hold, 'state' | 'closedAt'>,
): Promise<void> {
  await db().update(creditHolds).set(changes).where(keyOf(key))
}

/** How many are set aside, and how many of a cycle were used: settled, or still held. */
export async function countHolds(
  { db }: Store,
  accountId: string,
  { startsAt, endsAt }: Cycle,
): Promise<{ held: number; used: number }> {
  const rows = await db()
    .select({
      state: creditHolds.state,
      all: count(),
      ofCycle: sql<number>`(count(*) filter (where ${and(gte(creditHolds.heldAt, startsAt), lt(creditHolds.heldAt, endsAt))}))::int`,
    })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        or(
          eq(creditHolds.state, 'held'),
          and(eq(creditHolds.state, 'settled'), gte(creditHolds.heldAt, startsAt)),
        ),
      ),
    )
    .groupBy(creditHolds.state)
  return {
    held: rows.find(({ state }) => state === 'held')?.all ?? 0,
    used: rows.reduce((sum, { ofCycle }) => sum + ofCycle, 0),
  }
}

/** Whether an owner has spent a credit since then, or has one set aside. */
export async function hasSpentSince({ db }: Store, accountId: string, since: Date): Promise<boolean> {
  const [row] = await db()
    .select({ ref: creditHolds.ref })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        inArray(creditHolds.state, ['held', 'settled']),
        or(gte(creditHolds.heldAt, since), gte(creditHolds.closedAt, since)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Holds whose work is long dead, of any owner. */
export async function listOverdueHolds({ db }: Store, now: Date, most: number): Promise<HoldKey[]> {
  return db()
    .select({ accountId: creditHolds.accountId, ref: creditHolds.ref })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, 'held'), lte(creditHolds.closesAt, now)))
    .orderBy(creditHolds.closesAt)
    .limit(most)
}

/** Owners of whom something runs out until then that they were not told of. */
export async function listUntold(
  { db, now }: Store & Pick<Context, 'now'>,
  until: Date,
  most: number,
): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: creditGrants.accountId })
    .from(creditGrants)
    .innerJoin(accounts, eq(accounts.id, creditGrants.accountId))
    .where(
      and(
        gt(creditGrants.left, 0),
        gt(creditGrants.expiresAt, now()),
        lte(creditGrants.expiresAt, until),
        isNull(creditGrants.remindedAt),
        isNull(accounts.withdrawnAt),
      ),
    )
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Notes that an owner was told that these run out soon. */
export async function noteReminded({ db }: Store, accountId: string, ids: string[], at: Date): Promise<void> {
  await db()
    .update(creditGrants)
    .set({ remindedAt: at })
    .where(and(eq(creditGrants.accountId, accountId), inArray(creditGrants.id, ids)))
}

/** Owners of whom something has run out that is not entered yet. */
export async function listWithExpired({ db }: Store, now: Date, most: number): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: creditGrants.accountId })
    .from(creditGrants)
    .where(and(gt(creditGrants.left, 0), lte(creditGrants.expiresAt, now)))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Subscribers whose next cycle has begun: who pays has its credits at its start, and not when they look. */
export async function listUngranted({ db }: Store, now: Date, most: number): Promise<string[]> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        gt(accounts.planType, 0),
        isNull(accounts.withdrawnAt),
        or(isNull(accounts.creditsDueAt), lte(accounts.creditsDueAt, now)),
      ),
    )
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Deletes the ledger of an owner who has left. */
export async function forget({ db }: Store, accountId: string): Promise<void> {
  for (const table of [creditEntries, creditHolds, creditGrants])
    await db().delete(table).where(eq(table.accountId, accountId))
}

function toGrant({
  id,
  kind,
  ref,
  amount,
  left,
  expiresAt,
  remindedAt,
}: typeof creditGrants.$inferSelect): Grant {
  return { id, kind: CreditSource.parse(kind), ref, amount, left, expiresAt, remindedAt }
}

function keyOf({ accountId, ref }: HoldKey) {
  return and(eq(creditHolds.accountId, accountId), eq(creditHolds.ref, ref))
}
