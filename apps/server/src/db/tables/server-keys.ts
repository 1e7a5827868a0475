import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Key pairs that the server made for itself at its first start, the same for every process. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  pair: jsonb('pair').notNull(),
  createdAt: moment('created_at').notNull(),
})
