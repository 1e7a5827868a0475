import type { CampaignDoor } from '../door.ts'
import { listOfRun, type StoredCampaignPost } from '../posts/store.ts'
import type { StoredRun } from './store.ts'

/** The posts of a run whose videos are still wanted. */
export async function listWanted(ctx: CampaignDoor, run: StoredRun): Promise<StoredCampaignPost[]> {
  return (await listOfRun(ctx, run)).filter(({ status }) => status === 0)
}
