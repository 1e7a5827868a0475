import { limits } from '@clipmint/contract'
import { z } from 'zod'

import type { Context } from '../../../context.ts'
import { defineJob } from '../../../jobs/define.ts'
import { findAccount } from '../store.ts'
import { removalTime } from '../withdrawn.ts'
import { listWithdrawn } from './store.ts'

/** Deletes all that one area keeps of an owner, files too; done twice, it does no more. */
export type Forget = (ctx: Context, accountId: string) => Promise<void>

/** What goes on for an owner by itself and ends as soon as they leave; done twice, it does no more. */
export type Leave = (ctx: Context, accountId: string) => Promise<void>

/** The jobs that end what runs for owners who leave, and later delete what they left, area by area, in the order given. */
export function withdrawalJobs(areas: readonly Forget[], leaving: readonly Leave[]) {
  return {
    /** Ends what runs for an owner who has just left. */
    endWhatRuns: defineJob({
      payload: z.object({ accountId: z.uuid() }),
      policy: 'one-waiting',
      run: async (ctx, { accountId }) => {
        for (const leave of leaving) await leave(ctx, accountId)
        return { done: true }
      },
    }),

    /** Every night in Seoul, sends a job for each account whose thirty days are over. */
    removeWithdrawn: defineJob({
      payload: z.object({}),
      every: '37 18 * * *',
      run: async (ctx) => {
        const until = new Date(ctx.now().getTime() - limits.withdrawalDays * 86_400_000)
        for (const accountId of await listWithdrawn(ctx, until)) {
          await ctx.jobs.send('account.removeOwner', { accountId }, { key: accountId })
        }
        return { done: true }
      },
    }),

    /** Deletes all of one owner. An area that fails is tried again; the account itself goes last. */
    removeOwner: defineJob({
      payload: z.object({ accountId: z.uuid() }),
      policy: 'one-waiting',
      run: async (ctx, { accountId }) => {
        const account = await findAccount(ctx, accountId)
        // Looked at again: what is deleted here comes back by no means.
        if (!account?.withdrawnAt || removalTime(account.withdrawnAt) > ctx.now()) return { done: true }
        for (const forget of areas) await forget(ctx, accountId)
        return { done: true }
      },
    }),
  }
}
