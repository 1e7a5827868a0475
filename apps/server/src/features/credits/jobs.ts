import { z } from 'zod'

import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/define.ts'
import { bringUpToDate, releaseCredit, remindOfEnd, remindUntil } from './commands.ts'
import { listOverdueHolds, listUngranted, listUntold, listWithExpired } from './store.ts'

/** How many are seen to in one run; the rest wait for the next. */
const MOST = 2_000

export const creditJobs = {
  /** Enters what has run out, and gives subscribers what a new cycle brings. */
  expire: defineJob({
    payload: z.object({}),
    every: '7 * * * *',
    run: async (ctx) => {
      const now = ctx.now()
      const over = await listWithExpired(ctx, now, MOST)
      const waiting = await listUngranted(ctx, now, MOST)
      for (const accountId of new Set([...over, ...waiting])) await bringUpToDate(ctx, accountId)
      return { done: true }
    },
  }),

  /** Tells owners of credits that run out within days; by day in Seoul, so that no telephone rings at night. */
  remind: defineJob({
    payload: z.object({}),
    every: '37 0-9 * * *',
    run: async (ctx) => {
      const waiting = await listUntold(ctx, remindUntil(ctx.now()), MOST)
      for (const accountId of waiting) await remindOfEnd(ctx, accountId)
      return { done: true }
    },
  }),

  /** Gives credits back that were set aside for work that is long dead. */
  sweep: defineJob({
    payload: z.object({}),
    every: '*/5 * * * *',
    run: async (ctx) => {
      await releaseOverdue(ctx)
      return { done: true }
    },
  }),
}

/** Releases every hold whose time is over; says how many. */
export async function releaseOverdue(ctx: Pick<Context, 'db' | 'now' | 'newId' | 'withTx'>): Promise<number> {
  const overdue = await listOverdueHolds(ctx, ctx.now(), MOST)
  for (const key of overdue) await releaseCredit(ctx, key)
  return overdue.length
}
