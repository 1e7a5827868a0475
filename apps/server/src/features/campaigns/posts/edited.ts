import { isEditedSince } from '../../projects/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { StoredCampaign } from '../state/store.ts'
import type { StoredCampaignPost } from './store.ts'

/** Whether a post's video is another by its owner's doing than whoever approved it has seen, so that it has to be approved anew. */
export async function isEditedSinceApproval(
  ctx: Pick<CampaignDoor, 'db'>,
  { settings }: Pick<StoredCampaign, 'settings'>,
  { accountId, projectId, approvedAt: since }: StoredCampaignPost,
): Promise<boolean> {
  if (!settings.approval || since === null || projectId === null) return false
  return isEditedSince(ctx, { accountId, projectId, since })
}
