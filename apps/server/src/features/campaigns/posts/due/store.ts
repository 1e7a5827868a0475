import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'

import type { Context } from '../../../../context.ts'
import { campaignPosts, campaigns } from '../../../../db/tables/campaigns.ts'
import { type CampaignPostKey, isOne, type StoredCampaignPost, toPost } from '../store.ts'

type Store = Pick<Context, 'db'>

/** Posts of any owner that are to be looked at by now, those that have waited longest first. */
export async function listDuePosts({ db }: Store, now: Date, most: number): Promise<CampaignPostKey[]> {
  return db()
    .select({ accountId: campaignPosts.accountId, id: campaignPosts.id })
    .from(campaignPosts)
    .where(and(isNotNull(campaignPosts.nextAt), lte(campaignPosts.nextAt, now)))
    .orderBy(asc(campaignPosts.nextAt), asc(campaignPosts.id))
    .limit(most)
}

/** Made posts of any owner’s running campaigns that go out between two moments, and all after the first that wait to be approved. */
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
        or(eq(campaignPosts.status, 1), and(eq(campaignPosts.status, 2), lte(campaignPosts.uploadAt, to))),
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
