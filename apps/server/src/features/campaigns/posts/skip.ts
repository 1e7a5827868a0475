import type { CampaignEvent, SkipReason } from '@clipmint/contract'

import type { CampaignDoor } from '../door.ts'
import { type PostChanges, savePost, type StoredCampaignPost } from './store.ts'

type Skipping = {
  by?: CampaignEvent['by']
  /** What was in the way, where more than the reason is known. */
  failure?: NonNullable<StoredCampaignPost['failure']> | undefined
  changes?: PostChanges
}

/** Leaves a post out for a reason, inside a transaction that holds it. */
export async function skipPost(
  ctx: Pick<CampaignDoor, 'db' | 'now'>,
  post: StoredCampaignPost,
  reason: SkipReason,
  { by = 'service', failure, changes = {} }: Skipping = {},
): Promise<StoredCampaignPost> {
  return savePost(ctx, post, {
    changes: { ...changes, ...(failure ? { failure } : {}), status: 8, skip: reason, nextAt: null },
    event: { kind: 'skipped', by, detail: { reason, ...(failure ? { code: failure.code } : {}) } },
  })
}

/** Leaves a post out that could not be made, and says by its code what was in the way, where that is known. */
export async function skipUnmade(
  ctx: Pick<CampaignDoor, 'db' | 'now'>,
  post: StoredCampaignPost,
  code: string | undefined,
): Promise<void> {
  const failure = code === undefined ? undefined : { platform: null, code }
  await skipPost(ctx, post, 'not-made', { failure })
}
