import { and, eq, gte, lt, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { tries } from '../../../db/tables/account.ts'

type Store = Pick<Context, 'db'>

/** Counts one more try and says which it is within the window, and when that began; the first after it begins another. */
export async function countTry(
  { db }: Store,
  { key, now, windowMs }: { key: string; now: Date; windowMs: number },
): Promise<{ count: number; since: Date }> {
  const from = new Date(now.getTime() - windowMs).toISOString()
  const isOver = sql`${tries.since} <= ${from}::timestamptz`
  const [row] = await db()
    .insert(tries)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${tries.since} end`,
      },
    })
    .returning({ count: tries.count, since: tries.since })
  return row ?? { count: 1, since: now }
}

/** Has the window begin anew once `most` are counted in it. */
export async function restartIfFull(
  { db }: Store,
  { key, most, since }: { key: string; most: number; since: Date },
): Promise<void> {
  await db()
    .update(tries)
    .set({ since })
    .where(and(eq(tries.key, key), gte(tries.count, most)))
}

/** Takes one try back. */
export async function uncountTry({ db }: Store, key: string): Promise<void> {
  await db()
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)` })
    .where(eq(tries.key, key))
}

/** Deletes counts that began before a time. */
export async function forgetTries({ db }: Store, before: Date): Promise<void> {
  await db().delete(tries).where(lt(tries.since, before))
}
