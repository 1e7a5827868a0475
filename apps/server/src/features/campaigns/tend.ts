import { setTimeout as sleep } from 'node:timers/promises'

import type { CampaignDoor } from './door.ts'
import type { CampaignEars } from './ears.ts'
import { listDueRuns } from './making/store.ts'
import { makeRun } from './making/work.ts'
import { listDuePosts } from './posts/due/store.ts'
import { tendPost } from './posts/tend.ts'
import { planNext } from './state/plan-next.ts'
import { listDueCampaigns } from './state/store.ts'

/** How much is taken up at a time. */
const LANES = 8
/** What is due so soon is waited for: a run goes from step to step within seconds. */
const SOON_MS = 20_000
const LOOK_MS = 1_000

/**
 * Does all that is due of campaigns, until nothing is or will be within `soonMs`. Several processes may do so at once: each thing is one
 * transaction that finds out whether it is still to be done.
 */
export async function tend(
  ctx: CampaignDoor,
  ears: CampaignEars,
  signal: AbortSignal,
  soonMs = SOON_MS,
): Promise<void> {
  /** What threw in this turn is left to the next: it would only throw again. */
  const thrown = new Set<string>()
  while (!signal.aborted) {
    const done = await tendOnce(ctx, ears, thrown)
    if (done > 0) continue
    const soon = new Date(ctx.now().getTime() + soonMs)
    const runs = (await listDueRuns(ctx, soon, LANES + thrown.size)).filter(({ id }) => !thrown.has(id))
    if (runs.length === 0) return
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Takes up what is due now, a few of each kind; gives how much that was. */
async function tendOnce(ctx: CampaignDoor, ears: CampaignEars, thrown: Set<string>): Promise<number> {
  const most = LANES + thrown.size
  const now = ctx.now()
  const work = [
    ...(await listDueCampaigns(ctx, now, most)).map((key) => ({ key, act: () => planNext(ctx, key) })),
    ...(await listDueRuns(ctx, now, most)).map((key) => ({ key, act: () => makeRun(ctx, key, ears) })),
    ...(await listDuePosts(ctx, now, most)).map((key) => ({ key, act: () => tendPost(ctx, key) })),
  ].filter(({ key }) => !thrown.has(key.id))
  await Promise.all(
    work.map(async ({ key, act }) => {
      try {
        await act()
      } catch (error) {
        thrown.add(key.id)
        ctx.log.error({ err: error, key }, 'work on a campaign failed')
      }
    }),
  )
  return work.length
}
