import { z } from 'zod'

import { defineJob } from '../../jobs/define.ts'
import { emptyTrash } from './commands.ts'
import { closeBatch, closeDeadBatches, makeBatch } from './drafts/commands.ts'
import { failRender } from './renders/commands.ts'
import { runRender } from './renders/work.ts'

export const projectJobs = {
  /** Makes a video. Its key is the account: an owner's videos are made one at a time, in the order asked for. */
  render: defineJob({
    payload: z.object({ accountId: z.uuid(), renderId: z.uuid() }),
    policy: 'in-order',
    concurrency: ({ renderConcurrency }) => renderConcurrency,
    // Two tries of the longest film, each with ten times its minute, one to begin and end, and one for its poster.
    timeoutSeconds: 1_500,
    run: (ctx, payload, job) => runRender(ctx, payload, job),
    lost: (ctx, { accountId, renderId }) => failRender(ctx, { accountId, id: renderId }, 'interrupted'),
  }),

  /** Makes the videos that were asked for together, one after the other. */
  makeVideos: defineJob({
    payload: z.object({ accountId: z.uuid(), batchId: z.uuid(), lang: z.enum(['ko', 'en']) }),
    concurrency: 2,
    retries: 2,
    timeoutSeconds: 180,
    run: async (ctx, batch, { signal, lastTry }) => {
      await makeBatch(ctx, batch, { signal, lastTry })
      return { done: true }
    },
    lost: (ctx, batch) => closeBatch(ctx, batch, 'interrupted'),
  }),

  /** Ends what waits for videos whose job is gone without a word. */
  closeDeadBatches: defineJob({
    payload: z.object({}),
    every: '*/5 * * * *',
    run: async (ctx) => {
      await closeDeadBatches(ctx)
      return { done: true }
    },
  }),

  /** Removes files that no project names any more. */
  deleteFiles: defineJob({
    payload: z.object({ keys: z.array(z.string()) }),
    run: async ({ files }, { keys }) => {
      for (const key of keys) await files.delete(key)
      return { done: true }
    },
  }),

  /** Deletes for good what lay in the trash for thirty days. */
  emptyTrash: defineJob({
    payload: z.object({}),
    every: '41 * * * *',
    run: async (ctx) => {
      await emptyTrash(ctx)
      return { done: true }
    },
  }),
}
