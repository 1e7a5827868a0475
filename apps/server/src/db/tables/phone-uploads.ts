import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Links by which a phone sends files into a project's slot, for as long as they hold. */
export const phoneUploads = pgTable(
  'phone_uploads',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    slotId: text('slot_id').notNull(),
    /** Files that came or are on their way; a failed one is taken off again. */
    taken: integer('taken').notNull(),
    assetIds: jsonb('asset_ids').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] }), index('phone_uploads_expiry').on(t.expiresAt)],
)
