import { findProjects } from '../../projects/index.ts'
import { findPosts, listTargetsOf } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { reasonOfStop, stopHeld } from '../state/stop.ts'
import type { StoredCampaign } from '../state/store.ts'
import { whyCalledOff } from './called-off.ts'
import { holdBoth } from './decide.ts'
import { keepAsPost } from './keep-as-post.ts'
import { silenceOf } from './silence.ts'
import { skipPost } from './skip.ts'
import { type CampaignPostKey, savePost, type StoredCampaignPost } from './store.ts'

const minuteMs = 60_000
/** Later than that a post that nobody was there to send is missed. */
const lateMs = 5 * minuteMs

/**
 * Looks at a post whose time has come: closes the deciding about it, gives up what was not made, or sees what has become of it at its
 * networks; in one transaction, so that whoever dies in it has done nothing.
 */
export async function tendPost(ctx: CampaignDoor, key: CampaignPostKey): Promise<void> {
  await ctx.withTx(async () => {
    const { campaign, post } = await holdBoth(ctx, key)
    if (post.nextAt === null || post.nextAt > ctx.now()) return
    if (post.postId !== null) await see(ctx, post, post.postId)
    else await closeOpen(ctx, campaign, post)
  })
}

/** Gives up what is no post yet, or closes the deciding about it. */
async function closeOpen(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  post: StoredCampaignPost,
): Promise<unknown> {
  if (campaign.state !== 'running') return skipPost(ctx, post, reasonOfStop(campaign))
  switch (post.status) {
    case 0:
      return skipPost(ctx, post, 'not-made')
    case 1:
      return closeAsked(ctx, campaign, post)
    case 2:
      return skipPost(ctx, post, (await hasVideo(ctx, post)) ? 'missed' : 'not-made')
    case 7:
    case 8:
      return savePost(ctx, post, { changes: { nextAt: null } })
  }
}

/** Nobody has decided: it is skipped, or posted where its owner wanted that. */
async function closeAsked(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  post: StoredCampaignPost,
): Promise<unknown> {
  if ((await silenceOf(ctx, campaign, post)) === 'skip') return skipPost(ctx, post, 'not-approved')
  if (ctx.now().getTime() > post.uploadAt.getTime() + lateMs) return skipPost(ctx, post, 'missed')
  const changes = { approvedAt: ctx.now(), approvedBy: 'service', round: post.round + 1 } as const
  const event = { kind: 'approved', by: 'service' } as const
  const { status } = await keepAsPost(ctx, campaign, post, event, changes)
  return status === 'no-account' ? stopHeld(ctx, campaign, 'no-account') : undefined
}

/** Whether the video that it waited for is there: one of before that was to be made anew does not count. */
async function hasVideo(ctx: CampaignDoor, { accountId, projectId }: StoredCampaignPost): Promise<boolean> {
  const [project] = projectId === null ? [] : await findProjects(ctx, accountId, [projectId])
  return project?.status === 1
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
  const why = sent ? whyCalledOff(sent, await listTargetsOf(ctx, accountId, [sent.id])) : null
  if (why === null) await savePost(ctx, post, { changes: { nextAt: null } })
  else await skipPost(ctx, post, why)
}
