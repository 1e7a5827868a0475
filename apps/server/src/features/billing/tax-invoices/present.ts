import type { TaxInvoice } from '@clipmint/contract'

import type { StoredTaxInvoice } from './store.ts'

/** A tax invoice as who asked for it sees it. */
export function toShownTaxInvoice(stored: StoredTaxInvoice): TaxInvoice {
  const { id, accountId: _, toldAt: _told, requestedAt, issuedAt, ...details } = stored
  return {
    ...details,
    _id: id,
    status: issuedAt === null ? 'requested' : 'issued',
    requestedAt: requestedAt.toISOString(),
    issuedAt: issuedAt?.toISOString() ?? null,
  }
}
