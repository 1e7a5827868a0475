import { and, count, desc, eq, inArray, isNotNull, lte, max, ne, type SQL, sql } from 'drizzle-orm'

import type { Context } from '../../../../context.ts'
import { campaignPosts } from '../../../../db/tables/campaigns.ts'
import { posts, postTargets } from '../../../../db/tables/reservations.ts'
import { isPostOf, type StoredCampaignPost, timeOfPost, toPost } from '../store.ts'

type Store = Pick<Context, 'db'>
type CampaignKey = { accountId: string; id: string }

export type CampaignFacts = {
  toApprove: number
  waiting: number
  nextAt: Date | null
  /** When one of its posts was first seen last. */
  seenAt: Date | null
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
        sql`case when ${campaignPosts.status} = 1 and ${timeOfPost} > ${now.toISOString()}::timestamptz then 1 end`,
      ),
      waiting: count(
        sql`case when ${campaignPosts.status} = 2 and ${timeOfPost} > ${now.toISOString()}::timestamptz then 1 end`,
      ),
      nextAt: sql<
        string | null
      >`min(case when ${campaignPosts.status} in (0, 1, 2) and ${timeOfPost} > ${now.toISOString()}::timestamptz then ${timeOfPost} end)`,
    })
    .from(campaignPosts)
    .leftJoin(posts, isPostOf)
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
  const seen = await db()
    .select({ campaignId: campaignPosts.campaignId, at: max(postTargets.publishedAt) })
    .from(campaignPosts)
    .innerJoin(
      postTargets,
      and(eq(postTargets.accountId, campaignPosts.accountId), eq(postTargets.postId, campaignPosts.postId)),
    )
    .where(theirs)
    .groupBy(campaignPosts.campaignId)
  const seenAt = new Map(seen.map(({ campaignId, at }) => [campaignId, at]))
  const lasts = new Map(last.map(({ campaignId, ...one }) => [campaignId, one]))
  return new Map(
    counted.map(({ campaignId, nextAt, ...counts }) => [
      campaignId,
      {
        ...counts,
        nextAt: nextAt === null ? null : new Date(nextAt),
        seenAt: seenAt.get(campaignId) ?? null,
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

/** What a campaign's posts said, the newest first. */
export async function listCaptions(store: Store, key: CampaignKey, most: number): Promise<string[]> {
  const rows = await listNewest(store, key, ne(campaignPosts.caption, ''), most)
  return rows.map(({ caption }) => caption)
}

/** The projects of a campaign's posts, the newest first. */
export async function listProjectIds(store: Store, key: CampaignKey, most: number): Promise<string[]> {
  const rows = await listNewest(store, key, isNotNull(campaignPosts.projectId), most)
  return rows.flatMap(({ projectId }) => projectId ?? [])
}

async function listNewest({ db }: Store, { accountId, id }: CampaignKey, which: SQL, most: number) {
  return db()
    .select({ caption: campaignPosts.caption, projectId: campaignPosts.projectId })
    .from(campaignPosts)
    .where(and(eq(campaignPosts.accountId, accountId), eq(campaignPosts.campaignId, id), which))
    .orderBy(desc(campaignPosts.day), desc(campaignPosts.no))
    .limit(most)
}
