import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Who an owner is at a provider of social login; one of each provider, and nobody twice. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    accountId: uuid('account_id').notNull(),
    channel: text('channel').notNull(),
    /** The provider's own id of the person. */
    subject: text('subject').notNull(),
    email: text('email'),
    isEmailProven: boolean('is_email_proven').notNull(),
    /** What the provider wants to see when the link is taken back, sealed; null where it wants nothing. */
    grant: text('grant'),
    linkedAt: moment('linked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.channel] }),
    uniqueIndex('social_identities_subject').on(t.channel, t.subject),
  ],
)

/** Tokens of a social login that were used, so that each counts once. */
export const usedLoginTokens = pgTable('used_login_tokens', {
  id: uuid('id').primaryKey(),
  usedAt: moment('used_at').notNull(),
})
