import { hourMs } from '@clipmint/kit'

import type { CampaignDoor } from '../door.ts'
import { listOpen } from '../posts/store.ts'
import { stopHeld, tellScreens } from './stop.ts'
import { type CampaignKey, holdCampaign, listDoubtful, listStoppedUntil, saveCampaign } from './store.ts'
import { whyUnfit } from './unfit.ts'

/** Ends campaigns that stand still, whose last day is over by now: nothing could go on of them. */
export async function endOver(ctx: CampaignDoor): Promise<void> {
  const now = ctx.now()
  // Everywhere on earth the day before is over by then.
  const yesterday = new Date(now.getTime() - 36 * hourMs).toISOString().slice(0, 10)
  for (const key of await listStoppedUntil(ctx, yesterday)) {
    await eachAlone(ctx, key, 'a campaign could not be ended', async () => {
      const campaign = await holdCampaign(ctx, key)
      if (campaign?.state !== 'stopped' || (await listOpen(ctx, campaign)).length > 0) return
      // Its owner may just have given it a later one.
      const { endsOn } = campaign.settings
      if (endsOn === null || endsOn > yesterday) return
      await saveCampaign(ctx, campaign, { state: 'ended', stop: null, nextAt: null })
      await tellScreens(ctx, campaign)
    })
  }
}

/** Stops campaigns of which something that they need is gone by itself: a plan that has ended, an owner who has left. */
export async function stopUnfit(ctx: CampaignDoor): Promise<void> {
  for (const key of await listDoubtful(ctx)) {
    await eachAlone(ctx, key, 'a campaign could not be stopped', async () => {
      const campaign = await holdCampaign(ctx, key)
      const why = campaign && (await whyUnfit(ctx, campaign))
      if (campaign && why) await stopHeld(ctx, campaign, why)
    })
  }
}

/** Acts in a transaction of its own: one owner's trouble is no other's. */
async function eachAlone(
  ctx: CampaignDoor,
  key: CampaignKey,
  trouble: string,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await ctx.withTx(act)
  } catch (error) {
    ctx.log.error({ err: error, key }, trouble)
  }
}
