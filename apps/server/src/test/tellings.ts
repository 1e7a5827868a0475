import { sql } from 'drizzle-orm'

import { notificationJobs } from '../features/notifications/index.ts'
import type { JobOutcome } from '../jobs/define.ts'
import { onlyTry } from './project-desk.ts'
import type { Member } from './requests.ts'
import type { TestServer } from './start-test-server.ts'

/** Runs every mail or push of notifications that was ever sent for a member, oldest first, as the worker would. */
export async function runTellings(
  { ctx }: Pick<TestServer, 'ctx'>,
  { id }: Pick<Member, 'id'>,
  name: 'mail' | 'pushToDevice',
): Promise<JobOutcome[]> {
  const { rows } = await ctx.db().execute<{ data: Record<string, unknown> }>(
    sql`select data from pgboss.job
        where name = ${`notifications.${name}`} and data->>'accountId' = ${id} order by created_on, id`,
  )
  const outcomes = []
  for (const { data } of rows) outcomes.push(await notificationJobs[name].run(ctx, data as never, onlyTry))
  return outcomes
}
