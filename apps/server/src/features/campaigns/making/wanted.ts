import type { CampaignDoor } from '../door.ts'
import { listOfRun, savePost, type StoredCampaignPost } from '../posts/store.ts'
import type { StoredRun } from './store.ts'

/** The posts of a run whose videos are still wanted. */
export async function listWanted(ctx: CampaignDoor, run: StoredRun): Promise<StoredCampaignPost[]> {
  return (await listOfRun(ctx, run)).filter(({ status }) => status === 0)
}

/** Leaves a post out for which no video came of it. */
export async function skip(
  ctx: CampaignDoor,
  post: StoredCampaignPost,
  reason: 'no-credit' | 'not-made',
  code?: string,
): Promise<void> {
  await savePost(ctx, post, {
    changes: {
      status: 8,
      skip: reason,
      nextAt: null,
      failure: code === undefined ? null : { platform: null, code },
    },
    event: { kind: 'skipped', by: 'service', detail: { reason, code: code ?? null } },
  })
}
