import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { collect } from './collect/collect.ts'
import { collectDue } from './collect/refresh.ts'

export const dashboardJobs = {
  /** Has the linked accounts asked that are due: each every six hours, so that they come spread over the day. */
  collectDue: defineJob({
    payload: z.object({}),
    every: '*/10 * * * *',
    run: async (ctx) => {
      await collectDue(ctx)
      return { done: true }
    },
  }),

  collect: defineJob({
    payload: z.object({ socialAccountId: z.uuid() }),
    policy: 'one-waiting',
    concurrency: 4,
    // What was read is written down; the rest is due again.
    endsAtOnce: true,
    run: async (ctx, { socialAccountId }, { signal }) => {
      await collect(ctx, socialAccountId, signal)
      return { done: true }
    },
  }),
}
