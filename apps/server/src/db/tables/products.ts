import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** What an owner sells. */
export const products = pgTable(
  'products',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    info: text('info').notNull(),
    /** In the currency's smallest unit. */
    price: bigint('price', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    purpose: text('purpose').notNull(),
    language: text('language').notNull(),
    gender: text('gender').notNull(),
    ages: jsonb('ages').$type<string[]>().notNull(),
    tone: text('tone').notNull(),
    /** Ids of assets, in the owner's order. */
    sourceIds: jsonb('source_ids').$type<string[]>().notNull(),
    isLiked: boolean('is_liked').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('products_listed').on(t.accountId, t.isHidden, t.createdAt),
  ],
)
