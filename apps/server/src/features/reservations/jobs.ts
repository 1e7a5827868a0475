import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { followVideos } from './fresh/follow.ts'
import { hearOf, HearJob } from './posting/hear.ts'
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

  /** Has posts that wait go out with their videos as they were made anew since. */
  follow: defineJob({
    payload: z.object({}),
    every: '* * * * *',
    policy: 'one-waiting',
    endsAtOnce: true,
    run: async (ctx) => {
      await followVideos(ctx)
      return { done: true }
    },
  }),

  /** Looks at a post sooner than it would, because its network told something of it. */
  hear: defineJob({
    payload: HearJob,
    policy: 'one-waiting',
    concurrency: 2,
    run: async (ctx, payload) =>
      (await hearOf(ctx, payload)) ? { done: true } : { again: 'later', afterSeconds: 2 },
  }),
}
