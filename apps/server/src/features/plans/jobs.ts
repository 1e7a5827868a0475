import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { listEndedPlans } from '../account/index.ts'
import { endIfOver } from './commands.ts'

export const planJobs = {
  /** Ends, within five minutes, plans that were given for some time. */
  endOverdue: defineJob({
    payload: z.object({}),
    every: '*/5 * * * *',
    run: async (ctx) => {
      for (const accountId of await listEndedPlans(ctx)) await endIfOver(ctx, accountId)
      return { done: true }
    },
  }),
}
