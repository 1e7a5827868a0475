import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { forgetExpired } from './store.ts'

export const phoneUploadJobs = {
  /** Removes links whose time is over. */
  sweep: defineJob({
    payload: z.object({}),
    every: '51 * * * *',
    run: async (ctx) => {
      await forgetExpired(ctx)
      return { done: true }
    },
  }),
}
