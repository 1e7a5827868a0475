import { limits } from '@clipmint/contract'
import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { collectPlace, failPlace } from './collecting/commands.ts'

export const placeJobs = {
  /** Reads a place from its map, a minute at most. */
  collect: defineJob({
    payload: z.object({ accountId: z.uuid(), placeId: z.uuid() }),
    concurrency: 2,
    retries: 1,
    timeoutSeconds: limits.placeCollectSeconds + 60,
    run: async (ctx, { accountId, placeId }, { signal }) => {
      await collectPlace(ctx, { accountId, id: placeId }, signal)
      return { done: true }
    },
    lost: (ctx, { accountId, placeId }) => failPlace(ctx, { accountId, id: placeId }),
  }),
}
