import { invoiceStatus } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { orderIdOf, windowMs } from './rules.ts'
import type { StoredInvoice } from './store.ts'

/** What an invoice is told; the rest of it comes with time. */
export type Drawn = Pick<
  StoredInvoice,
  | 'accountId'
  | 'gateway'
  | 'kind'
  | 'currency'
  | 'lines'
  | 'total'
  | 'tax'
  | 'planType'
  | 'uploadService'
  | 'item'
  | 'templateId'
  | 'couponId'
  | 'startsAt'
  | 'endsAt'
> &
  Partial<Pick<StoredInvoice, 'before'>>

/** An invoice that is asked for now and not saved yet. */
export function newInvoice(ctx: Pick<Context, 'now' | 'newId'>, drawn: Drawn): StoredInvoice {
  const requestedAt = ctx.now()
  const expiresAt = new Date(requestedAt.getTime() + windowMs)
  return {
    before: null,
    ...drawn,
    id: ctx.newId(),
    // Not a UUIDv7: what orders are called by, nobody can guess.
    orderId: orderIdOf(requestedAt, crypto.randomUUID()),
    status: invoiceStatus.requested,
    step: null,
    projectId: null,
    proof: null,
    card: null,
    receipt: null,
    cardBrand: null,
    cardLast4: null,
    receiptUrl: null,
    refusal: null,
    requestedAt,
    expiresAt,
    movedAt: requestedAt,
    paidAt: null,
    lookAt: expiresAt,
    refundTries: 0,
    refundFault: null,
  }
}
