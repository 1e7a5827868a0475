import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** The online shop that an owner is linked to: one each, and no shop twice. Its tokens are sealed. */
export const shopLinks = pgTable(
  'shop_links',
  {
    accountId: uuid('account_id').primaryKey(),
    platform: text('platform').notNull(),
    mallId: text('mall_id').notNull(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    accessToken: text('access_token').notNull(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    refreshToken: text('refresh_token').notNull(),
    refreshExpiresAt: moment('refresh_expires_at').notNull(),
    /** Since when a process is getting the next pair of tokens; no other may meanwhile. */
    renewingAt: moment('renewing_at'),
    /** When the shop said that its consent is over. */
    endedAt: moment('ended_at'),
    linkedAt: moment('linked_at').notNull(),
  },
  (t) => [uniqueIndex('shop_links_mall').on(t.platform, t.mallId)],
)

/** Products of a shop that an owner wanted to import, and what came of each. */
export const shopImports = pgTable(
  'shop_imports',
  {
    accountId: uuid('account_id').notNull(),
    mallId: text('mall_id').notNull(),
    productNo: integer('product_no').notNull(),
    /** The products that were asked for together. */
    batchId: uuid('batch_id').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    thumbnail: text('thumbnail'),
    state: text('state').notNull(),
    fault: text('fault'),
    /** What the shop told of it, until it is imported. */
    found: jsonb('found'),
    /** The id that its product has, or will have. */
    productId: uuid('product_id').notNull(),
    /** Its pictures as far as they have come. */
    assetIds: jsonb('asset_ids').$type<string[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.mallId, t.productNo] }),
    index('shop_imports_batch').on(t.accountId, t.batchId),
  ],
)
