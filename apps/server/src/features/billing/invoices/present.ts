import type { Invoice } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { packRefunds } from '../payments/refund-pack.ts'
import type { StoredInvoice } from './store.ts'

type Door = Pick<Context, 'db' | 'now'>

/** A payment as its owner sees it. */
export async function showInvoice(ctx: Door, invoice: StoredInvoice): Promise<Invoice> {
  const refunds = await packRefunds(ctx, invoice.accountId, [invoice])
  return toShown(invoice, refunds.get(invoice.id) ?? null)
}

/** An account's payments as it sees them. */
export async function showInvoices(
  ctx: Door,
  accountId: string,
  invoices: readonly StoredInvoice[],
): Promise<Invoice[]> {
  const refunds = await packRefunds(ctx, accountId, invoices)
  return invoices.map((invoice) => toShown(invoice, refunds.get(invoice.id) ?? null))
}

/** The gateway's own names stay with us. */
function toShown(invoice: StoredInvoice, refundUntil: Date | null): Invoice {
  const { cardBrand, cardLast4 } = invoice
  return {
    _id: invoice.id,
    userId: invoice.accountId,
    orderId: invoice.orderId,
    kind: invoice.kind,
    status: invoice.status,
    currency: invoice.currency,
    lines: invoice.lines,
    total: invoice.total,
    price: invoice.total,
    tax: invoice.tax,
    planType: invoice.planType,
    uploadService: invoice.uploadService,
    item: invoice.item,
    template: invoice.templateId,
    subtemplate: invoice.projectId,
    startsAt: invoice.startsAt?.toISOString() ?? null,
    endsAt: invoice.endsAt?.toISOString() ?? null,
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
    receiptUrl: invoice.receiptUrl,
    refusal: invoice.refusal,
    isRefunding: invoice.step === 'refunding',
    refundUntil: refundUntil?.toISOString() ?? null,
    isFirstCard: invoice.kind === 'card' && invoice.before !== null,
    requestedAt: invoice.requestedAt.toISOString(),
    expiresAt: invoice.expiresAt.toISOString(),
    paidAt: invoice.paidAt?.toISOString() ?? null,
  }
}
