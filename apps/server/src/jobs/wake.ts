import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Context } from '../context.ts'

/** A job that was sent for later, or is to be tried again, starts within this time of its own. */
const lookMs = 500

/**
 * Calls `wake` with the name of each queue that holds a job which has become due, until the signal ends it. What is
 * sent for now wakes its worker itself (NOTIFY); what becomes due is found by one question for all queues, where each
 * worker asking for its own would keep a machine busy on which nothing happens.
 */
export async function wakeWhenDue(
  ctx: Context,
  wake: (queue: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const { name } of await findDue(ctx)) wake(name)
    } catch (error) {
      if (!signal.aborted) ctx.log.error({ err: error }, 'looking for jobs that became due failed')
    }
    await pause(lookMs, undefined, { signal }).catch(() => {})
  }
}

async function findDue(ctx: Context): Promise<{ name: string }[]> {
  const { rows } = await ctx.db().execute<{ name: string }>(sql`
    select queue.name from pgboss.queue
    where exists (
      select 1 from pgboss.job
      where job.name = queue.name and job.state < 'active' and not job.blocked
        and job.start_after <= pgboss.job_now()
    )`)
  return rows
}
