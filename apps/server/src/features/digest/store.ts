import { CampaignStop, isStoppedForGood, SkipReason } from '@clipmint/contract'
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Context } from '../../context.ts'
import { campaignPosts, campaigns, sentDigests } from '../../db/tables/campaigns.ts'
import { products } from '../../db/tables/products.ts'
import type { LeftOut } from './facts.ts'

type Store = Pick<Context, 'db'>

/** Every zone that owners who have campaigns, or posts since a time, have their digest in. */
export async function listZones({ db }: Store, since: Date): Promise<string[]> {
  const { rows } = await db().execute(sql`
    select settings->'schedule'->>'zone' as zone from campaigns
    union select zone from posts where upload_at >= ${since.toISOString()}`)
  return z
    .array(z.object({ zone: z.string() }))
    .parse(rows)
    .map(({ zone }) => zone)
}

type Due = { monday: string; zones: readonly string[]; since: Date; most: number }

/**
 * Owners in these zones who have campaigns, or posts since a time, want the digest and were not sent that of a Monday. An
 * owner is in the zone of their newest campaign, or else of their newest such post.
 */
export async function listDue(
  { db }: Store,
  { monday, zones, since, most }: Due,
): Promise<{ accountId: string; zone: string }[]> {
  const { rows } = await db().execute(sql`
    with newest as (
      select distinct on (account_id) account_id, settings->'schedule'->>'zone' as zone
      from campaigns order by account_id, created_at desc, id desc
    ), owners as (
      select account_id, zone from newest
      union all
      (
        select distinct on (account_id) account_id, zone from posts
        where upload_at >= ${since.toISOString()} and account_id not in (select account_id from newest)
        order by account_id, created_at desc, id desc
      )
    )
    select owners.account_id as "accountId", owners.zone
    from owners
    join accounts on accounts.id = owners.account_id and accounts.withdrawn_at is null
    left join notification_settings wishes on wishes.account_id = owners.account_id
    where owners.zone in (${sql.join(
      zones.map((zone) => sql`${zone}`),
      sql`, `,
    )})
      and coalesce(wishes.mail, true) and coalesce(wishes.digest, true)
      and not exists (
        select 1 from sent_digests sent where sent.account_id = owners.account_id and sent.week = ${monday}
      )
    order by owners.account_id
    limit ${most}`)
  return z.array(z.object({ accountId: z.string(), zone: z.string() })).parse(rows)
}

/** Notes that an owner is sent the digest of a Monday; false when that was noted before, by whomever. */
export async function noteSent(
  { db }: Store,
  accountId: string,
  week: string,
  sentAt: Date,
): Promise<boolean> {
  const noted = await db()
    .insert(sentDigests)
    .values({ accountId, week, sentAt })
    .onConflictDoNothing()
    .returning({ week: sentDigests.week })
  return noted.length > 0
}

/** How many posts of an owner came to be seen between two times, on one network or several. */
export async function countSeen({ db }: Store, accountId: string, from: Date, to: Date): Promise<number> {
  const { rows } = await db().execute(sql`
    select count(distinct post_id)::int as seen from post_targets
    where account_id = ${accountId} and published_at >= ${from.toISOString()} and published_at < ${to.toISOString()}`)
  return z.object({ seen: z.number() }).parse(rows[0]).seen
}

/** How many posts of campaigns were left out between two times, by why; not those that their owner left out. */
export async function countLeftOut(
  { db }: Store,
  accountId: string,
  from: Date,
  to: Date,
): Promise<LeftOut[]> {
  const { skip, status, uploadAt } = campaignPosts
  const rows = await db()
    .select({ reason: skip, count: count() })
    .from(campaignPosts)
    .where(and(eq(campaignPosts.accountId, accountId), eq(status, 8), gte(uploadAt, from), lt(uploadAt, to)))
    .groupBy(skip)
    .orderBy(skip)
  return rows.flatMap((row) => {
    const reason = SkipReason.parse(row.reason)
    return reason === 'owner' ? [] : [{ reason, count: row.count }]
  })
}

/** Posts that failed between two times, in part or whole, and were not sent again since: the last one first. */
export async function listFailed({ db }: Store, accountId: string, from: Date, to: Date) {
  const { rows } = await db().execute(sql`
    select id, caption, title from posts
    where account_id = ${accountId} and status in (5, 6)
      and ended_at >= ${from.toISOString()} and ended_at < ${to.toISOString()}
    order by ended_at desc limit 20`)
  return z.array(z.object({ id: z.string(), caption: z.string(), title: z.string() })).parse(rows)
}

/** Campaigns of an owner that stand still, though nobody told them to; those that can never go on only if they stopped between two times. */
export async function listStopped({ db }: Store, accountId: string, from: Date, to: Date) {
  const { settings, updatedAt } = campaigns
  const rows = await db()
    .select({
      id: campaigns.id,
      title: sql<string>`${settings}->>'title'`,
      stop: sql`case when ${campaigns.stop} = 'product-hidden' and ${products.isHidden} = false
        then 'product-shown' else ${campaigns.stop} end`,
      updatedAt,
    })
    .from(campaigns)
    .leftJoin(
      products,
      and(eq(products.accountId, campaigns.accountId), eq(products.id, campaigns.productId)),
    )
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.state, 'stopped')))
  return z
    .array(
      z.object({ id: z.string(), title: z.string(), stop: CampaignStop.nullable(), updatedAt: z.date() }),
    )
    .parse(rows)
    .flatMap(({ stop, updatedAt: at, ...one }) => {
      if (stop === null || stop === 'owner') return []
      // Of such a one nothing but its name is changed any more, so that this is when it stopped.
      return isStoppedForGood(stop) && (at < from || at >= to) ? [] : [{ ...one, stop }]
    })
}

export async function hasRunning({ db }: Store, accountId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.state, 'running')))
    .limit(1)
  return rows.length > 0
}

/** Deletes what this area keeps of an owner who has left. */
export async function forget({ db }: Store, accountId: string): Promise<void> {
  await db().delete(sentDigests).where(eq(sentDigests.accountId, accountId))
}
