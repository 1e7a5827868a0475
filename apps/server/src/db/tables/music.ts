import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Who likes which track. A track is code or a licensed file, so it has no row of its own. */
export const musicLikes = pgTable(
  'music_likes',
  {
    accountId: uuid('account_id').notNull(),
    trackId: text('track_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.trackId] }),
    index('music_likes_listed').on(t.accountId, t.createdAt),
  ],
)
