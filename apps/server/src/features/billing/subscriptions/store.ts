import { PaymentCurrency, soldPlans } from '@clipmint/contract'
import { paymentGatewayIds } from '@clipmint/integrations'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { subscriptions } from '../../../db/tables/billing.ts'

type Store = Pick<Context, 'db'>
type Row = typeof subscriptions.$inferSelect

/** What the database keeps as a number or text, read back into what it was. */
export const KeptSubscription = z.object({
  planType: z.literal(soldPlans),
  nextPlanType: z.literal([0, ...soldPlans]).nullable(),
  currency: PaymentCurrency,
  gateway: z.enum(paymentGatewayIds),
})

/** What an account pays for again and again, as stored. */
export type StoredSubscription = Omit<Row, keyof z.infer<typeof KeptSubscription>> &
  z.infer<typeof KeptSubscription>

export async function findSubscription({ db }: Store, accountId: string): Promise<StoredSubscription | null> {
  const [row] = await db().select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
  return row ? toSubscription(row) : null
}

/** Saves what an account pays for, in place of what it paid for before. */
export async function saveSubscription({ db }: Store, subscription: StoredSubscription): Promise<void> {
  await db()
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: subscriptions.accountId, set: subscription })
}

export async function changeSubscription(
  { db }: Store,
  accountId: string,
  changes: Partial<Omit<StoredSubscription, 'accountId'>>,
): Promise<void> {
  await db().update(subscriptions).set(changes).where(eq(subscriptions.accountId, accountId))
}

export async function deleteSubscription({ db }: Store, accountId: string): Promise<void> {
  await db().delete(subscriptions).where(eq(subscriptions.accountId, accountId))
}

/** Accounts that are to be charged, or whose subscription is over, those first that have waited longest. */
export async function listDue({ db }: Store, now: Date, most: number): Promise<string[]> {
  const rows = await db()
    .select({ id: subscriptions.accountId })
    .from(subscriptions)
    .where(lte(subscriptions.chargeAt, now))
    .orderBy(asc(subscriptions.chargeAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Accounts whose paid days end within that time. */
export async function listEnding(
  { db }: Store,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db()
    .select({ id: subscriptions.accountId })
    .from(subscriptions)
    .where(and(gt(subscriptions.endsAt, from), lte(subscriptions.endsAt, until)))
  return rows.map(({ id }) => id)
}

function toSubscription(row: Row): StoredSubscription {
  return { ...row, ...KeptSubscription.parse(row) }
}
