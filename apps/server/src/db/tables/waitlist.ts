import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Who waits for which plan, known by e-mail: they may have no account. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    planType: integer('plan_type').notNull(),
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
    invitedAt: moment('invited_at'),
  },
  (t) => [uniqueIndex('waitlist_once').on(t.email, t.planType), index('waitlist_begun').on(t.createdAt)],
)
