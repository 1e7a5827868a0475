import { postStatus } from '@clipmint/contract'

import { findFinished } from '../../projects/index.ts'
import { findPosts, listOutdatedPosts } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { stopHeld } from '../state/stop.ts'
import type { StoredCampaign } from '../state/store.ts'
import { holdBoth } from './decide.ts'
import { keepAsPost } from './keep-as-post.ts'
import { type CampaignPostKey, savePost, type StoredCampaignPost } from './store.ts'

const minuteMs = 60_000
/** Later than that a post that nobody was there to send is missed. */
const lateMs = 5 * minuteMs

type SkipReason = NonNullable<StoredCampaignPost['skip']>

/**
 * Looks at a post whose time has come: closes the deciding about it, gives up what was not made, or sees what has become of it at its
 * networks; in one transaction, so that whoever dies in it has done nothing.
 */
export async function tendPost(ctx: CampaignDoor, key: CampaignPostKey): Promise<void> {
  await ctx.withTx(async () => {
    const { campaign, post } = await holdBoth(ctx, key)
    if (post.nextAt === null || post.nextAt > ctx.now()) return
    if (post.postId !== null) return see(ctx, post, post.postId)
    if (campaign.state !== 'running') return skip(ctx, post, 'campaign-stopped')
    switch (post.status) {
      case 0:
        return skip(ctx, post, 'not-made')
      case 1:
        return close(ctx, campaign, post)
      case 2:
        // It was to be made anew, and is not.
        return skip(ctx, post, (await findVideo(ctx, post)) ? 'missed' : 'not-made')
      case 7:
      case 8:
        await savePost(ctx, post, { changes: { nextAt: null } })
    }
  })
}

/** Nobody has decided: it is skipped, or posted where its owner wanted that. */
async function close(ctx: CampaignDoor, campaign: StoredCampaign, post: StoredCampaignPost): Promise<void> {
  if (campaign.settings.onSilence === 'skip') return skip(ctx, post, 'not-approved')
  if (ctx.now().getTime() > post.uploadAt.getTime() + lateMs) return skip(ctx, post, 'missed')
  const changes = { approvedAt: ctx.now(), approvedBy: 'service', round: post.round + 1 } as const
  const event = { kind: 'approved', by: 'service' } as const
  const { status } = await keepAsPost(ctx, campaign, post, event, changes)
  if (status === 'no-account') await stopHeld(ctx, campaign, 'no-account')
}

async function findVideo(ctx: CampaignDoor, { accountId, projectId }: StoredCampaignPost) {
  return projectId === null ? null : findFinished(ctx, accountId, projectId)
}

async function see(ctx: CampaignDoor, post: StoredCampaignPost, postId: string): Promise<void> {
  const { accountId } = post
  const [sent] = await findPosts(ctx, accountId, [postId])
  if (sent && sent.endedAt === null) {
    // Its owner may have moved it as a post.
    const { uploadAt } = sent
    const soon = new Date(Math.max(ctx.now().getTime(), uploadAt.getTime()) + minuteMs)
    await savePost(ctx, post, { changes: { uploadAt, nextAt: soon } })
    return
  }
  if (sent?.status !== postStatus.cancelled) {
    await savePost(ctx, post, { changes: { nextAt: null } })
    return
  }
  const isStale = (await listOutdatedPosts(ctx, accountId, [sent])).size > 0
  await skip(ctx, post, isStale ? 'outdated' : 'owner')
}

async function skip(ctx: CampaignDoor, post: StoredCampaignPost, reason: SkipReason): Promise<void> {
  await savePost(ctx, post, {
    changes: { status: 8, skip: reason, nextAt: null },
    event: { kind: 'skipped', by: 'service', detail: { reason } },
  })
}
