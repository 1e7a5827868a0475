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

/** An owner's work on one video. The finished file is a row of `videos`, named by `video_id`. */
export const projects = pgTable(
  'projects',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    status: integer('status').notNull().default(0),
    /** Where it was before it expired, and before it went to the trash. */
    expiredFrom: integer('expired_from'),
    trashedFrom: integer('trashed_from'),
    renderState: text('render_state').notNull().default('none'),
    /** The render under way, or the last one. */
    renderId: uuid('render_id'),
    failure: text('failure'),
    /** Per cent of the required slots that are filled. */
    filled: integer('filled').notNull(),
    rev: integer('rev').notNull().default(0),
    templateId: uuid('template_id').notNull(),
    templateVersion: integer('template_version').notNull(),
    designId: uuid('design_id').notNull(),
    ratio: text('ratio').notNull(),
    requestId: uuid('request_id'),
    scenarioId: text('scenario_id'),
    /** The product or place it is about is also its folder; the name is kept for when that is gone. */
    productId: uuid('product_id'),
    placeId: uuid('place_id'),
    folderName: text('folder_name'),
    /** When the promotion that it tells of is over. */
    endsAt: moment('ends_at'),
    userSource: jsonb('user_source').notNull(),
    /** The slots of it that show a field of its product, promotion or place, and what they show of it. */
    boundSlots: jsonb('bound_slots').notNull().default([]),
    bgm: jsonb('bgm').notNull(),
    bgmUrl: text('bgm_url'),
    changedColor: jsonb('changed_color').notNull(),
    brandName: text('brand_name'),
    brandLogoId: uuid('brand_logo_id'),
    /** Until when the service's own mark was paid away from this one video. */
    watermarkFreeUntil: moment('watermark_free_until'),
    /** Preview links hold for one round; a new one ends all that were given out. */
    shareRound: integer('share_round').notNull().default(0),
    /** The file that stands for it in lists while there is no video. */
    coverAssetId: uuid('cover_asset_id'),
    videoId: uuid('video_id'),
    expiresAt: moment('expires_at'),
    trashedAt: moment('trashed_at'),
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('projects_changed').on(t.accountId, t.updatedAt, t.id, t.status, t.expiredFrom),
    index('projects_folder').on(t.accountId, t.productId),
    index('projects_place').on(t.accountId, t.placeId),
    index('projects_expiry').on(t.accountId, t.expiresAt),
    index('projects_trash').on(t.trashedAt),
    index('projects_template').on(t.templateId),
  ],
)

/**
 * One making of a video: `film` holds all that decides how it looks, as it was when it was asked for. A row stays when
 * its project is deleted, without its film: how long renders take is measured on it.
 */
export const renders = pgTable(
  'renders',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    rev: integer('rev').notNull(),
    state: text('state').notNull(),
    /** How often a worker began it. */
    attempt: integer('attempt').notNull().default(0),
    progress: integer('progress').notNull().default(0),
    film: jsonb('film'),
    filmMs: integer('film_ms').notNull(),
    failure: text('failure'),
    jobId: uuid('job_id'),
    /** `owner`, of what they made of it; `renewal`, with the values of now alone; or the `campaign` that it is made for, which tells of it by itself. */
    askedBy: text('asked_by').notNull().default('owner'),
    requestedAt: moment('requested_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('renders_account_state').on(t.accountId, t.state),
    index('renders_ended').on(t.state, t.endedAt),
  ],
)

/** Finished files. The id is that of the render which made it. */
export const videos = pgTable(
  'videos',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    fileKey: text('file_key').notNull(),
    posterKey: text('poster_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    durationMs: integer('duration_ms').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Whether the service's own mark was drawn over it. */
    watermark: boolean('watermark').notNull().default(false),
    /** Whether its first frame shows nothing but black, which networks then show as its still. */
    opensBlack: boolean('opens_black').notNull().default(false),
    renderedAt: moment('rendered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] }), index('videos_project').on(t.accountId, t.projectId)],
)

/** The brand that an owner keeps for all videos, one of each account. */
export const brandKits = pgTable('brand_kits', {
  accountId: uuid('account_id').primaryKey(),
  name: text('name'),
  logoId: uuid('logo_id'),
  /** `#rrggbb`, the most important first. */
  colors: jsonb('colors').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
/** Contents of a project as they once were. One with a name stays until its owner removes it. */
export const projectVersions = pgTable(
  'project_versions',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    name: text('name'),
    /** The risky step it was kept before. */
    before: text('before'),
    content: jsonb('content').notNull(),
    /** What had changed since the version before it, in numbers; null for the first. */
    changes: jsonb('changes'),
    /** When its content came to be, and when it was kept, or would have been again. */
    savedAt: moment('saved_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('project_versions_project').on(t.accountId, t.projectId, t.createdAt),
  ],
)

/**
 * Videos of one AI request that were asked for together, one row each. The id is that of the project that it becomes,
 * and of the credit that is held for it.
 */
export const videoDrafts = pgTable(
  'video_drafts',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    /** Which were asked for together: an id that the client chose. */
    batchId: uuid('batch_id').notNull(),
    requestId: uuid('request_id').notNull(),
    position: integer('position').notNull(),
    scenarioId: text('scenario_id').notNull(),
    templateId: uuid('template_id').notNull(),
    ratio: text('ratio').notNull(),
    /** The selling points that its owner left out. */
    without: text('without').array().notNull(),
    title: text('title').notNull(),
    /** `waiting`, `made` or `failed`. */
    state: text('state').notNull(),
    /** Why it was not made. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('video_drafts_batch').on(t.accountId, t.batchId, t.position),
    index('video_drafts_request').on(t.accountId, t.requestId, t.createdAt),
    index('video_drafts_waiting')
      .on(t.createdAt)
      .where(sql`state = 'waiting'`),
  ],
)
