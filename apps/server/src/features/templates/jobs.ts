import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { countUses } from './stock/store.ts'

export const templateJobs = {
  /** The store's order by popularity lags by this much: a counter beside each new project would be a row all wait for. */
  countUses: defineJob({
    payload: z.object({}),
    every: '*/10 * * * *',
    run: async (ctx) => {
      await ctx.withTx(() => countUses(ctx))
      return { done: true }
    },
  }),
}
