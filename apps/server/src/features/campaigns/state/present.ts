import { type Campaign, limits, postStatus, ReservationStatus } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'

import { findPosts } from '../../reservations/index.ts'
import { findStillsOf } from '../about/stills.ts'
import type { CampaignDoor } from '../door.ts'
import { factsOf } from '../posts/facts/store.ts'
import { listDaysTaken } from '../posts/store.ts'
import type { Slot } from '../schedule/slots.ts'
import { slotsToCome, statusOf } from './rules.ts'
import type { StoredCampaign } from './store.ts'

/** So far ahead a next post is looked for: the latest first day, and the week in which its first slot is. */
const aheadMs = (limits.postDaysAhead + 8) * dayMs

/** Campaigns as their owner sees them, with a handful of queries for any number. */
export async function presentCampaigns(
  ctx: CampaignDoor,
  accountId: string,
  list: readonly StoredCampaign[],
): Promise<Campaign[]> {
  const ids = list.map(({ id }) => id)
  const running = list.filter(({ state }) => state === 'running')
  // Read before the posts, so that a slot that is planned in between is found in one of the two.
  const taken = await listDaysTaken(
    ctx,
    accountId,
    running.map(({ id }) => id),
    new Date(ctx.now().getTime() - dayMs).toISOString().slice(0, 10),
  )
  const facts = await factsOf(ctx, accountId, ids, ctx.now())
  const about = await findStillsOf(ctx, accountId, list)
  const lastPosts = await findPosts(
    ctx,
    accountId,
    [...facts.values()].flatMap(({ last }) => last?.postId ?? []),
  )
  return list.map((campaign) => {
    const { id, productId, placeId, aboutName, category, settings, state, stop } = campaign
    const { reviews: _reviews, consent: _consent, promotion, ...shown } = settings
    const of = facts.get(id) ?? { toApprove: 0, waiting: 0, nextAt: null, seenAt: null, last: null }
    const slot = state === 'running' ? firstFree(campaign, taken) : null
    const next = [of.nextAt, slot?.at ?? null]
      .filter((at) => at !== null)
      .toSorted((a, b) => a.getTime() - b.getTime())
    const lastPost = lastPosts.find((post) => post.id === of.last?.postId)
    const isRunning = state === 'running'
    const { isShown = false, ...named } = about.get(id) ?? { name: aboutName, picture: null }
    return {
      ...shown,
      _id: id,
      productId,
      placeId,
      about: named,
      category,
      promotion: promotion ?? null,
      status: statusOf(state, of),
      stop: stop === 'product-hidden' && isShown ? 'product-shown' : stop,
      nextAt: isRunning ? (next[0]?.toISOString() ?? null) : null,
      lastUploadAt: of.seenAt?.toISOString() ?? null,
      lastStatus: of.last ? lastStatusOf(of.last, lastPost) : null,
      toApprove: isRunning ? of.toApprove : 0,
      createdAt: campaign.createdAt.toISOString(),
    }
  })
}

/** How the latest post stands: as what it became while that counts, and as left out once it is. */
function lastStatusOf(
  { status }: { status: number },
  became: { status: number } | undefined,
): ReservationStatus {
  return ReservationStatus.parse(status === postStatus.waitingUpload ? (became?.status ?? status) : status)
}

/** The next slot of which nothing is kept yet: what is kept of a day tells of itself, also that it is left out. */
function firstFree(campaign: StoredCampaign, taken: ReadonlySet<string>): Slot | null {
  const { plannedUntil: from } = campaign
  const to = new Date(from.getTime() + aheadMs)
  return slotsToCome(campaign, { from, to }).find(({ day }) => !taken.has(`${campaign.id} ${day}`)) ?? null
}

export async function presentCampaign(ctx: CampaignDoor, campaign: StoredCampaign): Promise<Campaign> {
  const [presented] = await presentCampaigns(ctx, campaign.accountId, [campaign])
  if (!presented) throw new Error('A campaign is presented as none.')
  return presented
}
