import type { Context } from '../../../context.ts'
import type { StoredInvoice } from '../invoices/store.ts'
import { insertTransfers } from './store.ts'

type Door = Pick<Context, 'db' | 'now'>
type Paid = Pick<StoredInvoice, 'accountId' | 'id' | 'gateway' | 'currency' | 'total' | 'tax'>

/** Enters that the money of an invoice came in: what is ours, and what is the tax office's. Once, however often it is asked for. */
export async function bookCharge(ctx: Door, invoice: Paid): Promise<void> {
  const gateway = `gateway:${invoice.gateway}`
  await enter(ctx, invoice, [
    { kind: 'charge', debit: gateway, credit: 'sales', amount: invoice.total - invoice.tax },
    { kind: 'tax', debit: gateway, credit: 'tax', amount: invoice.tax },
  ])
}

/** Enters that the money of an invoice went back. */
export async function bookRefund(ctx: Door, invoice: Paid): Promise<void> {
  const gateway = `gateway:${invoice.gateway}`
  await enter(ctx, invoice, [
    { kind: 'refund', debit: 'sales', credit: gateway, amount: invoice.total - invoice.tax },
    { kind: 'tax-back', debit: 'tax', credit: gateway, amount: invoice.tax },
  ])
}

type Transfer = { kind: string; debit: string; credit: string; amount: number }

async function enter(
  ctx: Door,
  { accountId, id: invoiceId, currency }: Paid,
  transfers: readonly Transfer[],
): Promise<void> {
  const at = ctx.now()
  const rows = transfers
    .filter(({ amount }) => amount > 0)
    .map((transfer) => ({ ...transfer, accountId, invoiceId, currency, at }))
  if (rows.length > 0) await insertTransfers(ctx, rows)
}
