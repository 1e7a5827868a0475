import { checkPlanned } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { targetsOf } from '../state/rules.ts'
import { type CampaignKey, findCampaign } from '../state/store.ts'
import { holdBoth } from './decide.ts'
import {
  type CampaignPostKey,
  findCampaignPost,
  listOpen,
  savePost,
  type StoredCampaignPost,
} from './store.ts'

/**
 * Asks the networks of a made post once more what would keep it from them, and keeps that for its owner to see: after a decision, or a
 * change of what it says. Networks take long, so nothing is held meanwhile.
 */
export async function recheckPost(
  ctx: CampaignDoor,
  key: CampaignPostKey,
): Promise<StoredCampaignPost | null> {
  const post = await findCampaignPost(ctx, key)
  const campaign = post && (await findCampaign(ctx, { accountId: key.accountId, id: post.campaignId }))
  if (!campaign || post.projectId === null || (post.status !== 1 && post.status !== 2)) return post
  const { accountId, projectId, postId, caption, hashtags, title, uploadAt, failure: known } = post
  if (uploadAt <= ctx.now()) return post
  const words = { caption, hashtags, title }
  const targets = targetsOf(campaign.settings)
  const found = await checkPlanned(ctx, { accountId, projectId, postId, words, targets, uploadAt })
  // Of what its video lacks networks know nothing.
  const failure = found ?? (known?.code.startsWith('renew-') ? known : null)
  if (failure?.code === known?.code && failure?.platform === known?.platform) return post
  return ctx.withTx(async () => {
    const { post: held } = await holdBoth(ctx, key)
    return held.version === post.version ? savePost(ctx, held, { changes: { failure } }) : held
  })
}

/** The same of all posts of a campaign that are still to be decided about. */
export async function recheckAsked(ctx: CampaignDoor, key: CampaignKey): Promise<void> {
  for (const post of await listOpen(ctx, key)) if (post.status === 1) await recheckPost(ctx, post)
}
