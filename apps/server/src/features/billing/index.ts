export { billing, ownInfo } from './calls.ts'
export { forget } from './forget.ts'
export { serveHooks } from './hooks.ts'
export { billingJobs } from './jobs.ts'
export { leave } from './leave.ts'
export {
  findWithConsents,
  listRefunds,
  type PaymentSheet,
  type RefundInVain,
  retryRefund,
} from './payments/operators.ts'
export { findTaxInvoice, issueTaxInvoice, listTaxInvoices } from './tax-invoices/operators.ts'
export type { StoredTaxInvoice } from './tax-invoices/store.ts'
