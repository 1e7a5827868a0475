import { limits } from '@clipmint/contract'
import { hourMs } from '@clipmint/kit'
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Context } from '../../../../context.ts'
import { aiRequests } from '../../../../db/tables/ai-requests.ts'
import { campaignPosts, campaigns } from '../../../../db/tables/campaigns.ts'
import { places } from '../../../../db/tables/places.ts'
import { products } from '../../../../db/tables/products.ts'
import { projects } from '../../../../db/tables/projects.ts'
import { posts } from '../../../../db/tables/reservations.ts'
import {
  type CampaignPostKey,
  isOne,
  isPostOf,
  type StoredCampaignPost,
  timeOfPost,
  toPost,
} from '../store.ts'

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

/**
 * What was changed so shortly before a post was looked at may have been seen by nobody yet: a change has its moment before
 * it is there for others.
 */
const unseenFor = '2 minutes'

/**
 * Made posts of any owner’s running campaigns that go out between two moments, or after the first and have another video by now or the
 * one that they waited for, and those after the first that wait to be approved and were not looked at since they, their video, or its
 * promotion, product or place were changed last.
 */
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
    .leftJoin(
      projects,
      and(eq(projects.accountId, campaignPosts.accountId), eq(projects.id, campaignPosts.projectId)),
    )
    .leftJoin(
      aiRequests,
      and(eq(aiRequests.accountId, projects.accountId), eq(aiRequests.id, projects.requestId)),
    )
    .leftJoin(posts, isPostOf)
    .leftJoin(products, and(eq(products.accountId, projects.accountId), eq(products.id, projects.productId)))
    .leftJoin(places, and(eq(places.accountId, projects.accountId), eq(places.id, projects.placeId)))
    .where(
      and(
        gt(timeOfPost, from),
        or(
          and(eq(campaignPosts.status, 1), or(isNull(campaignPosts.freshAt), gt(changedAt, seenUntil))),
          and(eq(campaignPosts.status, 2), or(lte(timeOfPost, to), hasOtherVideo)),
        ),
        isNotNull(campaignPosts.nextAt),
        isNotNull(campaignPosts.projectId),
        eq(campaigns.state, 'running'),
      ),
    )
    .orderBy(asc(campaignPosts.accountId), asc(timeOfPost))
  return rows.map(({ post }) => toPost(post))
}

/** Another one than what it goes out with; any, for a post that waits for one. */
const hasOtherVideo = and(eq(projects.status, 1), sql`${projects.videoId} is distinct from ${posts.videoId}`)
const changedAt = sql`greatest(${campaignPosts.updatedAt}, ${projects.updatedAt}, ${aiRequests.updatedAt}, ${products.updatedAt}, ${places.updatedAt})`
const seenUntil = sql`${campaignPosts.freshAt} - interval '${sql.raw(unseenFor)}'`

/** Notes that posts of an owner which wait to be approved were looked at, as they were at a moment. */
export async function noteFresh(
  { db }: Store,
  accountId: string,
  { posts, at }: { posts: readonly Pick<StoredCampaignPost, 'id' | 'status'>[]; at: Date },
): Promise<void> {
  const ids = posts.filter(({ status }) => status === 1).map(({ id }) => id)
  if (ids.length === 0) return
  await db()
    .update(campaignPosts)
    .set({ freshAt: at })
    .where(and(eq(campaignPosts.accountId, accountId), inArray(campaignPosts.id, ids)))
}

/**
 * Posts of running campaigns that nobody has decided about and of which so many hours before their time were not told yet: those
 * whose time is nearer than that, and with them the others of their day, which come an hour after each other.
 */
export async function listToRemind({ db }: Store, now: Date, hours: number): Promise<StoredCampaignPost[]> {
  const until = new Date(now.getTime() + hours * hourMs)
  const ofThatDay = new Date(until.getTime() + limits.creationsMax * hourMs)
  const nearest = alias(campaignPosts, 'nearest')
  const waits = ({ status, uploadAt, remindedHours, nextAt }: typeof nearest | typeof campaignPosts) =>
    // What is due has an index.
    and(
      isNotNull(nextAt),
      eq(status, 1),
      gt(uploadAt, now),
      or(isNull(remindedHours), gt(remindedHours, hours)),
    )
  const ofItsDay = and(
    eq(nearest.accountId, campaignPosts.accountId),
    eq(nearest.campaignId, campaignPosts.campaignId),
    eq(nearest.day, campaignPosts.day),
  )
  const rows = await db()
    .select({ post: campaignPosts })
    .from(campaignPosts)
    .innerJoin(
      campaigns,
      and(eq(campaigns.accountId, campaignPosts.accountId), eq(campaigns.id, campaignPosts.campaignId)),
    )
    .where(
      and(
        eq(campaigns.state, 'running'),
        waits(campaignPosts),
        lte(campaignPosts.uploadAt, ofThatDay),
        exists(
          db()
            .select({ one: sql`1` })
            .from(nearest)
            .where(and(ofItsDay, waits(nearest), lte(nearest.uploadAt, until))),
        ),
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
