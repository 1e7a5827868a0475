import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { forgetOld } from './commands.ts'
import { sendMail, sendPush } from './send.ts'

export const notificationJobs = {
  mail: defineJob({
    payload: z.object({ accountId: z.uuid(), notificationId: z.uuid(), always: z.boolean() }),
    run: sendMail,
  }),
  /** One at a time of each account, by its key: slow services that one account names hold up nobody else's pushes. */
  pushToDevice: defineJob({
    payload: z.object({ accountId: z.uuid(), notificationId: z.uuid(), deviceId: z.uuid() }),
    policy: 'in-order',
    concurrency: 4,
    run: sendPush,
  }),
  /** Forgets, every night in Seoul, what nobody looks for any more. */
  tidy: defineJob({
    payload: z.object({}),
    every: '27 19 * * *',
    run: async (ctx) => {
      await forgetOld(ctx)
      return { done: true }
    },
  }),
}
