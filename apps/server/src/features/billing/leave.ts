import type { Context } from '../../context.ts'
import { holdAccount } from '../account/index.ts'
import { letGo } from './payments/kept-cards.ts'
import { deleteSubscription, findSubscription } from './subscriptions/store.ts'

/** Ends at once what an owner pays for who has left: nothing is charged any more, and their card is forgotten at its gateway. */
export async function leave(ctx: Context, accountId: string): Promise<void> {
  await ctx.withTx(async () => {
    const owner = await holdAccount(ctx, accountId, { hasLeft: true })
    const running = owner.withdrawnAt && (await findSubscription(ctx, accountId))
    if (!running) return
    await deleteSubscription(ctx, accountId)
    await letGo(ctx, running)
  })
}
