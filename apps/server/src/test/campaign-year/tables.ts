import { dayMs } from '@clipmint/kit'
import { sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'

/** When the next thing is due that nobody has, and when the next post is to be sent; null for never. */
export async function nextDue(ctx: Context): Promise<{ next: number | null; sends: number | null }> {
  const { rows } = await ctx.db().execute<{ own: string | null; sends: string | null }>(sql`
    select least(
      (select min(next_at) from campaigns where next_at is not null),
      (select min(greatest(next_at, claimed_until)) from campaign_runs where next_at is not null),
      (select min(next_at) from campaign_posts where next_at is not null)
    ) as own, (select min(greatest(next_at, claimed_until)) from post_targets where next_at is not null) as sends`)
  const [own = null, sends = null] = [rows[0]?.own, rows[0]?.sends].map((at) =>
    at == null ? null : new Date(at).getTime(),
  )
  const next = own === null || sends === null ? (own ?? sends) : Math.min(own, sends)
  return { next, sends }
}

/** Lets go of what nothing reads any more once its posts are over, so that a year fits: requests, renders, and drafts of weeks ago. */
export async function prune(ctx: Context, at: number): Promise<void> {
  const before = new Date(at - 10 * dayMs).toISOString()
  for (const statement of [
    sql`delete from ai_requests where created_at < ${before}::timestamptz`,
    sql`delete from renders where ended_at < ${before}::timestamptz`,
    sql`delete from video_drafts where ended_at < ${before}::timestamptz`,
    sql`delete from notifications where created_at < ${before}::timestamptz`,
    sql`delete from project_versions where created_at < ${before}::timestamptz`,
  ])
    await ctx.db().execute(statement)
}
