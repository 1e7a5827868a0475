import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { forgetExpired } from './store.ts'

export const stockJobs = {
  /** Removes answers of providers that have served their time. */
  sweep: defineJob({
    payload: z.object({}),
    every: '43 * * * *',
    run: async (ctx) => {
      await forgetExpired(ctx)
      return { done: true }
    },
  }),
}
