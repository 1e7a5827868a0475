import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Plans that owners asked for. `brief` is the product as it was then; `plan` the words, once they are written. */
export const aiRequests = pgTable(
  'ai_requests',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    category: text('category').notNull(),
    productId: uuid('product_id').notNull(),
    productName: text('product_name').notNull(),
    language: text('language').notNull(),
    brief: jsonb('brief').notNull(),
    status: integer('status').notNull(),
    stage: text('stage').notNull(),
    progress: integer('progress').notNull().default(0),
    plan: jsonb('plan'),
    ranking: jsonb('ranking'),
    designId: uuid('design_id'),
    scenarioId: text('scenario_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('ai_requests_created').on(t.accountId, t.createdAt),
    index('ai_requests_product').on(t.accountId, t.productId, t.createdAt),
  ],
)
