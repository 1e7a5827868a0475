import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Tax invoices that owners asked for: one for each account and month. Those that were issued are kept by tax law. */
export const taxInvoices = pgTable(
  'tax_invoices',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** In Seoul, as 2026-11. */
    month: text('month').notNull(),
    /** As 000-00-00000. */
    businessNumber: text('business_number').notNull(),
    companyName: text('company_name').notNull(),
    representative: text('representative').notNull(),
    address: text('address').notNull(),
    businessType: text('business_type').notNull(),
    businessItem: text('business_item').notNull(),
    email: text('email').notNull(),
    /** `active`, or `unchecked` until the tax office answers. */
    checked: text('checked').notNull(),
    requestedAt: moment('requested_at').notNull(),
    issuedAt: moment('issued_at'),
    /** When its owner was told that it is issued. */
    toldAt: moment('told_at'),
  },
  (t) => [
    uniqueIndex('tax_invoices_month').on(t.accountId, t.month),
    index('tax_invoices_open')
      .on(t.requestedAt)
      .where(sql`told_at is null`),
  ],
)
