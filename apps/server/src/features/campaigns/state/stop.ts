import type { CampaignStop, SkipReason } from '@clipmint/contract'

import { tellCampaignStopped } from '../../notifications/index.ts'
import { callOff, callOffRest } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { listUnmade, saveRun } from '../making/store.ts'
import { listOpen, savePost } from '../posts/store.ts'
import { type CampaignKey, holdCampaign, listRunning, saveCampaign, type StoredCampaign } from './store.ts'

/**
 * Has a campaign stand still, inside the caller's transaction, which holds it: what waits to be posted is called off and held, and
 * nothing more is made. Its owner is told where they did not say so themselves.
 */
export async function stopHeld(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  reason: CampaignStop,
): Promise<void> {
  if (campaign.state !== 'running') return
  await holdBack(ctx, campaign, async (post, off) => {
    if (!off) return
    const { uploadAt } = off
    await savePost(ctx, post, {
      changes: { postId: null, uploadAt, nextAt: uploadAt },
      event: { kind: 'stopped', by: reason === 'owner' ? 'owner' : 'service', detail: { reason } },
    })
  })
  await saveCampaign(ctx, campaign, { state: 'stopped', stop: reason, nextAt: null })
  await tellScreens(ctx, campaign)
  if (reason === 'owner') return
  const { accountId, id: campaignId, settings } = campaign
  await tellCampaignStopped(ctx, { accountId, campaignId, title: settings.title, reason })
}

/** Calls a campaign off, inside the caller's transaction, which holds it: what nobody sees yet is not posted any more. */
export async function cancelHeld(ctx: CampaignDoor, campaign: StoredCampaign): Promise<void> {
  if (campaign.state === 'cancelled' || campaign.state === 'ended') return
  await holdBack(ctx, campaign, async (post, off) => {
    if (post.postId !== null && !off) return
    await savePost(ctx, post, {
      changes: { status: 7, nextAt: null },
      event: { kind: 'stopped', by: 'owner', detail: { reason: 'cancelled' } },
    })
  })
  await saveCampaign(ctx, campaign, { state: 'cancelled', stop: null, nextAt: null })
  await tellScreens(ctx, campaign)
}

/** Stops all running campaigns of a product or place that its owner has put away or deleted, inside the transaction that does so. */
export async function stopAllOf(
  ctx: CampaignDoor,
  accountId: string,
  of: { productId: string } | { placeId: string },
  reason: 'product-hidden' | 'product-gone' | 'place-gone',
): Promise<void> {
  for (const { id } of await listRunning(ctx, accountId, of)) await stopNow(ctx, { accountId, id }, reason)
}

/** Why posts are left out whose time passes while their campaign stands still. */
export function reasonOfStop({ stop }: Pick<StoredCampaign, 'stop'>): SkipReason {
  return stop === 'no-credit' ? 'no-credit' : 'campaign-stopped'
}

/** Stops a campaign in a transaction of its own, or in the caller's. */
export async function stopNow(ctx: CampaignDoor, key: CampaignKey, reason: CampaignStop): Promise<void> {
  await ctx.withTx(async () => {
    const campaign = await holdCampaign(ctx, key)
    if (campaign) await stopHeld(ctx, campaign, reason)
  })
}

/**
 * Has nothing more made, and calls off what waits to be posted, of a post that is seen somewhere what is not seen yet. `then` is told of
 * each post that is open, and the post that it was where it was called off as a whole.
 */
async function holdBack(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  then: (
    post: Awaited<ReturnType<typeof listOpen>>[number],
    off: Awaited<ReturnType<typeof callOff>>,
  ) => Promise<void>,
): Promise<void> {
  const { accountId } = campaign
  for (const run of await listUnmade(ctx, campaign))
    await saveRun(ctx, run, { nextAt: null, claimedUntil: null })
  for (const post of await listOpen(ctx, campaign)) {
    const key = post.postId === null ? null : { accountId, id: post.postId }
    const off = key && (await callOff(ctx, key))
    if (key && !off) await callOffRest(ctx, key)
    await then(post, off)
  }
}

export async function tellScreens(
  { events }: Pick<CampaignDoor, 'events'>,
  { accountId, id }: CampaignKey,
): Promise<void> {
  await events.publish(accountId, { kind: 'campaign.changed', id })
}
