import type { Context } from '../../context.ts'
import { holdAccount } from '../account/index.ts'
import { endSubscription } from './subscriptions/commands.ts'

/** Ends at once what an owner pays for who has left: nothing is charged any more, and their card is forgotten at its gateway. */
export async function leave(ctx: Context, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    const owner = await holdAccount(ctx, accountId, { hasLeft: true })
    if (owner.withdrawnAt) await endSubscription(ctx, accountId)
  })
}
