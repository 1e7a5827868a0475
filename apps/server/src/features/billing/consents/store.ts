import { paymentConsents as consentNames } from '@clipmint/contract'
import { and, asc, eq, gte, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { invoices, paymentConsents, subscriptions } from '../../../db/tables/billing.ts'

type Store = Pick<Context, 'db'>
type Row = typeof paymentConsents.$inferSelect

const Kept = z.object({
  occasion: z.enum(['payment', 'card', 'less', 'taken-back']),
  consent: z.enum(consentNames),
  language: z.enum(['ko', 'en']),
})

/** A box that was ticked, as stored. */
export type StoredConsent = Omit<Row, keyof z.infer<typeof Kept>> & z.infer<typeof Kept>

export async function insertConsents({ db }: Store, rows: StoredConsent[]): Promise<void> {
  await db().insert(paymentConsents).values(rows)
}

/** What an account agreed to, the oldest first; of one payment or card alone where it is named. */
export async function listConsents(
  { db }: Store,
  { accountId, invoiceId }: { accountId: string; invoiceId?: string },
): Promise<StoredConsent[]> {
  const rows = await db()
    .select()
    .from(paymentConsents)
    .where(
      and(
        eq(paymentConsents.accountId, accountId),
        invoiceId === undefined ? undefined : eq(paymentConsents.invoiceId, invoiceId),
      ),
    )
    .orderBy(asc(paymentConsents.at), asc(paymentConsents.id))
  return rows.map((row) => ({ ...row, ...Kept.parse(row) }))
}

/** The addresses that an account agreed from, each once. */
export async function listAddresses({ db }: Store, accountId: string): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ ip: paymentConsents.ip })
    .from(paymentConsents)
    .where(eq(paymentConsents.accountId, accountId))
  return rows.map(({ ip }) => ip)
}

/** Has another text stand in the place of an address. */
export async function replaceAddress(
  { db }: Store,
  accountId: string,
  { ip, by }: { ip: string; by: string },
): Promise<void> {
  await db()
    .update(paymentConsents)
    .set({ ip: by })
    .where(and(eq(paymentConsents.accountId, accountId), eq(paymentConsents.ip, ip)))
}

/** Deletes what was agreed to before a time by accounts that pay for nothing and have paid nothing since. */
export async function deleteConsentsBefore({ db }: Store, time: Date): Promise<void> {
  const running = db()
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, paymentConsents.accountId))
  const paidSince = db()
    .select({ one: sql`1` })
    .from(invoices)
    .where(and(eq(invoices.accountId, paymentConsents.accountId), gte(invoices.requestedAt, time)))
  await db()
    .delete(paymentConsents)
    .where(and(lt(paymentConsents.at, time), notExists(running), notExists(paidSince)))
}
