import type { Approval, CampaignPost } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { findAccount } from '../account/index.ts'
import {
  type CampaignPostKey,
  findCampaign,
  findCampaignPost,
  presentOne,
  silenceOf,
  type StoredCampaignPost,
} from '../campaigns/index.ts'
import { findBrandKit, findFinished } from '../projects/index.ts'
import { nameOfAsker } from './rules.ts'

/** A post of a campaign as those are told of it who decide about it. */
export type Asked = StoredCampaignPost & {
  /** As its owner sees it. */
  shown: CampaignPost
  /** The brand, shop or person that asks. */
  from: string
  onSilence: Approval['onSilence']
  isRunning: boolean
  posterKey: string | null
}

/** The post with its campaign and its video; null when there is none, or its owner has left. */
export async function findAsked(ctx: Context, key: CampaignPostKey): Promise<Asked | null> {
  const post = await findCampaignPost(ctx, key)
  const owner = post && (await findAccount(ctx, post.accountId))
  if (!post || !owner || owner.withdrawnAt) return null
  const { accountId, campaignId, projectId } = post
  const campaign = await findCampaign(ctx, { accountId, id: campaignId })
  if (!campaign) return null
  const finished = projectId === null ? null : await findFinished(ctx, accountId, projectId)
  return {
    ...post,
    shown: await presentOne(ctx, post),
    from: nameOfAsker({
      brand: (await findBrandKit(ctx, accountId))?.name ?? null,
      place: campaign.placeId === null ? null : campaign.aboutName,
      owner: owner.name,
    }),
    onSilence: await silenceOf(ctx, campaign, post),
    isRunning: campaign.state === 'running',
    posterKey: finished?.video.posterKey ?? null,
  }
}
