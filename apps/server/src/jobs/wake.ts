import { sql } from 'drizzle-orm'

import type { Context } from '../context.ts'

/**
 * The queues that hold a job which has become due: was sent for later, or is to be tried again. What is sent for now
 * wakes its worker itself (NOTIFY); this is one question for all queues, where each worker asking for its own would
 * keep a machine busy on which nothing happens.
 */
export async function findDueQueues(ctx: Pick<Context, 'db'>): Promise<string[]> {
  const { rows } = await ctx.db().execute<{ name: string }>(sql`
    select queue.name from pgboss.queue
    where exists (
      select 1 from pgboss.job
      where job.name = queue.name and job.state < 'active' and not job.blocked
        and job.start_after <= pgboss.job_now()
    )`)
  return rows.map(({ name }) => name)
}
