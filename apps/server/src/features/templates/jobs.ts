import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { catalogue } from './catalogue.ts'
import { makeLoops, sweepLoops } from './loops/commands.ts'
import { loopLangs } from './loops/rules.ts'
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

  /**
   * Makes the loops that templates lack: of those that a visitor looks at, and by the clock of all. A turn is short and
   * ends as soon as anything else is to be done.
   */
  makeLoops: defineJob({
    payload: z.object({
      templateIds: z.array(z.uuid()).default([]),
      lang: z.enum(loopLangs).nullable().default(null),
    }),
    every: '* * * * *',
    timeoutSeconds: 300,
    endsAtOnce: true,
    run: (ctx, wish, job) => makeLoops(ctx, catalogue, wish, job),
  }),

  /** Removes loops of templates as they were. A page that is open still shows them: not at once. */
  sweepLoops: defineJob({
    payload: z.object({}),
    every: '52 19 * * *',
    run: async (ctx) => {
      await sweepLoops(ctx, catalogue)
      return { done: true }
    },
  }),
}
