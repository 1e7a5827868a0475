import { findProjects, type StoredProject } from '../../projects/index.ts'
import { keepPlanned } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { targetsOf } from '../state/rules.ts'
import type { StoredCampaign } from '../state/store.ts'
import type { EventToNote } from './events/store.ts'
import { lookOf } from './rules.ts'
import { skipPost } from './skip.ts'
import { type PostChanges, savePost, type StoredCampaignPost } from './store.ts'

/** Why a post of a campaign could not become one. */
export type NotKept = 'no-video' | 'no-account'

/**
 * Makes a post of a campaign one of the reservations', inside the caller's transaction, which holds it: from then on it is sent
 * when its time comes. One whose video is just being made anew waits for that; what cannot be one is skipped, with its reason.
 */
export async function keepAsPost(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  post: StoredCampaignPost,
  event: EventToNote,
  changes: PostChanges = {},
): Promise<{ post: StoredCampaignPost; status: 'kept' | 'waits' | NotKept }> {
  const { accountId, id: ref, postNo: no } = post
  const { caption, hashtags, title, shows, uploadAt, projectId } = { ...post, ...changes }
  const open = projectId === null ? null : await findOpen(ctx, accountId, projectId)
  if (open) {
    // Where nobody makes it, its owner has it open, and has to finish it.
    const failure = open.renderState === 'none' ? { failure: { platform: null, code: 'renew-by-hand' } } : {}
    const waits = { ...changes, ...failure, status: 2, postId: null, nextAt: uploadAt } as const
    return { post: await savePost(ctx, post, { changes: waits, event }), status: 'waits' }
  }
  const kept =
    projectId === null
      ? ({ status: 'no-video' } as const)
      : await keepPlanned(ctx, {
          accountId,
          ref,
          no,
          projectId,
          words: { caption, hashtags, title },
          shows,
          targets: targetsOf(campaign.settings),
          uploadAt,
          zone: campaign.settings.schedule.zone,
        })
  if (kept.status === 'kept') {
    const became = {
      ...changes,
      status: 2,
      postId: kept.post.id,
      postNo: no + 1,
      nextAt: lookOf({ uploadAt }),
    } as const
    return { post: await savePost(ctx, post, { changes: became, event }), status: 'kept' }
  }
  const isGone = kept.status === 'no-video'
  const [first] = campaign.settings.targets
  const failure = isGone
    ? { platform: null, code: 'video-gone' }
    : { platform: first?.platform ?? null, code: 'not-linked' }
  const saved = await skipPost(ctx, post, isGone ? 'not-made' : 'check', {
    failure,
    changes: { ...changes, postId: null },
  })
  return { post: saved, status: kept.status }
}

/** The video of a post while it is not finished. */
async function findOpen(
  ctx: CampaignDoor,
  accountId: string,
  projectId: string,
): Promise<StoredProject | null> {
  const [project] = await findProjects(ctx, accountId, [projectId])
  return project?.status === 0 ? project : null
}
