import { type findPosts, listTargetsOf } from '../../reservations/index.ts'
import { listLinks } from '../../social-accounts/index.ts'
import type { CampaignDoor } from '../door.ts'
import { targetsOf } from '../state/rules.ts'
import { findCampaigns } from '../state/store.ts'
import type { StoredCampaignPost } from './store.ts'

/**
 * Posts of an owner, of those that wait for their time, that go to fewer networks than they might: one that their campaign posts to was
 * connected, or connected anew, only after they were scheduled. Gives their ids.
 */
export async function listShort(
  ctx: CampaignDoor,
  accountId: string,
  { posts, kept }: { posts: readonly StoredCampaignPost[]; kept: Awaited<ReturnType<typeof findPosts>> },
): Promise<ReadonlySet<string>> {
  const short = new Set<string>()
  if (kept.length === 0) return short
  const links = await listLinks(ctx, accountId)
  // Nearly always: posts are looked at every minute, and networks are connected once.
  if (!kept.some(({ createdAt }) => links.some(({ linkedAt }) => linkedAt > createdAt))) return short
  const linked = new Map(links.map((link) => [link.network, link]))
  const campaigns = await findCampaigns(
    ctx,
    accountId,
    posts.map(({ campaignId }) => campaignId),
  )
  const ids = kept.map(({ id }) => id)
  const targets = Map.groupBy(await listTargetsOf(ctx, accountId, ids), ({ postId }) => postId)
  for (const { id, campaignId, postId } of posts) {
    const sent = kept.find((one) => one.id === postId)
    const campaign = campaigns.get(campaignId)
    if (!sent || !campaign) continue
    const has = new Set((targets.get(sent.id) ?? []).map(({ network, kind }) => `${network} ${kind}`))
    const isShort = targetsOf(campaign.settings).some(({ platform, type }) => {
      const link = linked.get(platform)
      return link !== undefined && link.linkedAt > sent.createdAt && !has.has(`${platform} ${type}`)
    })
    if (isShort) short.add(id)
  }
  return short
}
