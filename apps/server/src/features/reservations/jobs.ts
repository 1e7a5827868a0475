import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { sendDue } from './posting/send-due.ts'

export const reservationJobs = {
  /**
   * Sends what is due. It comes when something is, and by the minute for what a job was lost of, or a process died with.
   */
  sendDue: defineJob({
    payload: z.object({}),
    every: '* * * * *',
    policy: 'one-waiting',
    concurrency: 2,
    timeoutSeconds: 3_600,
    // Each step is written down: whoever goes on does so from where it stands.
    endsAtOnce: true,
    run: async (ctx, _payload, { signal }) => {
      await sendDue(ctx, signal)
      return { done: true }
    },
  }),
}
