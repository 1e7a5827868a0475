import type { CampaignDoor } from '../door.ts'
import { listOpen } from '../posts/store.ts'
import { stopHeld, tellScreens } from './stop.ts'
import { holdCampaign, listDoubtful, listStoppedUntil, saveCampaign } from './store.ts'
import { whyUnfit } from './unfit.ts'

const hourMs = 3_600_000

/** Ends campaigns that stand still, whose last day is over by now: nothing could go on of them. */
export async function endOver(ctx: CampaignDoor): Promise<void> {
  const now = ctx.now()
  // Everywhere on earth the day before is over by then.
  const yesterday = new Date(now.getTime() - 36 * hourMs).toISOString().slice(0, 10)
  for (const key of await listStoppedUntil(ctx, yesterday)) {
    await ctx.withTx(async () => {
      const campaign = await holdCampaign(ctx, key)
      if (campaign?.state !== 'stopped' || (await listOpen(ctx, campaign)).length > 0) return
      await saveCampaign(ctx, campaign, { state: 'ended', stop: null, nextAt: null })
      await tellScreens(ctx, campaign)
    })
  }
}

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
