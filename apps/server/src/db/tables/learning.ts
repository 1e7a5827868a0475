import { index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** What a post was by each attribute when it was published, and what came of it in its first week. */
export const postLessons = pgTable(
  'post_lessons',
  {
    accountId: uuid('account_id').notNull(),
    targetId: uuid('target_id').notNull(),
    /** What its outcome is only comparable within. */
    group: text('group').notNull(),
    levels: jsonb('levels').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** The logarithm of its views after a week; null before, and where nobody knows. */
    outcome: real('outcome'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.targetId] }),
    index('post_lessons_latest').on(t.accountId, t.publishedAt),
  ],
)

/** What was learned of all of an owner's posts, when, and of how many. */
export const lessonsLearned = pgTable('lessons_learned', {
  accountId: uuid('account_id').primaryKey(),
  effects: jsonb('effects').notNull(),
  posts: integer('posts').notNull(),
  learnedAt: moment('learned_at').notNull(),
})
