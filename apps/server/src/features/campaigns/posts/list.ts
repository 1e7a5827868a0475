import { type CampaignPost, limits, type Reservation } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

import { Failure } from '../../../failure.ts'
import { listDirect, presentPosts } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { slotsToCome, timesOf } from '../state/rules.ts'
import { findCampaigns, listRunning, type StoredCampaign } from '../state/store.ts'
import { presentCampaignPosts, presentSlot, type SlotPost } from './present.ts'
import { listBetween, listDaysTaken } from './store.ts'

type Period = { from: Date; to: Date }

/** The two moments of a look into the calendar; throws CAMPAIGNS_PERIOD for more days than are shown at once. */
export function periodOf({ startAt, endAt }: { startAt: string; endAt: string }): Period {
  const [from, to] = [new Date(startAt), new Date(endAt)]
  const days = (to.getTime() - from.getTime()) / dayMs
  if (days < 0 || days > limits.calendarDaysMax)
    throw new Failure('CAMPAIGNS_PERIOD', { field: 'endAt', values: { days: limits.calendarDaysMax } })
  return { from, to }
}

/** An owner's posts between two moments that no campaign planned. */
export async function listDirectBetween(
  ctx: CampaignDoor,
  accountId: string,
  period: Period,
): Promise<Reservation[]> {
  return presentPosts(ctx, accountId, await listDirect(ctx, accountId, period))
}

/**
 * Posts of one campaign, or of all of an owner's, between two moments in the order of their times: also slots that are to come.
 * Slots are read before posts: one that is planned in between is then in both lists and shown as its posts; the other way
 * round it would be in neither.
 */
export async function listPostsBetween(
  ctx: CampaignDoor,
  { accountId, campaignId }: { accountId: string; campaignId?: string | undefined },
  { from, to }: Period,
): Promise<CampaignPost[]> {
  const running = (await listRunning(ctx, accountId)).filter(
    ({ id }) => campaignId === undefined || id === campaignId,
  )
  const slots = await slotsOf(ctx, running, { from, to })
  const kept = await listBetween(ctx, { accountId, campaignId }, { from, to })
  const keptDays = new Set(kept.map((post) => `${post.campaignId} ${post.day}`))
  const free = slots.filter(({ campaign, day }) => !keptDays.has(`${campaign.id} ${day}`))
  const campaigns = await findCampaigns(ctx, accountId, [...new Set(kept.map((post) => post.campaignId))])
  const known = kept.flatMap((post) => {
    const campaign = campaigns.get(post.campaignId)
    return campaign ? [{ campaign, post }] : []
  })
  return [...(await presentCampaignPosts(ctx, accountId, known)), ...free.map(presentSlot)].toSorted(
    (a, b) => a.uploadAt.localeCompare(b.uploadAt) || a.no - b.no,
  )
}

/** Posts of slots of which nothing is kept yet. */
async function slotsOf(
  ctx: CampaignDoor,
  running: readonly StoredCampaign[],
  { from, to }: Period,
): Promise<SlotPost[]> {
  const [first] = running
  if (!first) return []
  const taken = await listDaysTaken(
    ctx,
    first.accountId,
    running.map(({ id }) => id),
    new Date(from.getTime() - 2 * dayMs).toISOString().slice(0, 10),
  )
  return running.flatMap((campaign) =>
    slotsToCome(campaign, { from: new Date(from.getTime() - dayMs), to })
      .filter(({ day }) => !taken.has(`${campaign.id} ${day}`))
      .flatMap((slot) =>
        timesOf(slot, campaign.settings).map((uploadAt, no) => ({
          campaign,
          day: slot.day,
          no,
          uploadAt,
        })),
      )
      .filter(({ uploadAt }) => uploadAt >= from && uploadAt <= to),
  )
}
