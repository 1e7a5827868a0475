import type { CampaignPostDetail } from '@clipmint/contract'

import type { CampaignDoor } from '../door.ts'
import { listComments } from './events/store.ts'
import type { CampaignPostKey } from './store.ts'

/** What people said of the video of a post, the oldest first, as its owner and they see it. */
export async function presentComments(
  ctx: Pick<CampaignDoor, 'db'>,
  post: CampaignPostKey,
): Promise<CampaignPostDetail['comments']> {
  const said = await listComments(ctx, post)
  return said.map(({ id, name, text, atMs, createdAt }) => ({
    _id: id,
    name,
    text,
    atMs,
    at: createdAt.toISOString(),
  }))
}
