import type { Context } from '../../../context.ts'
import { findById, listAll, markIssued, type StoredTaxInvoice } from './store.ts'

/** Requests of every account that wait to be issued, the oldest first; also those that are, when they are wanted. */
export function listTaxInvoices(
  ctx: Pick<Context, 'db'>,
  which: { withIssued: boolean },
): Promise<StoredTaxInvoice[]> {
  return listAll(ctx, which)
}

/** A request with all that it is made out to; null when there is none, or another took its place. */
export function findTaxInvoice(ctx: Pick<Context, 'db'>, id: string): Promise<StoredTaxInvoice | null> {
  return findById(ctx, id)
}

/** Writes down that a request was issued at the tax office, of which its owner is told; null when none waits by that id. */
export function issueTaxInvoice(
  ctx: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<StoredTaxInvoice | null> {
  return markIssued(ctx, id, ctx.now())
}
