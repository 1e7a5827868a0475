import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Demos that visitors booked; one that is not cancelled has its time to itself. */
export const demoBookings = pgTable(
  'demo_bookings',
  {
    id: uuid('id').primaryKey(),
    startAt: moment('start_at').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    source: text('source').notNull(),
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
    heldUntil: moment('held_until').notNull(),
    confirmedAt: moment('confirmed_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (t) => [
    uniqueIndex('demo_bookings_time')
      .on(t.startAt)
      .where(sql`cancelled_at is null`),
    index('demo_bookings_email').on(t.email),
  ],
)
