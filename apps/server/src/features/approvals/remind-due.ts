import { limits } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { listToRemind, noteCampaignEvent, noteReminded } from '../campaigns/index.ts'
import { remind } from './ask.ts'

type Door = Pick<Context, 'db' | 'now' | 'jobs' | 'withTx'>

/**
 * Reminds owners of posts whose time comes near and about which nobody has decided: once for each of the hours that are set. What
 * several processes find at once is told by the first.
 */
export async function remindDue(ctx: Door): Promise<void> {
  // The nearest first: whoever is an hour from the time needs no word of twelve.
  for (const hours of limits.approvalReminderHours.toSorted((a, b) => a - b)) {
    for (const run of byRun(await listToRemind(ctx, ctx.now(), hours)).values())
      await ctx.withTx(async () => {
        const told = []
        for (const post of run) if (await noteReminded(ctx, post, hours)) told.push(post)
        for (const post of told)
          await noteCampaignEvent(ctx, post, { kind: 'reminded', by: 'service', detail: { hours } })
        await remind(ctx, told, hours)
      })
  }
}

/** Posts of one run are told of in one mail. */
function byRun<Post extends { runId: string }>(posts: readonly Post[]): Map<string, Post[]> {
  return Map.groupBy(posts, ({ runId }) => runId)
}
