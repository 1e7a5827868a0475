import { endOf } from '../../ai-requests/index.ts'
import type { CampaignDoor } from '../door.ts'
import { addRun, makingTimeOf } from '../making/runs.ts'
import { listOpen } from '../posts/store.ts'
import { isPastLastDay, slotToCome } from './rules.ts'
import { stopHeld, tellScreens } from './stop.ts'
import { type CampaignKey, holdCampaign, saveCampaign, type StoredCampaign } from './store.ts'
import { whyUnfit } from './unfit.ts'

/** How often a campaign whose last slot is planned is looked at, until its last post has gone. */
const restMs = 10 * 60_000

/**
 * Begins the next run of a campaign whose time has come to be made, ends the campaign after its last post, or stops it where
 * something that it needs is gone; in one transaction, so that whoever dies in it has done nothing.
 */
export async function planNext(ctx: CampaignDoor, key: CampaignKey): Promise<void> {
  await ctx.withTx(async () => {
    const campaign = await holdCampaign(ctx, key)
    const now = ctx.now()
    if (!campaign || campaign.state !== 'running') return
    if (campaign.nextAt === null || campaign.nextAt > now) return
    const unfit = await whyUnfit(ctx, campaign)
    if (unfit !== null) return stopHeld(ctx, campaign, unfit)
    const slot = slotToCome(campaign)
    if (slot !== null && makingTimeOf(slot) <= now) {
      await addRun(ctx, campaign, slot, { nextAt: now })
      const planned = { ...campaign, plannedUntil: slot.at }
      await saveCampaign(ctx, campaign, {
        plannedUntil: slot.at,
        nextAt: lookTimeOf(ctx, planned),
      })
    } else if (
      slot === null &&
      // What its promotion ends stops once that is over, and says so.
      isPastLastDay(campaign) &&
      (await listOpen(ctx, campaign)).length === 0
    ) {
      await saveCampaign(ctx, campaign, { state: 'ended', nextAt: null })
      await tellScreens(ctx, campaign)
    } else await saveCampaign(ctx, campaign, { nextAt: lookTimeOf(ctx, campaign) })
  })
}

/** When a running campaign is looked at next: as its next slot is to be made, or as its promotion is over. */
export function lookTimeOf({ now }: Pick<CampaignDoor, 'now'>, campaign: StoredCampaign): Date {
  const slot = slotToCome(campaign)
  const at = slot === null ? new Date(now().getTime() + restMs) : makingTimeOf(slot)
  const { promotion } = campaign.settings
  if (!promotion) return at
  const over = endOf(promotion)
  return over < at ? over : at
}
