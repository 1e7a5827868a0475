import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/**
 * What an owner is told: how a render ended, one of each render whoever tells of it twice, that credits run out soon, that a plan has
 * ended, that a link to a network ends or has ended, how a post ended, that a campaign stopped or its posts wait for
 * approval, and what was done by a link that asks for it.
 * What the one kind does not know is null.
 */
export const notifications = pgTable(
  'notifications',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    renderId: uuid('render_id'),
    projectId: uuid('project_id'),
    title: text('title'),
    failure: text('failure'),
    posterKey: text('poster_key'),
    /** How many credits run out, and when. */
    amount: integer('amount'),
    expiresAt: moment('expires_at'),
    /** Which plan has ended. */
    planType: integer('plan_type'),
    /** To which network a link ends; its page, account or channel is the title. */
    network: text('network'),
    /** Which post ended, its video's title being the title; or which campaign stopped, or which of its posts waits. */
    postId: uuid('post_id'),
    createdAt: moment('created_at').notNull(),
    /** When a screen that somebody looked at showed it. */
    seenAt: moment('seen_at'),
    readAt: moment('read_at'),
    mailedAt: moment('mailed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('notifications_render').on(t.accountId, t.renderId),
    index('notifications_newest').on(t.accountId, t.createdAt, t.id),
    index('notifications_unread').on(t.accountId, t.readAt),
    index('notifications_project').on(t.accountId, t.projectId),
    index('notifications_age').on(t.createdAt),
  ],
)

/** Which browsers were pushed a notification, so that none gets it twice. */
export const notificationPushes = pgTable(
  'notification_pushes',
  {
    accountId: uuid('account_id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.notificationId, t.deviceId] })],
)

/** Where an owner wants to hear of it; who has no row is told by mail and push, and each week by the digest. */
export const notificationSettings = pgTable('notification_settings', {
  accountId: uuid('account_id').primaryKey(),
  mail: boolean('mail').notNull(),
  push: boolean('push').notNull(),
  digest: boolean('digest').notNull().default(true),
  updatedAt: moment('updated_at').notNull(),
})
