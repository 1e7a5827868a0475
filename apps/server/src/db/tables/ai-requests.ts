import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Plans that owners asked for. `brief` is the product as it was then; `plan` the words, once they are written. */
export const aiRequests = pgTable(
  'ai_requests',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    category: text('category').notNull(),
    /** One of the two: what it is about. */
    productId: uuid('product_id'),
    placeId: uuid('place_id'),
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
    /** The promotion as its owner changed it after the plan was written from the one in `brief`. */
    promotion: jsonb('promotion'),
    /** When the promotion that it tells of is over. */
    endsAt: moment('ends_at'),
    /** How often it was planned anew. */
    replans: integer('replans').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('ai_requests_created').on(t.accountId, t.createdAt),
    index('ai_requests_product').on(t.accountId, t.productId, t.createdAt),
  ],
)
