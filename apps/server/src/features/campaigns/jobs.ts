import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import type { CampaignEars } from './ears.ts'
import { keepFresh } from './posts/keep-fresh.ts'
import { endOver, stopUnfit } from './state/stop-unfit.ts'
import { tend } from './tend.ts'

/** The jobs of campaigns, which tell and ask those that stand above them. */
export function campaignJobs(ears: CampaignEars) {
  return {
    /** Does whatever is due of campaigns, their runs and their posts; by the minute, and sooner when something begins. */
    tend: defineJob({
      payload: z.object({}),
      every: '* * * * *',
      policy: 'one-waiting',
      concurrency: 2,
      timeoutSeconds: 3_600,
      // Each step is written down: whoever goes on does so from where it stands.
      endsAtOnce: true,
      run: async (ctx, _payload, { signal }) => {
        await tend(ctx, ears, signal)
        return { done: true }
      },
    }),

    /** Stops campaigns that miss something, ends those that are over, and has videos made anew that show what is not so any more. */
    watch: defineJob({
      payload: z.object({}),
      every: '* * * * *',
      policy: 'one-waiting',
      endsAtOnce: true,
      run: async (ctx) => {
        await stopUnfit(ctx)
        await endOver(ctx)
        await keepFresh(ctx, ears)
        return { done: true }
      },
    }),
  }
}
