import type { CampaignPostDetail, contract } from '@clipmint/contract'
import type { z } from 'zod'

import { Failure } from '../../../failure.ts'
import { fileLink } from '../../../file-link.ts'
import { findFinished, findShownNow } from '../../projects/index.ts'
import { findPosts, presentPosts, presentStale } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { findCampaign } from '../state/store.ts'
import { presentComments } from './comments.ts'
import { listEvents } from './events/store.ts'
import { findNamed, findSlot } from './keep-slot.ts'
import { presentOne, presentSlot } from './present.ts'
import { silenceOf } from './silence.ts'
import { type CampaignPostKey, findCampaignPost } from './store.ts'

/** A post, or a slot that is to come, with all that happened to it. */
export async function presentNamed(ctx: CampaignDoor, key: CampaignPostKey): Promise<CampaignPostDetail> {
  const post = await findNamed(ctx, key)
  if (!post) {
    const slot = await findSlot(ctx, key)
    if (!slot) throw new Failure('RESERVATIONS_NOT_FOUND')
    return { ...presentSlot(slot), onSilence: null, trail: [], comments: [], post: null, stale: null }
  }
  const { accountId } = post
  const sent = await findPosts(ctx, accountId, post.postId === null ? [] : [post.postId])
  const [presented = null] = await presentPosts(ctx, accountId, sent)
  const campaign = post.status === 1 ? await findCampaign(ctx, { accountId, id: post.campaignId }) : null
  return {
    ...(await presentOne(ctx, post)),
    onSilence: campaign && (await silenceOf(ctx, campaign, post)),
    trail: await listEvents(ctx, post),
    comments: await presentComments(ctx, post),
    post: presented,
    stale: (await presentStale(ctx, accountId, sent)).get(post.postId ?? '') ?? null,
  }
}

/** The finished video of a post, and whether it shows what is not so any more. */
export async function videoOf(
  ctx: CampaignDoor,
  key: CampaignPostKey,
): Promise<z.input<(typeof contract.campaigns.video)['result']>> {
  const post = await findCampaignPost(ctx, key)
  const campaign = post && (await findCampaign(ctx, { accountId: key.accountId, id: post.campaignId }))
  if (!post || !campaign) throw new Failure('RESERVATIONS_NOT_FOUND')
  const finished = post.projectId === null ? null : await findFinished(ctx, post.accountId, post.projectId)
  if (!finished) throw new Failure('RESERVATIONS_VIDEO_NOT_READY')
  const { projectId, title, video } = finished
  return {
    subtemplateId: projectId,
    title,
    poster: await fileLink(ctx, video.posterKey),
    url: await fileLink(ctx, video.fileKey),
    seconds: video.durationMs / 1_000,
    outdated: (await findShownNow(ctx, post.accountId, [projectId])).get(projectId)?.isOutdated ?? false,
  }
}
