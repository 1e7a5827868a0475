import type { CampaignDoor } from '../door.ts'
import { stopHeld } from './stop.ts'
import { holdCampaign, listDoubtful } from './store.ts'
import { whyUnfit } from './unfit.ts'

/** Stops campaigns of which something that they need is gone by itself: a plan that has ended, an owner who has left. */
export async function stopUnfit(ctx: CampaignDoor): Promise<void> {
  for (const key of await listDoubtful(ctx)) {
    try {
      await ctx.withTx(async () => {
        const campaign = await holdCampaign(ctx, key)
        const why = campaign && (await whyUnfit(ctx, campaign))
        if (campaign && why) await stopHeld(ctx, campaign, why)
      })
    } catch (error) {
      // One owner's trouble is no other's.
      ctx.log.error({ err: error, key }, 'a campaign could not be stopped')
    }
  }
}
