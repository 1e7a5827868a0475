import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Every call of a model, also those that came to nothing: for whom, of which model, what it took and cost. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** What it was for: an AI request, or the project whose lines or captions were wanted. */
    subjectId: uuid('subject_id').notNull(),
    purpose: text('purpose').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a dollar; 0 where no price is set. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    outcome: text('outcome').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('ai_calls_account').on(t.accountId), index('ai_calls_created').on(t.createdAt)],
)
