import { NetworkId } from '@clipmint/contract'
import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { postDays } from '../../../db/tables/dashboard.ts'
import { type DayCounts, type KnownCounts, knownNames, sumByDay } from './rules.ts'

type Store = Pick<Context, 'db'>
const names = ['posts', ...knownNames] as const

/** Adds to the counts of days; in an order that is the same for all, so that nobody waits for whoever waits for them. */
export async function addCounts({ db }: Store, accountId: string, list: readonly DayCounts[]): Promise<void> {
  const rows = sumByDay(list).map(({ counts, ...of }) => ({ accountId, ...of, ...counts }))
  if (rows.length === 0) return
  const columns = getTableColumns(postDays)
  const more = (name: keyof KnownCounts) =>
    sql`${columns[name]} + ${sql.raw(`excluded.${columns[name].name}`)}`
  await db()
    .insert(postDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [postDays.accountId, postDays.day, postDays.network],
      set: Object.fromEntries(names.map((name) => [name, more(name)])),
    })
}

/** Of a network: its posts since a day, how many of them each figure is known of, and its posts of the time before. */
export type PostCounts = KnownCounts & { network: NetworkId; before: number }

/** Of each network: its posts since the day `first`, and how many there were from `firstBefore` until then. */
export async function countByNetwork(
  { db }: Store,
  accountId: string,
  { firstBefore, first }: { firstBefore: string; first: string },
): Promise<PostCounts[]> {
  const since = (name: keyof KnownCounts) =>
    sql<number>`coalesce(sum(${postDays[name]}) filter (where ${postDays.day} >= ${first}), 0)::int`
  const rows = await db()
    .select({
      network: postDays.network,
      posts: since('posts'),
      views: since('views'),
      reach: since('reach'),
      likes: since('likes'),
      comments: since('comments'),
      shares: since('shares'),
      saves: since('saves'),
      interactions: since('interactions'),
      rated: since('rated'),
      before: sql<number>`coalesce(sum(${postDays.posts}) filter (where ${postDays.day} < ${first}), 0)::int`,
    })
    .from(postDays)
    .where(and(eq(postDays.accountId, accountId), gte(postDays.day, firstBefore)))
    .groupBy(postDays.network)
  return rows.map((row) => ({ ...row, network: NetworkId.parse(row.network) }))
}
