import { Failure } from '../../../failure.ts'
import type { CampaignDoor } from '../door.ts'
import type { CampaignEars } from '../ears.ts'
import { holdCampaign, type StoredCampaign } from '../state/store.ts'
import { afterRefusal } from './refusals.ts'
import { askPlan, fill, finish, startRenders } from './stages.ts'
import { type RunKey, saveRun, type StoredRun, takeRun } from './store.ts'

/** Longer than any step takes: who has not written by then is dead. */
const claimMs = 2 * 60_000

/** Another process wrote to the run, or its campaign stands still: nothing may be done to it from here. */
export class LostRun extends Error {
  override name = 'LostRun'
}

/** What a step makes of a run, and what is done once that is written. */
export type Step = Parameters<typeof saveRun>[2] & { after?: () => Promise<void> }

/**
 * Takes the making of a run's videos as far as it goes without waiting. What a step does and that it is done is one transaction, so
 * that whoever goes on after a crash does so from there, and nothing is made twice.
 */
export async function makeRun(ctx: CampaignDoor, key: RunKey, ears: CampaignEars): Promise<void> {
  const now = ctx.now()
  const run = await ctx.withTx(() => takeRun(ctx, key, { now, until: new Date(now.getTime() + claimMs) }))
  if (!run) return
  try {
    await next(ctx, run, ears)
  } catch (error) {
    if (error instanceof LostRun) return
    if (!(error instanceof Failure)) throw error
    await afterRefusal(ctx, run, error)
  }
}

async function next(ctx: CampaignDoor, run: StoredRun, ears: CampaignEars): Promise<void> {
  switch (run.stage) {
    case 'waiting':
      return askPlan(ctx, run)
    case 'planning':
      return fill(ctx, run, ears)
    case 'filling':
      return startRenders(ctx, run)
    case 'rendering':
      return finish(ctx, run, ears)
    case 'made':
      await saveRun(ctx, run, { nextAt: null, claimedUntil: null })
  }
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
