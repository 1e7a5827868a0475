import type { CampaignDoor } from '../door.ts'
import { holdCampaign, type StoredCampaign } from '../state/store.ts'
import { claimMs, saveRun, type StoredRun } from './store.ts'

/** Another process wrote to the run, or its campaign stands still: nothing may be done to it from here. */
export class LostRun extends Error {
  override name = 'LostRun'
}

/** What a step makes of a run, and what is done once that is written. */
export type Step = Parameters<typeof saveRun>[2] & { after?: () => Promise<void> }

/** Keeps a run to oneself a while longer, while what takes long goes on; throws `LostRun` when another has it by now. */
export async function holdOn(ctx: CampaignDoor, run: StoredRun): Promise<StoredRun> {
  const held = await saveRun(ctx, run, { claimedUntil: new Date(ctx.now().getTime() + claimMs) })
  if (!held) throw new LostRun(`The run ${run.id} was written to by another process.`)
  return held
}

/**
 * Does a step of a run in one transaction that holds its campaign, and lets go of the run; throws `LostRun` when another process
 * wrote to it meanwhile. A campaign that stands still has its runs rest.
 */
export async function takeStep(
  ctx: CampaignDoor,
  run: StoredRun,
  act: (campaign: StoredCampaign) => Promise<Step>,
): Promise<void> {
  await ctx.withTx(async () => {
    const campaign = await holdCampaign(ctx, { accountId: run.accountId, id: run.campaignId })
    const isGoing = campaign?.state === 'running'
    const { after, ...step }: Step = isGoing ? await act(campaign) : { nextAt: null }
    const saved = await saveRun(ctx, run, { ...step, claimedUntil: null })
    if (!saved) throw new LostRun(`The run ${run.id} was written to by another process.`)
    await after?.()
  })
}
