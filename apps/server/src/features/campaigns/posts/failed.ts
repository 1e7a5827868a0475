import { type contract, postStatus } from '@clipmint/contract'
import type { z } from 'zod'

import { findPosts, listTargetsOf } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { StoredCampaign } from '../state/store.ts'
import { listPosted } from './facts/store.ts'
import { presentCampaignPosts } from './present.ts'

type Failed = z.input<(typeof contract.campaigns.failed)['result']>['list']
/** Of so many posts, the latest, it is shown what failed. */
const most = 100

/** Posts of a campaign of which something failed and can be tried again, the latest first. */
export async function listFailed(ctx: CampaignDoor, campaign: StoredCampaign): Promise<Failed> {
  const { accountId } = campaign
  const posted = await listPosted(ctx, campaign, most)
  const ids = posted.flatMap(({ postId }) => postId ?? [])
  const failed = new Set(
    (await findPosts(ctx, accountId, ids))
      .filter(({ status }) => status === postStatus.failed || status === postStatus.partiallyCompleted)
      .map(({ id }) => id),
  )
  const targets = await listTargetsOf(ctx, accountId, [...failed])
  const list = posted.filter(({ postId }) => postId !== null && failed.has(postId))
  const presented = await presentCampaignPosts(
    ctx,
    accountId,
    list.map((post) => ({ campaign, post })),
  )
  return presented.map((post) => ({
    post,
    failures: targets
      .filter(({ postId, state }) => postId === post.postId && (state === 'failed' || state === 'unknown'))
      .map(({ network: platform, kind: type, failure }) => ({ platform, type, failure })),
  }))
}
