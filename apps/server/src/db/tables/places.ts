import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Shops that owners registered by a link to their listing, with what was read of them. */
export const places = pgTable(
  'places',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    provider: text('provider').notNull(),
    /** Its id at the provider: nothing else of the pasted link is kept. */
    listingId: text('listing_id').notNull(),
    status: text('status').notNull(),
    stage: text('stage').notNull(),
    progress: integer('progress').notNull().default(0),
    name: text('name').notNull().default(''),
    category: text('category').notNull().default(''),
    /** What kind of business, address, telephone, hours and so on. */
    facts: jsonb('facts').notNull(),
    menu: jsonb('menu').notNull(),
    /** Ids of assets, in the listing's order. */
    photoIds: jsonb('photo_ids').notNull(),
    reviews: jsonb('reviews').notNull(),
    /** Stages that are missing, and why. */
    missed: jsonb('missed').notNull(),
    /** Ids of the menu that the owner chose. */
    chosen: jsonb('chosen').notNull(),
    /** Names of the fields that the owner put right, which reading again leaves alone. */
    corrected: jsonb('corrected').notNull(),
    isLiked: boolean('is_liked').notNull().default(false),
    /** When, and by which wording, the owner said that it is theirs. */
    attestedAt: moment('attested_at').notNull(),
    attestedWording: text('attested_wording').notNull(),
    /** When it was last read at all, and when the last reading ended, well or not. */
    collectedAt: moment('collected_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('places_listing').on(t.accountId, t.provider, t.listingId),
    index('places_listed').on(t.accountId, t.createdAt),
  ],
)
