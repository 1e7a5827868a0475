import { invoiceStatus } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { listConsents, type StoredConsent } from '../consents/store.ts'
import { findByIdOrOrder, listRefundsInVain, noteRefundTry, type StoredInvoice } from '../invoices/store.ts'

type Door = Pick<Context, 'db' | 'now'>

/** A refund that was asked for in vain, without whose it is but by id. */
export type RefundInVain = Pick<
  StoredInvoice,
  'id' | 'orderId' | 'accountId' | 'gateway' | 'receipt' | 'total' | 'currency' | 'paidAt'
> & { tries: number; fault: string; nextTryAt: Date | null }

/** Refunds that need a person, those first that wait longest; also those that are still tried, when they are wanted. */
export async function listRefunds(ctx: Door, which: { withTried: boolean }): Promise<RefundInVain[]> {
  return (await listRefundsInVain(ctx, which)).map(toRefund)
}

/** Has a refund asked for anew at once, as often as one that was just begun; null when none waits by that name. */
export async function retryRefund(ctx: Door, idOrOrder: string): Promise<RefundInVain | null> {
  const invoice = await findByIdOrOrder(ctx, idOrOrder)
  if (invoice?.step !== 'refunding') return null
  await noteRefundTry(ctx, invoice, { refundTries: 0, refundFault: invoice.refundFault, lookAt: ctx.now() })
  return toRefund(invoice)
}

/** A payment with what was agreed to before it; null when there is none by that name. */
export async function findWithConsents(
  ctx: Door,
  idOrOrder: string,
): Promise<{ invoice: PaymentSheet; consents: StoredConsent[] } | null> {
  const invoice = await findByIdOrOrder(ctx, idOrOrder)
  if (!invoice) return null
  const { id, orderId, accountId, kind, status, total, currency, requestedAt } = invoice
  const [said] = Object.entries(invoiceStatus).flatMap(([name, number]) => (number === status ? [name] : []))
  return {
    invoice: { id, orderId, accountId, kind, status: said ?? String(status), total, currency, requestedAt },
    consents: await consentsOf(ctx, invoice),
  }
}

/** What is said of a payment beside what was agreed to. */
export type PaymentSheet = Pick<
  StoredInvoice,
  'id' | 'orderId' | 'accountId' | 'kind' | 'total' | 'currency' | 'requestedAt'
> & { status: string }

/** What was agreed to for it; for a renewal, which nobody is asked about, when its account agreed to renewals before. */
async function consentsOf(ctx: Door, { accountId, id, kind, requestedAt }: StoredInvoice) {
  const own = await listConsents(ctx, { accountId, invoiceId: id })
  if (own.length > 0 || kind !== 'renewal') return own
  const all = await listConsents(ctx, { accountId })
  return all.filter(({ consent, at }) => consent === 'renewal' && at <= requestedAt)
}

function toRefund(invoice: StoredInvoice): RefundInVain {
  const { id, orderId, accountId, gateway, receipt, total, currency, paidAt } = invoice
  return {
    id,
    orderId,
    accountId,
    gateway,
    receipt,
    total,
    currency,
    paidAt,
    tries: invoice.refundTries,
    fault: invoice.refundFault ?? '',
    nextTryAt: invoice.lookAt,
  }
}
