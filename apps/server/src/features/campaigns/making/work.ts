import { Failure } from '../../../failure.ts'
import type { CampaignDoor } from '../door.ts'
import type { CampaignEars } from '../ears.ts'
import { afterRefusal } from './refusals.ts'
import { askPlan, fill, finish, startRenders } from './stages.ts'
import { LostRun } from './step.ts'
import { claimMs, type RunKey, saveRun, type StoredRun, takeRun } from './store.ts'

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
