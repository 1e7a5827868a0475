import { firstWordsOf } from '@clipmint/kit'

import { findRequests } from '../../ai-requests/index.ts'
import { findProjects } from '../../projects/index.ts'
import type { CampaignDoor } from '../door.ts'
import { listProjectIds } from '../posts/facts/store.ts'
import type { StoredCampaign } from '../state/store.ts'

/** The first lines of so many runs do not come again. */
const runs = 8
/** More videos than so many runs have. */
const mostVideos = 60

/** The first lines of the videos of a campaign's last eight runs, in all their forms, the last run's first. */
export async function listOpenings(ctx: CampaignDoor, campaign: StoredCampaign): Promise<string[]> {
  const { accountId } = campaign
  const found = await findProjects(ctx, accountId, await listProjectIds(ctx, campaign, mostVideos))
  const newest = found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  // Each run has a plan of its own.
  const ids = [...new Set(newest.flatMap(({ requestId }) => requestId ?? []))].slice(0, runs)
  const plans = new Map((await findRequests(ctx, accountId, ids)).map(({ id, plan }) => [id, plan]))
  return newest.flatMap(({ requestId, scenarioId }) => {
    const plan = plans.get(requestId ?? '')
    const hook = plan?.scenarios.find(({ id }) => id === scenarioId)?.lines[0]
    return plan && hook ? firstWordsOf(hook, plan.name) : []
  })
}
