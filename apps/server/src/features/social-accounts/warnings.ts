import { networks } from '@clipmint/contract'

import { tellLinkExpiring } from '../notifications/index.ts'
import { type Door, noteFault } from './access.ts'
import { isWarningDue, warningHorizon } from './rules.ts'
import { listEnding, noteWarned } from './store.ts'

/** Tells owners of links that end soon, and of those that have ended. */
export async function warnOfEnds(ctx: Door, most: number): Promise<void> {
  const now = ctx.now()
  for (const link of await listEnding(ctx, warningHorizon(now), most)) {
    const { id, accountId, network, name: title, endsAt, warnedAt } = link
    if (endsAt === null) continue
    if (endsAt <= now) await noteFault(ctx, id, 'ended')
    else if (networks[network].warnsBeforeEnd && isWarningDue({ endsAt, warnedAt }, now))
      await ctx.withTx(async () => {
        await noteWarned(ctx, id, now)
        await tellLinkExpiring(ctx, { accountId, network, title, expiresAt: endsAt })
      })
  }
}
