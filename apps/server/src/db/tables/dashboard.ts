import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

const count = (name: string) => bigint(name, { mode: 'number' })

/** Linked accounts whose figures are collected, and when next. */
export const figureSources = pgTable(
  'figure_sources',
  {
    socialAccountId: uuid('social_account_id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    network: text('network').notNull(),
    nextAt: moment('next_at').notNull(),
    collectedAt: moment('collected_at'),
    /** When its owner last wanted it asked at once. */
    askedAt: moment('asked_at'),
    /** What stands in the way since it was last tried: a `CollectingState`; null for nothing. */
    trouble: text('trouble'),
  },
  (t) => [index('figure_sources_own').on(t.accountId), index('figure_sources_due').on(t.nextAt)],
)

/**
 * What is known of a post on one network, as it was last told: one row each, from its publication on. Null is what nobody
 * knows. Each column that all posts are sorted by has an index that also tells the network and the kind, so that a page far
 * back is found without reading what lies before it.
 */
export const postFigures = pgTable(
  'post_figures',
  {
    accountId: uuid('account_id').notNull(),
    targetId: uuid('target_id').notNull(),
    socialAccountId: uuid('social_account_id').notNull(),
    network: text('network').notNull(),
    kind: text('kind').notNull(),
    tags: text('tags').array().notNull(),
    publishedAt: moment('published_at').notNull(),
    views: count('views'),
    reach: count('reach'),
    likes: count('likes'),
    comments: count('comments'),
    shares: count('shares'),
    saves: count('saves'),
    interactions: count('interactions'),
    rate: real('rate'),
    meanWatchedSeconds: real('mean_watched_seconds'),
    readAt: moment('read_at'),
    goneAt: moment('gone_at'),
    /** When it is asked for next; null for never again. */
    nextAt: moment('next_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.targetId] }),
    index('post_figures_date').on(t.accountId, t.publishedAt, t.targetId, t.network, t.kind),
    index('post_figures_views').on(t.accountId, t.views, t.targetId, t.network, t.kind),
    index('post_figures_likes').on(t.accountId, t.likes, t.targetId, t.network, t.kind),
    index('post_figures_comments').on(t.accountId, t.comments, t.targetId, t.network, t.kind),
    index('post_figures_shares').on(t.accountId, t.shares, t.targetId, t.network, t.kind),
    index('post_figures_saves').on(t.accountId, t.saves, t.targetId, t.network, t.kind),
    index('post_figures_rate').on(t.accountId, t.rate, t.targetId, t.network, t.kind),
    index('post_figures_due')
      .on(t.socialAccountId, t.nextAt)
      .where(sql`next_at is not null`),
  ],
)

/**
 * What came to an owner's posts of one network on a day in Seoul; null where the network does not say it. The rate is worked
 * out of its own two sums, of posts of which views and interactions are both known: of a story whose views nobody knows the
 * interactions count among the interactions, and not in the rate.
 */
export const figureDays = pgTable(
  'figure_days',
  {
    accountId: uuid('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    network: text('network').notNull(),
    views: count('views'),
    likes: count('likes'),
    comments: count('comments'),
    shares: count('shares'),
    saves: count('saves'),
    ratedViews: count('rated_views'),
    ratedInteractions: count('rated_interactions'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day, t.network] })],
)

/**
 * How many posts of a network an owner published on a day in Seoul, and of how many of them each figure is known: counted as
 * they are kept and heard of, so that a year of many posts need not be counted each time that it is looked at.
 */
export const postDays = pgTable(
  'post_days',
  {
    accountId: uuid('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    network: text('network').notNull(),
    posts: integer('posts').notNull(),
    views: integer('views').notNull(),
    reach: integer('reach').notNull(),
    likes: integer('likes').notNull(),
    comments: integer('comments').notNull(),
    shares: integer('shares').notNull(),
    saves: integer('saves').notNull(),
    interactions: integer('interactions').notNull(),
    rated: integer('rated').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day, t.network] })],
)

/** How many followers a linked account had on a day in Seoul, as its network last told it. */
export const followerDays = pgTable(
  'follower_days',
  {
    accountId: uuid('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    socialAccountId: uuid('social_account_id').notNull(),
    network: text('network').notNull(),
    followers: integer('followers').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day, t.socialAccountId] })],
)
