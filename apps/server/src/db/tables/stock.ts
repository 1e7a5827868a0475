import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Answers of providers of free stock, kept as long as their rules ask; nobody's own, so without an account. */
export const stockSearches = pgTable(
  'stock_searches',
  {
    key: text('key').primaryKey(),
    found: jsonb('found').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('stock_searches_expiry').on(t.expiresAt)],
)
