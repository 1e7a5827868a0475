import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { failRequest, planRequest } from './planning.ts'

export const aiRequestJobs = {
  plan: defineJob({
    payload: z.object({ accountId: z.uuid(), requestId: z.uuid() }),
    // Most of a plan by a model is waiting for it.
    concurrency: 6,
    retries: 2,
    timeoutSeconds: 180,
    run: async (ctx, { accountId, requestId }) => {
      const outcome = await planRequest(ctx, accountId, requestId)
      return outcome.status === 'failed' ? { gaveUp: outcome.reason } : { done: true }
    },
    lost: (ctx, { accountId, requestId }) => failRequest(ctx, accountId, requestId),
  }),
}
