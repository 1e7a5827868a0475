import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Credits that came together and run out together. `left` is the sum of its entries, kept where the database checks it. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    /** `cycle`, `coupon`, `gift`, `pack` or `returned`. */
    kind: text('kind').notNull(),
    /** What it was given for; the same never gives twice. */
    ref: text('ref').notNull(),
    amount: integer('amount').notNull(),
    left: integer('left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its owner was told that it runs out soon. */
    remindedAt: moment('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('credit_grants_once').on(t.accountId, t.ref),
    index('credit_grants_expiry')
      .on(t.expiresAt)
      .where(sql`"left" > 0`),
    check('credit_grants_left', sql`${t.left} between 0 and ${t.amount}`),
  ],
)

/** A credit set aside for one thing: `held`, then `settled` or `released`; a settled one can be `refunded`. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    accountId: uuid('account_id').notNull(),
    /** The id of what it is for: each is paid once. */
    ref: text('ref').notNull(),
    grantId: uuid('grant_id').notNull(),
    state: text('state').notNull(),
    /** What the owner calls it, as a video's title. */
    label: text('label').notNull(),
    heldAt: moment('held_at').notNull(),
    /** From then on its work counts as dead, and it is released. */
    closesAt: moment('closes_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.ref] }),
    index('credit_holds_cycle').on(t.accountId, t.heldAt),
    index('credit_holds_open')
      .on(t.closesAt)
      .where(sql`state = 'held'`),
  ],
)

/** The ledger: what came and went, each with the balance after it. Rows are added and never changed. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    accountId: uuid('account_id').notNull(),
    /** Counts from 1, without gaps. */
    seq: integer('seq').notNull(),
    /** `grant`, `hold`, `settle`, `release`, `expire`, `refund`, `reclaim` or `restore`. */
    kind: text('kind').notNull(),
    amount: integer('amount').notNull(),
    grantId: uuid('grant_id').notNull(),
    /** Of what was held. */
    holdRef: text('hold_ref'),
    balanceAfter: integer('balance_after').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.seq] }),
    uniqueIndex('credit_entries_once').on(t.accountId, t.holdRef, t.kind),
    check('credit_entries_balance', sql`${t.balanceAfter} >= 0`),
  ],
)
