import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** What operators did, one row an action; none is ever changed, and whom it was done to stands in it by id alone. */
export const auditEntries = pgTable(
  'audit',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    /** Who says to have done it. */
    operator: text('operator').notNull(),
    /** Such as `coupons.create`. */
    action: text('action').notNull(),
    /** Such as `account:018f…` or `content/announcements/year-end.json`. */
    target: text('target').notNull(),
    reason: text('reason').notNull(),
    /** What it was done with. */
    details: jsonb('details').notNull(),
  },
  (t) => [index('audit_at').on(t.at), index('audit_target').on(t.target, t.at)],
)
