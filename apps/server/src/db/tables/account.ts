import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Owners. An account is its own tenant: every other table of an owner starts its key with this id. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    /** E.164. */
    phone: text('phone'),
    planType: integer('plan_type').notNull().default(0),
    snsUpload: integer('sns_upload').notNull().default(0),
    kbPay: integer('kb_pay').notNull().default(0),
    inflow: text('inflow'),
    country: text('country'),
    /** The day that its shop opened on, by the clock of Seoul; null where its owner has not said. */
    openedOn: date('opened_on', { mode: 'string' }),
    isBusiness: boolean('is_business').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Since when; each agreement, with what was agreed to, is a row of `agreements`. */
    termsAgreedAt: moment('terms_agreed_at').notNull(),
    privacyAgreedAt: moment('privacy_agreed_at').notNull(),
    /** Since when news may be sent by at least one of the ways; null for by none. */
    marketingAgreedAt: moment('marketing_agreed_at'),
    marketingChannels: text('marketing_channels').array().notNull().default([]),
    /** What mail is written in; null until a screen has said what its owner reads. */
    language: text('language'),
    /** The subscription of the browser that agreed last to be pushed to, as it told it; all are in `push_devices`. */
    fcmToken: text('fcm_token'),
    uploadExpiresAt: moment('upload_expires_at').notNull(),
    /** When a plan that was given for some time falls back to the free one; null for one without an end. */
    planEndsAt: moment('plan_ends_at'),
    /** The day of the month that the plan's credits come on, for who pays for one; null for the first. */
    creditDay: integer('credit_day'),
    /** When the next credits are due; null where that is not known, as after a change of the plan. */
    creditsDueAt: moment('credits_due_at'),
    /** When its owner left; the rest of it goes thirty days later. */
    withdrawnAt: moment('withdrawn_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('accounts_email_unique').on(t.email),
    uniqueIndex('accounts_phone_unique').on(t.phone),
    index('accounts_withdrawn').on(t.withdrawnAt),
    index('accounts_plan_ends').on(t.planEndsAt),
    index('accounts_credits_due')
      .on(t.creditsDueAt)
      .where(sql`plan_type > 0`),
  ],
)

/** What owners agreed to, and took back: one row each time, none is ever changed. */
export const agreements = pgTable(
  'agreements',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    /** `age`, `terms`, `privacy` or `marketing`. */
    kind: text('kind').notNull(),
    /** Of the document that was shown. */
    version: text('version').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    /** The ways that news may come by; empty for what is no marketing. */
    channels: text('channels').array().notNull().default([]),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] }), index('agreements_at').on(t.accountId, t.at)],
)

/** Owners who left, and why. */
export const withdrawals = pgTable('withdrawals', {
  accountId: uuid('account_id').primaryKey(),
  reasons: text('reasons').array().notNull(),
  opinion: text('opinion').notNull(),
  at: moment('at').notNull(),
})

/** Promotions that brought an owner here: each token counts once for an account. */
export const inflows = pgTable(
  'inflows',
  {
    accountId: uuid('account_id').notNull(),
    tokenId: uuid('token_id').notNull(),
    type: text('type').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.tokenId] })],
)

/** How often something was tried within a window of time; the key says what, and is a keyed hash of whom. */
export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    since: moment('since').notNull(),
  },
  (t) => [index('tries_since').on(t.since)],
)

/** One signed-in browser: a family of refresh tokens, of which only the newest `generation` is good. */
export const sessions = pgTable(
  'sessions',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    generation: integer('generation').notNull(),
    rotatedAt: moment('rotated_at').notNull(),
    /** The newest generation whose tokens somebody has used: until then its answer may have been lost on the way. */
    usedGeneration: integer('used_generation').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endedBecause: text('ended_because'),
    channel: text('channel').notNull(),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] })],
)

/** A browser that agreed to be pushed to, for as long as its session is not signed out. */
export const pushDevices = pgTable(
  'push_devices',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** What its screen speaks. */
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the browser last said that it is there. */
    heardAt: moment('heard_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('push_devices_endpoint').on(t.accountId, t.endpoint),
    index('push_devices_browser').on(t.endpoint),
    index('push_devices_heard').on(t.heardAt),
  ],
)

/** What an owner used of a monthly allowance, one row a use, so that the same use is never counted twice. */
export const allowanceUses = pgTable(
  'allowance_uses',
  {
    accountId: uuid('account_id').notNull(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    /** The month in Seoul, such as 2026-03. */
    month: text('month').notNull(),
    /** Of what was given beside the month's; null for a use of the month's own. */
    extraId: uuid('extra_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind, t.ref] }),
    index('allowance_uses_month').on(t.accountId, t.kind, t.month),
    index('allowance_uses_extra').on(t.accountId, t.extraId),
  ],
)

/** What an owner was given of an allowance beside the month's, as by a coupon. */
export const allowanceExtras = pgTable(
  'allowance_extras',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    amount: integer('amount').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('allowance_extras_kind').on(t.accountId, t.kind, t.expiresAt),
  ],
)

/** Codes sent by SMS. They belong to a phone number, because there is no account yet. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    purpose: integer('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    ip: text('ip').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Set when the code was right, burnt by too many tries, or replaced by a newer one. */
    closedAt: moment('closed_at'),
  },
  (t) => [index('phone_codes_phone').on(t.phone, t.sentAt), index('phone_codes_ip').on(t.ip, t.sentAt)],
)

/** Proofs of a phone number that were used, so that each counts once. */
export const usedPhoneProofs = pgTable('used_phone_proofs', {
  id: uuid('id').primaryKey(),
  usedAt: moment('used_at').notNull(),
})
