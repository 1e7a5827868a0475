import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { sendLater } from './direct/door.ts'
import { listDue } from './posting/store.ts'
import { work } from './posting/work.ts'

/** How many lost ones are picked up in one go. */
const MOST = 5_000

export const reservationJobs = {
  /** Takes a post on one network as far as it goes. Which step is next stands in the database alone. */
  post: defineJob({
    payload: z.object({ accountId: z.uuid(), id: z.uuid() }),
    // What takes long is a network's answer.
    concurrency: 16,
    timeoutSeconds: 1_800,
    run: async (ctx, key, { signal }) => {
      const next = await work(ctx, key, signal)
      if (next !== null) await sendLater(ctx, key, next)
      return { done: true }
    },
  }),

  /** Takes up what is due and has no job any more: its worker died, or its job was lost. */
  pickUp: defineJob({
    payload: z.object({}),
    every: '* * * * *',
    run: async (ctx, _payload, { signal }) => {
      const late = new Date(ctx.now().getTime() - 30_000)
      for (const key of await listDue(ctx, late, MOST)) {
        signal.throwIfAborted()
        await sendLater(ctx, key, ctx.now())
      }
      return { done: true }
    },
  }),
}
