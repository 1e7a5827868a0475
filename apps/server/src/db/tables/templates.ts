import { sql } from 'drizzle-orm'
import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { bytewise, moment } from './columns.ts'

/** Templates as they were when a project was made with them, so that a later version never changes an owner's work. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: uuid('template_id').notNull(),
    version: integer('version').notNull(),
    slug: text('slug').notNull(),
    document: jsonb('document').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.version] })],
)

/** How often each template was used, counted anew from time to time, and liked, counted with each like. */
export const templateUses = pgTable('template_uses', {
  templateId: uuid('template_id').primaryKey(),
  projects: integer('projects').notNull().default(0),
  likes: integer('likes').notNull().default(0),
  countedAt: moment('counted_at').notNull(),
})

/** Templates as the store shows them, in step with the content; one that left it stays, retired. */
export const storeTemplates = pgTable(
  'store_templates',
  {
    id: uuid('id').primaryKey(),
    /** The account it was made for; null for everyone's. */
    ownerId: uuid('owner_id'),
    card: json('card').notNull(),
    /** Of all that is kept of it, to see whether it changed. */
    fingerprint: text('fingerprint').notNull(),
    retiredAt: moment('retired_at'),
  },
  (t) => [
    index('store_templates_owner')
      .on(t.ownerId)
      .where(sql`owner_id is not null`),
  ],
)

/** The loops of templates in the file store: one for each ratio and language. */
export const templateLoops = pgTable(
  'template_loops',
  {
    templateId: uuid('template_id').notNull(),
    ratio: text('ratio').notNull(),
    lang: text('lang').notNull(),
    /** Of the content that its files show; null while there are none. */
    shownHash: text('shown_hash'),
    /** The content that was tried last, when, and how often that failed. */
    triedHash: text('tried_hash').notNull(),
    triedAt: moment('tried_at').notNull(),
    failures: integer('failures').notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.lang, t.ratio] })],
)

/** The designs of the specification: a template in one ratio. */
export const storeDesigns = pgTable(
  'store_designs',
  {
    id: uuid('id').primaryKey(),
    templateId: uuid('template_id').notNull(),
    ratio: text('ratio').notNull(),
  },
  (t) => [index('store_designs_template').on(t.templateId)],
)

/** What the store filters, searches and sorts by: a narrow row for each template that is in it now. */
export const storeEntries = pgTable(
  'store_entries',
  {
    templateId: uuid('template_id').primaryKey(),
    /** The account that alone sees it; null for everyone's. */
    ownerId: uuid('owner_id'),
    /** All that is filtered on (`style:bold`) as numbers, which are narrower and compared much faster. */
    traits: bigint('traits', { mode: 'number' }).array().notNull(),
    /** The words that it is found by, as numbers. */
    words: bigint('words', { mode: 'number' }).array().notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Days since 1970. */
    publishedDay: integer('published_day').notNull(),
    popularity: integer('popularity').notNull().default(0),
    /** The same of the last seven days. */
    trend: integer('trend').notNull().default(0),
  },
  (t) => [
    // Without a list of the pending, so that a search after many changes is as quick as any.
    index('store_entries_found').using('gin', t.traits, t.words).with({ fastupdate: false }),
    index('store_entries_owner')
      .on(t.ownerId)
      .where(sql`owner_id is not null`),
    index('store_entries_popular').on(t.popularity, t.publishedDay, t.templateId),
    index('store_entries_trend').on(t.trend, t.publishedDay, t.templateId),
    index('store_entries_newest').on(t.publishedDay, t.templateId),
    index('store_entries_long').on(t.durationMs, t.publishedDay, t.templateId),
    index('store_entries_short').on(sql`(- duration_ms)`, t.publishedDay, t.templateId),
  ],
)

/** Every word that a template is found by, with how many have it and its spellings with one letter left out. */
export const storeWords = pgTable(
  'store_words',
  {
    word: text('word').primaryKey(),
    /** Its number among an entry's words. */
    number: bigint('number', { mode: 'number' }).notNull(),
    near: text('near').array().notNull(),
    templates: integer('templates').notNull().default(0),
  },
  (t) => [index('store_words_near').using('gin', t.near).with({ fastupdate: false })],
)

/** What a word may be begun with: its letters from each of its syllables on, and their initial consonants. */
export const storeWordKeys = pgTable(
  'store_word_keys',
  { key: bytewise('key').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] }), index('store_word_keys_word').on(t.word)],
)

/** Tags, with how many templates that a scope (`public`, or the account that owns them) sees have them. */
export const storeTags = pgTable(
  'store_tags',
  {
    scope: text('scope').notNull(),
    ko: text('ko').notNull(),
    en: text('en').notNull(),
    /** What it may be begun with, that of the whole tag first in each language. */
    keys: text('keys').array().notNull(),
    near: text('near').array().notNull(),
    templates: integer('templates').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.ko, t.en] })],
)

/** Who likes which template. */
export const templateLikes = pgTable(
  'template_likes',
  {
    accountId: uuid('account_id').notNull(),
    templateId: uuid('template_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.templateId] }),
    index('template_likes_template').on(t.templateId),
    index('template_likes_created').on(t.createdAt),
  ],
)
