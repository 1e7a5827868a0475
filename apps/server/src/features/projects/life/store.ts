import { limits } from '@clipmint/contract'
import { eq, sql } from 'drizzle-orm'

import type { Context } from '../../../context.ts'
import { projects } from '../../../db/tables/projects.ts'

type Store = Pick<Context, 'db'>

/** Lets an owner edit all their projects for as long as their plan runs. */
export async function keepWhilePlanRuns({ db }: Store, accountId: string): Promise<void> {
  await db().update(projects).set({ expiresAt: null }).where(eq(projects.accountId, accountId))
}

/** What an owner made can be edited until their plan ends, or for a new free project's days if that is longer. */
export async function endWithPlan({ db }: Store, accountId: string, endedAt: Date): Promise<void> {
  const days = sql`make_interval(days => ${limits.freeEditingDays})`
  await db()
    .update(projects)
    .set({
      expiresAt: sql`greatest(${projects.createdAt} + ${days}, ${endedAt.toISOString()}::timestamptz)`,
    })
    .where(eq(projects.accountId, accountId))
}
