import type { CampaignDoor } from '../door.ts'
import type { StoredCampaign } from '../state/store.ts'
import { isTakenBack } from './events/store.ts'
import type { CampaignPostKey } from './store.ts'

/** What becomes of a post about which nobody decides: what its owner chose, but for an approval that was taken back, which is no silence. */
export async function silenceOf(
  ctx: Pick<CampaignDoor, 'db'>,
  { settings: { onSilence } }: StoredCampaign,
  post: CampaignPostKey,
): Promise<'skip' | 'post'> {
  return onSilence === 'post' && (await isTakenBack(ctx, post)) ? 'skip' : onSilence
}
