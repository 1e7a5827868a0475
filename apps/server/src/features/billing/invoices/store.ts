import {
  invoiceKinds,
  InvoiceStatus,
  invoiceStatus,
  onceItems,
  PaymentCurrency,
  paymentRefusals,
  PriceLine,
  soldPlans,
} from '@clipmint/contract'
import { paymentGatewayIds } from '@clipmint/integrations'
import { must } from '@clipmint/kit'
import { and, count, desc, eq, gt, inArray, isNull, lte, ne, notInArray, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { invoices } from '../../../db/tables/billing.ts'

type Store = Pick<Context, 'db'>
type Row = typeof invoices.$inferSelect

/** What the database keeps as text or JSON, read back into what it was. */
const Kept = z.object({
  kind: z.enum(invoiceKinds),
  status: InvoiceStatus,
  gateway: z.enum(paymentGatewayIds),
  currency: PaymentCurrency,
  lines: z.array(PriceLine),
  planType: z.literal(soldPlans).nullable(),
  item: z.enum(onceItems).nullable(),
  step: z.enum(['certified', 'charging', 'refunding']).nullable(),
  refusal: z.enum(paymentRefusals).nullable(),
})

/** A payment, as stored. */
export type StoredInvoice = Omit<Row, keyof z.infer<typeof Kept>> & z.infer<typeof Kept>
export type InvoiceKey = Pick<Row, 'accountId' | 'id'>

export async function insertInvoice({ db }: Store, invoice: StoredInvoice): Promise<void> {
  await db().insert(invoices).values(invoice)
}

/** Saves an invoice unless there is one of its order already; says whether it did. */
export async function insertInvoiceOnce({ db }: Store, invoice: StoredInvoice): Promise<boolean> {
  const rows = await db()
    .insert(invoices)
    .values(invoice)
    .onConflictDoNothing({ target: invoices.orderId })
    .returning({ id: invoices.id })
  return rows.length > 0
}

/** An invoice of an account; null also where something else stands in the place of its id. */
export async function findInvoice({ db }: Store, key: InvoiceKey): Promise<StoredInvoice | null> {
  if (!isId(key.id)) return null
  const [row] = await db().select().from(invoices).where(is(key))
  return row ? toInvoice(row) : null
}

/** How an invoice stands now, which may have been moved by others meanwhile; none is ever deleted. */
export async function readAgain(store: Store, key: InvoiceKey): Promise<StoredInvoice> {
  return must(await findInvoice(store, key), 'an invoice that was there')
}

/** The invoice of an order, whoever's it is. */
export async function findByOrder({ db }: Store, orderId: string): Promise<StoredInvoice | null> {
  const [row] = await db().select().from(invoices).where(eq(invoices.orderId, orderId))
  return row ? toInvoice(row) : null
}

const isOpen = inArray(invoices.status, [invoiceStatus.requested, invoiceStatus.inProgress])

/** The invoices of an account that may still come to something. */
export async function listOpen(store: Store, accountId: string): Promise<StoredInvoice[]> {
  return listThose(store, accountId, isOpen)
}

/** Those and what is being given back. */
export async function listUnsettled(store: Store, accountId: string): Promise<StoredInvoice[]> {
  return listThose(store, accountId, or(isOpen, eq(invoices.step, 'refunding')))
}

async function listThose({ db }: Store, accountId: string, those: SQL | undefined): Promise<StoredInvoice[]> {
  const rows = await db()
    .select()
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), those))
  return rows.map(toInvoice)
}

/** The last payment of a plan that was taken, and given back or not. */
export async function findLastOfPlan(store: Store, accountId: string): Promise<StoredInvoice | null> {
  const statuses = [invoiceStatus.completed, invoiceStatus.refunded]
  const [last] = await listOfPlan(store, accountId, { statuses, most: 1 })
  return last ?? null
}

/** The last payments of plans that were taken and not given back, the newest first: those of what runs, and before it. */
export async function listLastOfPlan(store: Store, accountId: string): Promise<StoredInvoice[]> {
  return listOfPlan(store, accountId, { statuses: [invoiceStatus.completed], most: 20 })
}

async function listOfPlan(
  { db }: Store,
  accountId: string,
  { statuses, most }: { statuses: StoredInvoice['status'][]; most: number },
): Promise<StoredInvoice[]> {
  const rows = await db()
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.accountId, accountId),
        notInArray(invoices.kind, ['once', 'card']),
        inArray(invoices.status, statuses),
      ),
    )
    .orderBy(desc(invoices.paidAt), desc(invoices.id))
    .limit(most)
  return rows.map(toInvoice)
}

/** The last payment of a whole period that was taken and not given back. */
export async function findLastWhole({ db }: Store, accountId: string): Promise<StoredInvoice | null> {
  const [row] = await db()
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.accountId, accountId),
        inArray(invoices.kind, ['start', 'now', 'renewal']),
        eq(invoices.status, invoiceStatus.completed),
        isNull(invoices.step),
      ),
    )
    .orderBy(desc(invoices.paidAt), desc(invoices.id))
    .limit(1)
  return row ? toInvoice(row) : null
}

/** Payments of an account that came to something or failed, the newest first; those nobody paid are left out. */
export async function listInvoices(
  { db }: Store,
  accountId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: StoredInvoice[]; total: number }> {
  const ofAccount = and(
    eq(invoices.accountId, accountId),
    // Of another card nothing is paid.
    ne(invoices.kind, 'card'),
    notInArray(invoices.status, [invoiceStatus.requested, invoiceStatus.cancelled]),
  )
  const rows = await db()
    .select()
    .from(invoices)
    .where(ofAccount)
    .orderBy(desc(invoices.requestedAt), desc(invoices.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db().select({ total: count() }).from(invoices).where(ofAccount)
  return { list: rows.map(toInvoice), total: all?.total ?? 0 }
}

export type InvoiceChanges = Partial<Omit<StoredInvoice, 'accountId' | 'id' | 'orderId'>>
type Standing = Pick<StoredInvoice, 'status' | 'step'>

/** Moves an invoice from where it is thought to stand; false when it stands elsewhere, as somebody was quicker. */
export async function moveInvoice(
  { db, now }: Store & Pick<Context, 'now'>,
  { accountId, id, status, step }: InvoiceKey & Standing,
  changes: InvoiceChanges,
): Promise<boolean> {
  const rows = await db()
    .update(invoices)
    .set({ movedAt: now(), ...changes })
    .where(
      and(
        is({ accountId, id }),
        eq(invoices.status, status),
        step === null ? isNull(invoices.step) : eq(invoices.step, step),
      ),
    )
    .returning({ id: invoices.id })
  return rows.length > 0
}

/** When it is looked at again. */
export async function lookAgain({ db }: Store, key: InvoiceKey, at: Date): Promise<void> {
  await db().update(invoices).set({ lookAt: at }).where(is(key))
}

/** Notes that an invoice was not given back, and when that is asked for again; of one that is no longer to be, nothing. */
export async function noteRefundTry(
  { db }: Store,
  key: InvoiceKey,
  noted: Pick<StoredInvoice, 'refundTries' | 'refundFault' | 'lookAt'>,
): Promise<void> {
  await db()
    .update(invoices)
    .set(noted)
    .where(and(is(key), eq(invoices.step, 'refunding')))
}

/** Refunds of any account that were asked for in vain, those first that wait longest; only those given up unless all are wanted. */
export async function listRefundsInVain(
  { db }: Store,
  { withTried }: { withTried: boolean },
): Promise<StoredInvoice[]> {
  const rows = await db()
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.step, 'refunding'),
        gt(invoices.refundTries, 0),
        withTried ? undefined : isNull(invoices.lookAt),
      ),
    )
    .orderBy(invoices.movedAt)
  return rows.map(toInvoice)
}

/** The invoice of an id or an order, whoever's it is. */
export async function findByIdOrOrder({ db }: Store, name: string): Promise<StoredInvoice | null> {
  const [row] = await db()
    .select()
    .from(invoices)
    .where(isId(name) ? eq(invoices.id, name) : eq(invoices.orderId, name))
  return row ? toInvoice(row) : null
}

/** Invoices that it is time to look at, of any account, those first that have waited longest. */
export async function listToLookAt({ db }: Store, now: Date, most: number): Promise<InvoiceKey[]> {
  return db()
    .select({ accountId: invoices.accountId, id: invoices.id })
    .from(invoices)
    .where(lte(invoices.lookAt, now))
    .orderBy(invoices.lookAt)
    .limit(most)
}

/** Takes off an account's invoices what tells of its cards. */
export async function forgetCards({ db }: Store, accountId: string): Promise<void> {
  await db()
    .update(invoices)
    .set({ card: null, cardBrand: null, cardLast4: null, before: null })
    .where(eq(invoices.accountId, accountId))
}

function toInvoice(row: Row): StoredInvoice {
  return { ...row, ...Kept.parse(row) }
}

function isId(name: string): boolean {
  return z.uuid().safeParse(name).success
}

function is({ accountId, id }: InvoiceKey) {
  return and(eq(invoices.accountId, accountId), eq(invoices.id, id))
}
