import { sql } from 'drizzle-orm'
import {
  bigint,
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

/** A video that goes, or went, to networks at a time. What is seen of it on each network is a row of `post_targets`. */
export const posts = pgTable(
  'posts',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    /** The finished file that is sent. What is rendered of its project before that takes its place, as the file is gone then. */
    videoId: uuid('video_id').notNull(),
    /** What is known of that file: `PostVideo`. */
    video: jsonb('video').notNull(),
    productId: uuid('product_id'),
    placeId: uuid('place_id'),
    /** 0 to 8, the product's own numbers. */
    status: integer('status').notNull(),
    caption: text('caption').notNull(),
    hashtags: jsonb('hashtags').notNull(),
    title: text('title').notNull(),
    madeWithAi: boolean('made_with_ai').notNull(),
    /** When it is to be seen, and the IANA zone that its owner chose it in. */
    uploadAt: moment('upload_at').notNull(),
    zone: text('zone').notNull(),
    /** Its owner chose that time, and is not waiting for it now. */
    isScheduled: boolean('is_scheduled').notNull().default(false),
    /** What the owner's device called this wish: the same again makes no second post. */
    requestKey: text('request_key').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('posts_request').on(t.accountId, t.requestKey),
    index('posts_history').on(t.accountId, t.uploadAt, t.id),
    index('posts_project').on(t.accountId, t.projectId),
  ],
)

/** One post on one network: how far it has come, so that whoever goes on after a crash knows what may be asked. */
export const postTargets = pgTable(
  'post_targets',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    postId: uuid('post_id').notNull(),
    network: text('network').notNull(),
    kind: text('kind').notNull(),
    /** The linked account that it goes to; another that is linked later is not meant. */
    socialAccountId: uuid('social_account_id').notNull(),
    /** Words for this network alone, where the owner wants them: `PostWords`. */
    words: jsonb('words'),
    settings: jsonb('settings').notNull(),
    state: text('state').notNull(),
    /** Counts up with every write: who does not know the last number may not write. */
    version: integer('version').notNull().default(0),
    /** Until when one process has it to itself. */
    claimedUntil: moment('claimed_until'),
    /** When it is to be taken up next; null when it is at rest. */
    nextAt: moment('next_at'),
    /** What it waits for until then, where something stands in the way. */
    waitsFor: text('waits_for'),
    /** What its adapter has to know of it, sealed. */
    ticket: text('ticket'),
    /** How often it was begun anew, after it was sure that nothing had come of the time before. */
    generation: integer('generation').notNull().default(0),
    /** Tries of the present step that came to nothing. */
    tries: integer('tries').notNull().default(0),
    /** How often it was said to the network that it be seen. */
    publishes: integer('publishes').notNull().default(0),
    /** For how long it has waited for quotas, which its time limit leaves out. */
    quotaWaitMs: bigint('quota_wait_ms', { mode: 'number' }).notNull().default(0),
    sentBytes: bigint('sent_bytes', { mode: 'number' }).notNull().default(0),
    /** When work on it began, when the network had the whole file, and when it was about to be seen. */
    startedAt: moment('started_at'),
    uploadedAt: moment('uploaded_at'),
    publishingAt: moment('publishing_at'),
    /** Why it failed: a `PostFailure`; the network's own words are in the trail. */
    failure: text('failure'),
    remoteId: text('remote_id'),
    url: text('url'),
    publishedAt: moment('published_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('post_targets_once').on(t.accountId, t.postId, t.network, t.kind),
    uniqueIndex('post_targets_seen').on(t.network, t.socialAccountId, t.remoteId),
    index('post_targets_lately').on(t.socialAccountId, t.publishingAt),
    index('post_targets_published').on(t.socialAccountId, t.publishedAt),
    index('post_targets_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
  ],
)

/** Everything that happened to a target, in order: what its owner reads as its trail. */
export const postEvents = pgTable(
  'post_events',
  {
    accountId: uuid('account_id').notNull(),
    targetId: uuid('target_id').notNull(),
    no: integer('no').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    detail: jsonb('detail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.targetId, t.no] })],
)

/** How many posts all accounts together made on a network in one of its periods; as `<network> figures`, how often they asked. */
export const networkQuotas = pgTable(
  'network_quotas',
  {
    network: text('network').notNull(),
    /** When the period began. */
    from: moment('from').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.network, t.from] })],
)
