import { actors, CampaignChoice, NetworkId, SkipReason } from '@clipmint/contract'
import type { FieldForm } from '@clipmint/film'
import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { campaignEvents, campaignPosts } from '../../../db/tables/campaigns.ts'
import { posts } from '../../../db/tables/reservations.ts'
import { type EventToNote, insertEvent } from './events/store.ts'

type Store = Pick<Context, 'db'>
type Row = typeof campaignPosts.$inferSelect

/** What the database keeps as text or JSON, read back into what it was. */
const Kept = z.object({
  /** 0 its video is to be made · 1 to be decided about · 2 to be posted, or a post by now · 7 cancelled · 8 skipped. */
  status: z.literal([0, 1, 2, 7, 8]),
  hashtags: z.array(z.string()),
  shows: z.array(z.custom<FieldForm>()),
  choice: CampaignChoice.nullable(),
  approvedBy: z.enum(actors).nullable(),
  skip: SkipReason.nullable(),
  failure: z.object({ platform: NetworkId.nullable(), code: z.string() }).nullable(),
})

/** One post of a campaign, as stored: from its slot until it is a post of the reservations'. */
export type StoredCampaignPost = Omit<Row, keyof z.infer<typeof Kept>> & z.infer<typeof Kept>
export type CampaignPostKey = Pick<Row, 'accountId' | 'id'>

export async function insertCampaignPosts(
  { db }: Store,
  posts: readonly StoredCampaignPost[],
): Promise<void> {
  if (posts.length > 0)
    await db()
      .insert(campaignPosts)
      .values([...posts])
      .onConflictDoNothing()
}

export async function findCampaignPost(
  { db }: Store,
  key: CampaignPostKey,
): Promise<StoredCampaignPost | null> {
  const [row] = await db().select().from(campaignPosts).where(isOne(key))
  return row ? toPost(row) : null
}

export async function findPostOfSlot(
  { db }: Store,
  { accountId, campaignId, day, no }: Pick<Row, 'accountId' | 'campaignId' | 'day' | 'no'>,
): Promise<StoredCampaignPost | null> {
  const [row] = await db()
    .select()
    .from(campaignPosts)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        eq(campaignPosts.campaignId, campaignId),
        eq(campaignPosts.day, day),
        eq(campaignPosts.no, no),
      ),
    )
  return row ? toPost(row) : null
}

/** The post, which nobody else changes until the transaction ends; null when there is none. */
export async function holdCampaignPost(
  { db }: Store,
  key: CampaignPostKey,
): Promise<StoredCampaignPost | null> {
  const [row] = await db().select().from(campaignPosts).where(isOne(key)).for('update')
  return row ? toPost(row) : null
}

export type PostChanges = Partial<
  Omit<
    StoredCampaignPost,
    'accountId' | 'id' | 'campaignId' | 'runId' | 'day' | 'no' | 'version' | 'createdAt'
  >
>

/** Saves changes of a post that is held, with what happened to it. */
export async function savePost(
  store: Store & Pick<Context, 'now'>,
  post: StoredCampaignPost,
  { changes, event }: { changes: PostChanges; event?: EventToNote | undefined },
): Promise<StoredCampaignPost> {
  const updatedAt = store.now()
  const version = post.version + 1
  await store
    .db()
    .update(campaignPosts)
    .set({ ...changes, version, updatedAt })
    .where(isOne(post))
  if (event) await insertEvent(store, post, event)
  return { ...post, ...changes, version, updatedAt }
}

/** Deletes a post of which nothing is made, with what happened to it. */
export async function deletePost({ db }: Store, { accountId, id }: CampaignPostKey): Promise<void> {
  await db()
    .delete(campaignEvents)
    .where(and(eq(campaignEvents.accountId, accountId), eq(campaignEvents.campaignPostId, id)))
  await db().delete(campaignPosts).where(isOne({ accountId, id }))
}

/** The posts of a run, which are those of its day, in their order. */
export async function listOfRun(
  { db }: Store,
  { accountId, campaignId, day }: Pick<Row, 'accountId' | 'campaignId' | 'day'>,
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select()
    .from(campaignPosts)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        eq(campaignPosts.campaignId, campaignId),
        eq(campaignPosts.day, day),
      ),
    )
    .orderBy(asc(campaignPosts.no))
  return rows.map(toPost)
}

/**
 * Posts of a campaign of which something is not settled yet, in the order of their times: those that are to be looked at once more, and
 * those that their owner has sent again.
 */
export async function listOpen(
  { db }: Store,
  { accountId, id }: { accountId: string; id: string },
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select(getTableColumns(campaignPosts))
    .from(campaignPosts)
    .leftJoin(posts, isPostOf)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        eq(campaignPosts.campaignId, id),
        inArray(campaignPosts.status, [0, 1, 2]),
        or(isNotNull(campaignPosts.nextAt), and(isNotNull(posts.id), isNull(posts.endedAt))),
      ),
    )
    .orderBy(asc(campaignPosts.uploadAt))
  return rows.map(toPost)
}

/** The post that one of a campaign became, which is read only. */
export const isPostOf = and(eq(posts.accountId, campaignPosts.accountId), eq(posts.id, campaignPosts.postId))
/** When a post of a campaign is due: its owner may have moved it as the post that it became. */
export const timeOfPost = sql`coalesce(${posts.uploadAt}, ${campaignPosts.uploadAt})`.mapWith(
  campaignPosts.uploadAt,
)

/** Posts of a campaign, or of all of an owner's, between two moments, in the order of their times. */
export async function listBetween(
  { db }: Store,
  { accountId, campaignId }: { accountId: string; campaignId?: string | undefined },
  { from, to }: { from: Date; to: Date },
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select(getTableColumns(campaignPosts))
    .from(campaignPosts)
    .leftJoin(posts, isPostOf)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        campaignId === undefined ? undefined : eq(campaignPosts.campaignId, campaignId),
        between(timeOfPost, from, to),
      ),
    )
    .orderBy(asc(timeOfPost), asc(campaignPosts.no))
  return rows.map(toPost)
}

/** Which days of campaigns have posts already, as `campaign day`. */
export async function listDaysTaken(
  { db }: Store,
  accountId: string,
  campaignIds: readonly string[],
  from: string,
): Promise<ReadonlySet<string>> {
  if (campaignIds.length === 0) return new Set()
  const rows = await db()
    .selectDistinct({ campaignId: campaignPosts.campaignId, day: campaignPosts.day })
    .from(campaignPosts)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        inArray(campaignPosts.campaignId, [...campaignIds]),
        sql`${campaignPosts.day} >= ${from}`,
      ),
    )
  return new Set(rows.map(({ campaignId, day }) => `${campaignId} ${day}`))
}

/** Deletes what there is of an owner's posts of campaigns. */
export async function deleteCampaignPosts({ db }: Store, accountId: string): Promise<void> {
  await db().delete(campaignEvents).where(eq(campaignEvents.accountId, accountId))
  await db().delete(campaignPosts).where(eq(campaignPosts.accountId, accountId))
}

export function isOne({ accountId, id }: CampaignPostKey): SQL | undefined {
  return and(eq(campaignPosts.accountId, accountId), eq(campaignPosts.id, id))
}

export function toPost(row: Row): StoredCampaignPost {
  return { ...row, ...Kept.parse(row) }
}
