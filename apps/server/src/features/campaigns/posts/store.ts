import {
  actors,
  CampaignChoice,
  type CampaignEvent,
  campaignEventKinds,
  NetworkId,
  SkipReason,
} from '@clipmint/contract'
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { approvalComments, campaignEvents, campaignPosts, campaigns } from '../../../db/tables/campaigns.ts'

type Store = Pick<Context, 'db'>
type Row = typeof campaignPosts.$inferSelect

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
/** What the database keeps as text or JSON, read back into what it was. */
const Kept = z.object({
  /** 0 its video is to be made · 1 to be decided about · 2 to be posted, or a post by now · 7 cancelled · 8 skipped. */
  status: z.literal([0, 1, 2, 7, 8]),
  hashtags: z.array(z.string()),
  choice: CampaignChoice.nullable(),
  approvedBy: z.enum(actors).nullable(),
  skip: SkipReason.nullable(),
  failure: z.object({ platform: NetworkId.nullable(), code: z.string() }).nullable(),
})

/** One post of a campaign, as stored: from its slot until it is a post of the reservations'. */
export type StoredCampaignPost = Omit<Row, keyof z.infer<typeof Kept>> & z.infer<typeof Kept>
export type CampaignPostKey = Pick<Row, 'accountId' | 'id'>
type EventKind = (typeof campaignEventKinds)[number]
/** What happened to a post of a campaign, and by whom. */
export type EventToNote = { kind: EventKind; by: (typeof actors)[number]; detail?: CampaignEvent['values'] }

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

export async function deletePost({ db }: Store, key: CampaignPostKey): Promise<void> {
  await db().delete(campaignPosts).where(isOne(key))
}

/** The posts of a run, in their order. */
export async function listOfRun(
  { db }: Store,
  { accountId, id }: { accountId: string; id: string },
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select()
    .from(campaignPosts)
    .where(and(eq(campaignPosts.accountId, accountId), eq(campaignPosts.runId, id)))
    .orderBy(asc(campaignPosts.no))
  return rows.map(toPost)
}

/** Posts of a campaign that are to be looked at once more, in the order of their times: nothing is settled of them yet. */
export async function listOpen(
  { db }: Store,
  { accountId, id }: { accountId: string; id: string },
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select()
    .from(campaignPosts)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        eq(campaignPosts.campaignId, id),
        inArray(campaignPosts.status, [0, 1, 2]),
        isNotNull(campaignPosts.nextAt),
      ),
    )
    .orderBy(asc(campaignPosts.uploadAt))
  return rows.map(toPost)
}

/** Posts of a campaign, or of all of an owner's, between two moments, in the order of their times. */
export async function listBetween(
  { db }: Store,
  { accountId, campaignId }: { accountId: string; campaignId?: string | undefined },
  { from, to }: { from: Date; to: Date },
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select()
    .from(campaignPosts)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        campaignId === undefined ? undefined : eq(campaignPosts.campaignId, campaignId),
        between(campaignPosts.uploadAt, from, to),
      ),
    )
    .orderBy(asc(campaignPosts.uploadAt), asc(campaignPosts.no))
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

/** Posts of any owner that are to be looked at by now, those that have waited longest first. */
export async function listDuePosts({ db }: Store, now: Date, most: number): Promise<CampaignPostKey[]> {
  return db()
    .select({ accountId: campaignPosts.accountId, id: campaignPosts.id })
    .from(campaignPosts)
    .where(and(isNotNull(campaignPosts.nextAt), lte(campaignPosts.nextAt, now)))
    .orderBy(asc(campaignPosts.nextAt), asc(campaignPosts.id))
    .limit(most)
}

/** Made posts of any owner's running campaigns that go out between two moments. */
export async function listSoon(
  { db }: Store,
  { from, to }: { from: Date; to: Date },
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select({ post: campaignPosts })
    .from(campaignPosts)
    .innerJoin(
      campaigns,
      and(eq(campaigns.accountId, campaignPosts.accountId), eq(campaigns.id, campaignPosts.campaignId)),
    )
    .where(
      and(
        gt(campaignPosts.uploadAt, from),
        lte(campaignPosts.uploadAt, to),
        inArray(campaignPosts.status, [1, 2]),
        isNotNull(campaignPosts.nextAt),
        isNotNull(campaignPosts.projectId),
        eq(campaigns.state, 'running'),
      ),
    )
    .orderBy(asc(campaignPosts.accountId), asc(campaignPosts.uploadAt))
  return rows.map(({ post }) => toPost(post))
}

/**
 * Posts of running campaigns that nobody has decided about and of which so many hours before their time were not told yet: those
 * whose time is nearer than that.
 */
export async function listToRemind({ db }: Store, now: Date, hours: number): Promise<StoredCampaignPost[]> {
  const until = new Date(now.getTime() + hours * 3_600_000)
  const rows = await db()
    .select({ post: campaignPosts })
    .from(campaignPosts)
    .innerJoin(
      campaigns,
      and(eq(campaigns.accountId, campaignPosts.accountId), eq(campaigns.id, campaignPosts.campaignId)),
    )
    .where(
      and(
        eq(campaignPosts.status, 1),
        eq(campaigns.state, 'running'),
        gt(campaignPosts.uploadAt, now),
        lte(campaignPosts.uploadAt, until),
        or(isNull(campaignPosts.remindedHours), gt(campaignPosts.remindedHours, hours)),
      ),
    )
    .orderBy(asc(campaignPosts.uploadAt))
  return rows.map(({ post }) => toPost(post))
}

/** Notes that a post's owner was reminded so many hours before its time; false when that was noted before. */
export async function noteReminded({ db }: Store, key: CampaignPostKey, hours: number): Promise<boolean> {
  const rows = await db()
    .update(campaignPosts)
    .set({ remindedHours: hours })
    .where(
      and(
        isOne(key),
        eq(campaignPosts.status, 1),
        or(isNull(campaignPosts.remindedHours), gt(campaignPosts.remindedHours, hours)),
      ),
    )
    .returning({ id: campaignPosts.id })
  return rows.length > 0
}

export type CampaignFacts = {
  toApprove: number
  waiting: number
  nextAt: Date | null
  last: { uploadAt: Date; status: number; postId: string | null } | null
}

/** What a campaign's card says of its posts. */
export async function factsOf(
  { db }: Store,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, CampaignFacts>> {
  if (ids.length === 0) return new Map()
  const theirs = and(eq(campaignPosts.accountId, accountId), inArray(campaignPosts.campaignId, [...ids]))
  const counted = await db()
    .select({
      campaignId: campaignPosts.campaignId,
      toApprove: count(
        sql`case when ${campaignPosts.status} = 1 and ${campaignPosts.uploadAt} > ${now.toISOString()}::timestamptz then 1 end`,
      ),
      waiting: count(
        sql`case when ${campaignPosts.status} = 2 and ${campaignPosts.uploadAt} > ${now.toISOString()}::timestamptz then 1 end`,
      ),
      nextAt: sql<
        string | null
      >`min(case when ${campaignPosts.status} in (0, 1, 2) and ${campaignPosts.uploadAt} > ${now.toISOString()}::timestamptz then ${campaignPosts.uploadAt} end)`,
    })
    .from(campaignPosts)
    .where(theirs)
    .groupBy(campaignPosts.campaignId)
  const last = await db()
    .selectDistinctOn([campaignPosts.campaignId], {
      campaignId: campaignPosts.campaignId,
      uploadAt: campaignPosts.uploadAt,
      status: campaignPosts.status,
      postId: campaignPosts.postId,
    })
    .from(campaignPosts)
    .where(and(theirs, lte(campaignPosts.uploadAt, now)))
    .orderBy(campaignPosts.campaignId, desc(campaignPosts.uploadAt))
  const lasts = new Map(last.map(({ campaignId, ...one }) => [campaignId, one]))
  return new Map(
    counted.map(({ campaignId, nextAt, ...counts }) => [
      campaignId,
      {
        ...counts,
        nextAt: nextAt === null ? null : new Date(nextAt),
        last: lasts.get(campaignId) ?? null,
      },
    ]),
  )
}

/** Posts of a campaign that became posts, the latest first. */
export async function listPosted(
  { db }: Store,
  { accountId, id }: { accountId: string; id: string },
  most: number,
): Promise<StoredCampaignPost[]> {
  const rows = await db()
    .select()
    .from(campaignPosts)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        eq(campaignPosts.campaignId, id),
        isNotNull(campaignPosts.postId),
      ),
    )
    .orderBy(desc(campaignPosts.uploadAt))
    .limit(most)
  return rows.map(toPost)
}

/** The templates that a campaign's posts were made of, by the projects that are theirs, the newest first. */
export async function listChosen(
  { db }: Store,
  { accountId, id }: { accountId: string; id: string },
  most: number,
): Promise<string[]> {
  const rows = await db()
    .select({ projectId: campaignPosts.projectId })
    .from(campaignPosts)
    .where(
      and(
        eq(campaignPosts.accountId, accountId),
        eq(campaignPosts.campaignId, id),
        isNotNull(campaignPosts.projectId),
      ),
    )
    .orderBy(desc(campaignPosts.day), desc(campaignPosts.no))
    .limit(most)
  return rows.flatMap(({ projectId }) => projectId ?? [])
}

/** Notes what happened to a post, after all that happened before; inside a transaction that holds it. */
export async function insertEvent(
  { db, now }: Store & Pick<Context, 'now'>,
  { accountId, id }: CampaignPostKey,
  { kind, by, detail = {} }: EventToNote,
): Promise<void> {
  const [last] = await db()
    .select({ no: campaignEvents.no })
    .from(campaignEvents)
    .where(isEventOf({ accountId, id }))
    .orderBy(desc(campaignEvents.no))
    .limit(1)
  await db()
    .insert(campaignEvents)
    .values({ accountId, campaignPostId: id, no: (last?.no ?? -1) + 1, at: now(), kind, by, detail })
}

/** Everything that happened to a post before it became one, oldest first. */
export async function listEvents({ db }: Store, key: CampaignPostKey): Promise<CampaignEvent[]> {
  const rows = await db().select().from(campaignEvents).where(isEventOf(key)).orderBy(asc(campaignEvents.no))
  return rows.map(({ at, kind, by, detail }) => ({
    at: at.toISOString(),
    kind: z.enum(campaignEventKinds).parse(kind),
    by: z.enum(actors).parse(by),
    values: Values.parse(detail),
  }))
}

/** What people said of a post's video by its link, oldest first. */
export async function listComments({ db }: Store, { accountId, id }: CampaignPostKey) {
  return db()
    .select()
    .from(approvalComments)
    .where(and(eq(approvalComments.accountId, accountId), eq(approvalComments.campaignPostId, id)))
    .orderBy(asc(approvalComments.createdAt), asc(approvalComments.id))
}

/** Deletes what there is of an owner's posts of campaigns. */
export async function deleteCampaignPosts({ db }: Store, accountId: string): Promise<void> {
  await db().delete(campaignEvents).where(eq(campaignEvents.accountId, accountId))
  await db().delete(campaignPosts).where(eq(campaignPosts.accountId, accountId))
}

function isOne({ accountId, id }: CampaignPostKey): SQL | undefined {
  return and(eq(campaignPosts.accountId, accountId), eq(campaignPosts.id, id))
}

function isEventOf({ accountId, id }: CampaignPostKey): SQL | undefined {
  return and(eq(campaignEvents.accountId, accountId), eq(campaignEvents.campaignPostId, id))
}

function toPost(row: Row): StoredCampaignPost {
  return { ...row, ...Kept.parse(row) }
}
