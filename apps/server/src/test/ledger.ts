import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'

import type { Context } from '../context.ts'
import { creditEntries, creditGrants, creditHolds } from '../db/tables/credits.ts'

type Rows = {
  entries: (typeof creditEntries.$inferSelect)[]
  grants: (typeof creditGrants.$inferSelect)[]
  holds: (typeof creditHolds.$inferSelect)[]
}

/** All that stands of an owner's credits. */
export async function readLedger({ db }: Pick<Context, 'db'>, accountId: string): Promise<Rows> {
  return {
    entries: await db()
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.accountId, accountId))
      .orderBy(asc(creditEntries.seq)),
    grants: await db().select().from(creditGrants).where(eq(creditGrants.accountId, accountId)),
    holds: await db().select().from(creditHolds).where(eq(creditHolds.accountId, accountId)),
  }
}

/** How each hold's lines must read, by its state. */
const storyOf: Record<string, string[]> = {
  held: ['hold'],
  settled: ['hold', 'settle'],
  released: ['hold', 'release'],
  refunded: ['hold', 'settle', 'refund'],
}

/**
 * What holds of every ledger at any moment: lines without gaps whose balances follow from each other, never below
 * nothing, in all and of each grant, and every hold told once from its beginning to its end.
 */
export function expectSound({ entries, grants, holds }: Rows): void {
  let balance = 0
  const ofGrant = new Map<string, number>()
  for (const [index, entry] of entries.entries()) {
    balance += entry.amount
    const left = (ofGrant.get(entry.grantId) ?? 0) + entry.amount
    ofGrant.set(entry.grantId, left)
    expect([entry.seq, entry.balanceAfter]).toEqual([index + 1, balance])
    expect(balance).toBeGreaterThanOrEqual(0)
    expect(left).toBeGreaterThanOrEqual(0)
  }
  expect(grants.reduce((sum, { left }) => sum + left, 0)).toBe(balance)
  for (const { id, left, amount } of grants) {
    expect(ofGrant.get(id) ?? 0).toBe(left)
    expect(left).toBeLessThanOrEqual(amount)
  }
  for (const { ref, state } of holds) {
    const story = entries.filter(({ holdRef }) => holdRef === ref).map(({ kind }) => kind)
    expect([ref, story]).toEqual([ref, storyOf[state]])
  }
  const refs = new Set(holds.map(({ ref }) => ref))
  expect(entries.filter(({ holdRef }) => holdRef !== null && !refs.has(holdRef))).toEqual([])
}
