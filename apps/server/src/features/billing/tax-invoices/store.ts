import { TaxInvoice } from '@clipmint/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { taxInvoices } from '../../../db/tables/tax-invoices.ts'

type Store = Pick<Context, 'db'>
type Row = typeof taxInvoices.$inferSelect

/** A tax invoice that was asked for, as stored. */
export type StoredTaxInvoice = Omit<Row, 'checked'> & Pick<TaxInvoice, 'checked'>
export type TaxInvoiceKey = Pick<Row, 'accountId' | 'month'>

/** What an account asked for, the newest month first. */
export async function listOf({ db }: Store, accountId: string): Promise<StoredTaxInvoice[]> {
  const ofAccount = eq(taxInvoices.accountId, accountId)
  return (await db().select().from(taxInvoices).where(ofAccount).orderBy(desc(taxInvoices.month))).map(read)
}

export async function findOf(
  { db }: Store,
  { accountId, month }: TaxInvoiceKey,
): Promise<StoredTaxInvoice | null> {
  const isIt = and(eq(taxInvoices.accountId, accountId), eq(taxInvoices.month, month))
  const [row] = await db().select().from(taxInvoices).where(isIt)
  return row ? read(row) : null
}

/** The one of an id, whoever's it is. */
export async function findById({ db }: Store, id: string): Promise<StoredTaxInvoice | null> {
  const [row] = await db().select().from(taxInvoices).where(eq(taxInvoices.id, id))
  return row ? read(row) : null
}

/** Saves a request in the place of what was asked for that month before; false when that is issued. */
export async function saveRequest({ db }: Store, request: StoredTaxInvoice): Promise<boolean> {
  const rows = await db()
    .insert(taxInvoices)
    .values(request)
    .onConflictDoUpdate({
      target: [taxInvoices.accountId, taxInvoices.month],
      set: request,
      setWhere: isNull(taxInvoices.issuedAt),
    })
    .returning({ id: taxInvoices.id })
  return rows.length > 0
}

/** Requests of every account that wait to be issued, or all, the oldest first. */
export async function listAll(
  { db }: Store,
  { withIssued }: { withIssued: boolean },
): Promise<StoredTaxInvoice[]> {
  const all = db().select().from(taxInvoices).$dynamic()
  const rows = await (withIssued ? all : all.where(isNull(taxInvoices.issuedAt))).orderBy(
    taxInvoices.requestedAt,
  )
  return rows.map(read)
}

/** Requests that nobody could check, the oldest first. */
export async function listUnchecked({ db }: Store, most: number): Promise<StoredTaxInvoice[]> {
  const rows = await db()
    .select()
    .from(taxInvoices)
    .where(
      and(
        isNull(taxInvoices.toldAt),
        isNull(taxInvoices.issuedAt),
        eq(taxInvoices.checked, 'unchecked' satisfies TaxInvoice['checked']),
      ),
    )
    .orderBy(taxInvoices.requestedAt)
    .limit(most)
  return rows.map(read)
}

/** What is issued, and nobody told its owner. */
export async function listUntold({ db }: Store, most: number): Promise<StoredTaxInvoice[]> {
  const isUntold = and(isNull(taxInvoices.toldAt), isNotNull(taxInvoices.issuedAt))
  const rows = await db()
    .select()
    .from(taxInvoices)
    .where(isUntold)
    .orderBy(taxInvoices.requestedAt)
    .limit(most)
  return rows.map(read)
}

/** Says that the tax office knows the business of a request. */
export async function markChecked({ db }: Store, id: string): Promise<void> {
  const checked: TaxInvoice['checked'] = 'active'
  await db().update(taxInvoices).set({ checked }).where(waits(id))
}

/** Deletes a request, unless it was issued or another took its place; says whether it did. */
export async function deleteRequest({ db }: Store, id: string): Promise<boolean> {
  const rows = await db().delete(taxInvoices).where(waits(id)).returning({ id: taxInvoices.id })
  return rows.length > 0
}

/** Says that a request is issued; null when there is none that waits. */
export async function markIssued({ db }: Store, id: string, at: Date): Promise<StoredTaxInvoice | null> {
  const [row] = await db().update(taxInvoices).set({ issuedAt: at }).where(waits(id)).returning()
  return row ? read(row) : null
}

/** Says that its owner is told; false when they were before. */
export async function markTold({ db }: Store, id: string, at: Date): Promise<boolean> {
  const rows = await db()
    .update(taxInvoices)
    .set({ toldAt: at })
    .where(and(eq(taxInvoices.id, id), isNull(taxInvoices.toldAt)))
    .returning({ id: taxInvoices.id })
  return rows.length > 0
}

/** Deletes what an account asked for and was not issued. */
export async function deleteRequests({ db }: Store, accountId: string): Promise<void> {
  await db()
    .delete(taxInvoices)
    .where(and(eq(taxInvoices.accountId, accountId), isNull(taxInvoices.issuedAt)))
}

function read(row: Row): StoredTaxInvoice {
  return { ...row, checked: TaxInvoice.shape.checked.parse(row.checked) }
}

function waits(id: string) {
  return and(eq(taxInvoices.id, id), isNull(taxInvoices.issuedAt))
}
