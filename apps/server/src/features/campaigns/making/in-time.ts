import type { CampaignDoor } from '../door.ts'
import { listOfRun } from '../posts/store.ts'
import type { StoredCampaign } from '../state/store.ts'
import { makingTimeOf } from './runs.ts'
import type { StoredRun } from './store.ts'

/**
 * When the videos of a run are made: in time for the first of its posts that is still to be made, wherever that was moved; null where
 * none is, or while its campaign stands still.
 */
export async function makingTimeOfRun(
  ctx: Pick<CampaignDoor, 'db'>,
  { state }: Pick<StoredCampaign, 'state'>,
  run: StoredRun,
): Promise<Date | null> {
  const unmade = (await listOfRun(ctx, run)).filter(({ status }) => status === 0)
  const [first] = unmade.toSorted((a, b) => a.uploadAt.getTime() - b.uploadAt.getTime())
  return first && state === 'running' ? makingTimeOf({ at: first.uploadAt }) : null
}
