import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Uploaded pictures, clips and music. A deleted one keeps its row and files for a while, for videos in the making. */
export const assets = pgTable(
  'assets',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    /** `library` for what an owner sees in the storage, `logo` for a project's logo. */
    purpose: text('purpose').notNull().default('library'),
    status: text('status').notNull(),
    originalName: text('original_name').notNull(),
    /** Bytes on the store, of the file as kept and all that was made of it. */
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    durationMs: integer('duration_ms'),
    hasSound: boolean('has_sound').notNull().default(false),
    focalX: real('focal_x').notNull(),
    focalY: real('focal_y').notNull(),
    /** What was seen when it was looked at; both last are null until then. */
    sharpness: real('sharpness'),
    brightness: real('brightness'),
    fingerprint: text('fingerprint'),
    /** How it is lit, how plain its ground is, and how much of it is words; see `Look`. */
    lights: real('lights'),
    blown: real('blown'),
    plain: real('plain'),
    groundColor: text('ground_color'),
    words: real('words'),
    /** The oldest of the owner's files that looks the same. */
    duplicateOf: uuid('duplicate_of'),
    /** How its cut-out stands (`StoredCutout`); null until one was tried. */
    cutout: jsonb('cutout'),
    fileKey: text('file_key').notNull(),
    previewKey: text('preview_key'),
    posterKey: text('poster_key').notNull(),
    thumbnailKey: text('thumbnail_key').notNull(),
    /** Of free stock: what it is there, and whom to name. */
    stockKey: text('stock_key'),
    attribution: jsonb('attribution'),
    /** Of music: when, and by which wording, its owner said that it is theirs to use. */
    rightsWording: text('rights_wording'),
    rightsAt: moment('rights_at'),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('assets_listed').on(t.accountId, t.deletedAt, t.createdAt),
    uniqueIndex('assets_stock')
      .on(t.accountId, t.stockKey)
      .where(sql`${t.deletedAt} is null`),
    index('assets_deleted').on(t.deletedAt),
    index('assets_unseen')
      .on(t.createdAt)
      .where(sql`words is null`),
  ],
)
