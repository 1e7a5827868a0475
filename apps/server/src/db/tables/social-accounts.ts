import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/**
 * Pages, accounts and channels that owners post to: of each network one living link of an owner at a time. A row stays
 * when its link ends, so that what was posted still has its place; its tokens go.
 */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    network: text('network').notNull(),
    remoteId: text('remote_id').notNull(),
    name: text('name').notNull(),
    handle: text('handle'),
    avatarUrl: text('avatar_url'),
    /** Sealed; null once the link has ended. */
    tokens: text('tokens'),
    /** When a job renews its tokens; null where only consent anew does. */
    renewsAt: moment('renews_at'),
    /** When it ends by itself; null where it goes on. */
    endsAt: moment('ends_at'),
    /** Since when a process is getting the next tokens; no other may meanwhile. */
    renewingAt: moment('renewing_at'),
    /** Why only its owner can bring it back, and since when. */
    fault: text('fault'),
    faultAt: moment('fault_at'),
    /** When its owner was last told that it ends. */
    warnedAt: moment('warned_at'),
    linkedAt: moment('linked_at').notNull(),
    unlinkedAt: moment('unlinked_at'),
  },
  (t) => [
    uniqueIndex('social_accounts_living')
      .on(t.accountId, t.network)
      .where(sql`unlinked_at is null`),
    uniqueIndex('social_accounts_remote').on(t.accountId, t.network, t.remoteId),
    index('social_accounts_renewal')
      .on(t.renewsAt)
      .where(sql`unlinked_at is null and fault is null`),
    index('social_accounts_ending')
      .on(t.endsAt)
      .where(sql`unlinked_at is null and fault is null`),
  ],
)

/** What happened to links, the audit of who posted in whose name: kept until the owner is forgotten. */
export const socialAccountEvents = pgTable(
  'social_account_events',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    network: text('network').notNull(),
    remoteId: text('remote_id').notNull(),
    name: text('name').notNull(),
    what: text('what').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('social_account_events_order').on(t.accountId, t.at)],
)

/** Visits to consent pages that have come back, each once, and what there is to choose from for a quarter of an hour. */
export const socialVisits = pgTable(
  'social_visits',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    network: text('network').notNull(),
    /** Sealed, with the tokens of each; null where there is nothing (more) to choose from. */
    candidates: text('candidates'),
    at: moment('at').notNull(),
  },
  (t) => [index('social_visits_own').on(t.accountId, t.network), index('social_visits_age').on(t.at)],
)

/** The networks that an owner posts to unless they say otherwise. */
export const preferredNetworks = pgTable('preferred_networks', {
  accountId: uuid('account_id').primaryKey(),
  networks: jsonb('networks').$type<string[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
