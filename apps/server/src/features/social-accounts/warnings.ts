import { networks } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { noteFault } from './access.ts'
import { isWarningDue, warningHorizon } from './rules.ts'
import { listEnding, noteWarned } from './store.ts'

type Door = Parameters<typeof noteFault>[0]

/** Tells owners of links that end soon, and of those that have ended. */
export async function warnOfEnds(
  ctx: Door & Pick<Context, 'jobs' | 'settings'>,
  most: number,
): Promise<void> {
  const now = ctx.now()
  for (const link of await listEnding(ctx, warningHorizon(now), most)) {
    const { id, network, endsAt, warnedAt } = link
    if (endsAt === null) continue
    if (endsAt <= now) await noteFault(ctx, id, 'ended')
    else if (networks[network].warnsBeforeEnd && isWarningDue({ endsAt, warnedAt }, now))
      await ctx.withTx(() => noteWarned(ctx, id, now))
  }
}
