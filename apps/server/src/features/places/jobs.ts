import { limits } from '@clipmint/contract'
import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { collectPlace, failPlace } from './collecting/commands.ts'
import { collectingMs } from './rules.ts'

export const placeJobs = {
  /** Reads a place from its map, a minute at most. */
  collect: defineJob({
    payload: z.object({ accountId: z.uuid(), placeId: z.uuid(), askedAt: z.iso.datetime().optional() }),
    concurrency: 2,
    retries: 1,
    timeoutSeconds: limits.placeCollectSeconds + 60,
    run: async (ctx, { accountId, placeId, askedAt }, { signal }) => {
      const waitedMs = askedAt === undefined ? 0 : ctx.now().getTime() - Date.parse(askedAt)
      const budgetMs = collectingMs(waitedMs)
      await collectPlace(ctx, { accountId, id: placeId }, { signal, budgetMs })
      return { done: true }
    },
    lost: (ctx, { accountId, placeId }) => failPlace(ctx, { accountId, id: placeId }),
  }),
}
