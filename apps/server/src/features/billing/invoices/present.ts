import type { Invoice } from '@clipmint/contract'

import type { StoredInvoice } from './store.ts'

/** A payment as its owner sees it; the gateway's own names stay with us. */
export function toShownInvoice(invoice: StoredInvoice): Invoice {
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
    isFirstCard: invoice.kind === 'card' && invoice.before !== null,
    requestedAt: invoice.requestedAt.toISOString(),
    expiresAt: invoice.expiresAt.toISOString(),
    paidAt: invoice.paidAt?.toISOString() ?? null,
  }
}
