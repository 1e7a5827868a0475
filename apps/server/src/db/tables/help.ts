import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often what has a name was pressed on a day in Seoul; who pressed it is not known. */
export const clickCounts = pgTable(
  'click_counts',
  {
    name: text('name').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.day] })],
)
