import { NetworkId } from '@clipmint/contract'
import { and, between, eq, getTableColumns, sql } from 'drizzle-orm'

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

/** Of a network: its posts of some days, and of how many of them each figure is known. */
export type PostCounts = KnownCounts & { network: NetworkId }

/** Of each network that an owner posted to on days from `first` to `last`: how many posts, and of how many each figure is known. */
export async function countByNetwork(
  { db }: Store,
  accountId: string,
  { first, last }: { first: string; last: string },
): Promise<PostCounts[]> {
  const total = (name: keyof KnownCounts) => sql<number>`sum(${postDays[name]})::int`
  const rows = await db()
    .select({
      network: postDays.network,
      posts: total('posts'),
      views: total('views'),
      reach: total('reach'),
      likes: total('likes'),
      comments: total('comments'),
      shares: total('shares'),
      saves: total('saves'),
      interactions: total('interactions'),
      rated: total('rated'),
    })
    .from(postDays)
    .where(and(eq(postDays.accountId, accountId), between(postDays.day, first, last)))
    .groupBy(postDays.network)
  return rows.map((row) => ({ ...row, network: NetworkId.parse(row.network) }))
}
