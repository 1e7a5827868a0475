import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
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

/** What an owner has made and posted of a product or place by the week. */
export const campaigns = pgTable(
  'campaigns',
  {
    accountId: uuid('account_id').notNull(),
    /** Chosen by the owner's device: the same wish again makes no second. */
    id: uuid('id').notNull(),
    /** One of the two, and its name for when it is gone. */
    productId: uuid('product_id'),
    placeId: uuid('place_id'),
    aboutName: text('about_name').notNull(),
    category: text('category').notNull(),
    /** `CampaignSettings`, with its reviews or promotion. */
    settings: jsonb('settings').notNull(),
    /** `running`, `stopped`, `cancelled` or `ended`. */
    state: text('state').notNull(),
    /** Why it stands still. */
    stop: text('stop'),
    /** No slot up to here comes into question any more: they are runs by now, or were passed over while it stood still. */
    plannedUntil: moment('planned_until').notNull(),
    /** When it is looked at next: its next run is to be made. Null while it stands still. */
    nextAt: moment('next_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('campaigns_product').on(t.accountId, t.productId),
    index('campaigns_place').on(t.accountId, t.placeId),
    index('campaigns_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
  ],
)

/** One slot of a campaign, whose videos are planned together. A day has one: whatever clocks do, it is made once. */
export const campaignRuns = pgTable(
  'campaign_runs',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    /** Of the slot, on the wall of the campaign's zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** `waiting`, `planning`, `filling`, `rendering` or `made`. */
    stage: text('stage').notNull(),
    requestId: uuid('request_id'),
    /** When it is to be taken up next; null when it is at rest. */
    nextAt: moment('next_at'),
    claimedUntil: moment('claimed_until'),
    version: integer('version').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('campaign_runs_once').on(t.accountId, t.campaignId, t.day),
    index('campaign_runs_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
  ],
)

/** One post of a run, from its slot until it is a row of `posts`. */
export const campaignPosts = pgTable(
  'campaign_posts',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    runId: uuid('run_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    no: integer('no').notNull(),
    /** 0 its video is to be made · 1 to be decided about · 2 to be posted; a post by now where it has one, whose own status counts · 7 cancelled · 8 skipped. */
    status: integer('status').notNull(),
    uploadAt: moment('upload_at').notNull(),
    /** Its owner moved it: its campaign's changes move it no more. */
    isMoved: boolean('is_moved').notNull().default(false),
    projectId: uuid('project_id'),
    caption: text('caption').notNull().default(''),
    hashtags: jsonb('hashtags').notNull().default([]),
    title: text('title').notNull().default(''),
    /** The fields of its product, promotion or place whose values the caption shows, as it shows them. */
    shows: jsonb('shows').notNull().default([]),
    /** `{ because, levels }`: why its template and angle were chosen. */
    choice: jsonb('choice'),
    approvedAt: moment('approved_at'),
    approvedBy: text('approved_by'),
    /** Links and decisions hold for one round; a decision begins the next. */
    round: integer('round').notNull().default(0),
    remindedHours: integer('reminded_hours'),
    skip: text('skip'),
    /** What kept it from being posted, or would now: `{ platform, code }`; of no one network, `platform` is null. */
    failure: jsonb('failure'),
    /** The post that it became, and how often it became one: a post that was called off is followed by another. */
    postId: uuid('post_id'),
    postNo: integer('post_no').notNull().default(0),
    nextAt: moment('next_at'),
    /** When it was last looked at for whether it shows what is so, while it waits to be approved; null before. */
    freshAt: moment('fresh_at'),
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('campaign_posts_once').on(t.accountId, t.campaignId, t.day, t.no),
    index('campaign_posts_time').on(t.accountId, t.uploadAt),
    index('campaign_posts_post').on(t.accountId, t.postId),
    index('campaign_posts_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
  ],
)

/** Everything that happened to a post of a campaign before it became one, in order, and who did it. */
export const campaignEvents = pgTable(
  'campaign_events',
  {
    accountId: uuid('account_id').notNull(),
    campaignPostId: uuid('campaign_post_id').notNull(),
    no: integer('no').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    by: text('by').notNull(),
    detail: jsonb('detail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.campaignPostId, t.no] })],
)

/** What people said of a post's video by its link. */
export const approvalComments = pgTable(
  'approval_comments',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    campaignPostId: uuid('campaign_post_id').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** The moment of the video that it is about; null for all of it. */
    atMs: integer('at_ms'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('approval_comments_post').on(t.accountId, t.campaignPostId, t.createdAt),
  ],
)

/** Weeks of which an owner was sent the digest, so that each comes once. */
export const sentDigests = pgTable(
  'sent_digests',
  {
    accountId: uuid('account_id').notNull(),
    /** The Monday that it came on. */
    week: date('week', { mode: 'string' }).notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.week] })],
)
