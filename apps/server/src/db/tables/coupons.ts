import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Coupons as operators make them. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey(),
    /** In capital letters, without anything between them. */
    code: text('code').notNull(),
    nameKo: text('name_ko').notNull(),
    nameEn: text('name_en').notNull(),
    /** What it gives, and to whom it may; see `CouponBenefit` and `CouponConditions`. */
    benefit: jsonb('benefit').notNull(),
    conditions: jsonb('conditions').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** From then on nobody registers it any more; null for without an end. */
    endsAt: moment('ends_at'),
    /** How many days who registered it has to use it; null for until it ends. */
    daysAfterRegister: integer('days_after_register'),
    /** How many may register it; null for as many as like. */
    maxUses: integer('max_uses'),
    registered: integer('registered').notNull().default(0),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('coupons_code_unique').on(t.code), index('coupons_created').on(t.createdAt)],
)

/** Who has which coupon: each account each one once. */
export const couponHoldings = pgTable(
  'coupon_holdings',
  {
    accountId: uuid('account_id').notNull(),
    couponId: uuid('coupon_id').notNull(),
    registeredAt: moment('registered_at').notNull(),
    /** From then on it cannot be used any more; null for without an end. */
    expiresAt: moment('expires_at'),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.couponId] }), index('coupon_holdings_coupon').on(t.couponId)],
)
