import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { openToken } from './grant.ts'
import { importOne, loseImport } from './imports/work.ts'
import { cafe24Of, failureOf } from './platform.ts'

export const storeLinkJobs = {
  /** Imports one product of a shop; of an owner one at a time, so that a long list leaves the others their turn. */
  import: defineJob({
    payload: z.object({ accountId: z.uuid(), mallId: z.string(), productNo: z.number().int() }),
    policy: 'in-order',
    concurrency: 2,
    retries: 3,
    run: importOne,
    lost: loseImport,
  }),

  /** Gives a shop's token back, once the link is gone here. */
  revoke: defineJob({
    payload: z.object({ accountId: z.uuid(), mallId: z.string(), refreshToken: z.string() }),
    run: async (ctx, { accountId, mallId, refreshToken: sealed }) => {
      const refreshToken = openToken(ctx, { accountId, mallId }, { kind: 'refresh', sealed })
      if (refreshToken === null) return { gaveUp: 'The token was sealed with another key.' }
      const answer = await cafe24Of(ctx).revoke({ mallId, refreshToken })
      if (answer.status === 'ok' || answer.status === 'ended') return { done: true }
      if (answer.status === 'limited') return { again: 'later', afterSeconds: answer.retryAfterSeconds }
      if (answer.status === 'unreachable') throw new Error(`A shop cannot be told: ${answer.reason}`)
      return { gaveUp: failureOf(ctx, answer).code }
    },
  }),
}
