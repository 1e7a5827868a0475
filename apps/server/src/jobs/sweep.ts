import { sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import type { Queue } from './queue.ts'

type Failed = { id: string; name: string; data: Record<string, unknown>; output: unknown }

/**
 * Clears jobs whose last worker died under them: pg-boss can only mark those as failed, and a failed job holds back
 * the later ones of its key. Each is told to its area and then deleted.
 */
export async function sweepLost(ctx: Context, { boss, registry }: Queue): Promise<void> {
  const { rows } = await ctx
    .db()
    .execute<Failed>(
      sql`select id, name, data, output from pgboss.job where state = 'failed' order by created_on`,
    )
  for (const { id, name, data, output } of rows) {
    const job = registry.get(name)
    if (!job) continue
    ctx.log.error({ job: name, jobId: id, output }, 'a job was lost with its last worker')
    // One that an older version sent in another shape means nothing to its area, and must not hold back the others.
    const payload = job.payload.safeParse(data)
    if (payload.success) await job.lost?.(ctx, payload.data, 'The last worker was lost.')
    await boss.deleteJob(name, id)
  }
}
