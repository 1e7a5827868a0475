import { dayMs } from '@clipmint/kit'

import { Failure } from '../../../failure.ts'
import type { CampaignDoor } from '../door.ts'
import { addRun, makingTimeOf } from '../making/runs.ts'
import { slotsToCome, timesOf } from '../state/rules.ts'
import { findCampaign, holdCampaign } from '../state/store.ts'
import type { SlotPost } from './present.ts'
import { readSlotId } from './rules.ts'
import { type CampaignPostKey, findCampaignPost, findPostOfSlot, type StoredCampaignPost } from './store.ts'

/** The post that an id or the name of a slot names; of a slot of which nothing is kept yet, null. */
export async function findNamed(
  ctx: CampaignDoor,
  { accountId, id }: CampaignPostKey,
): Promise<StoredCampaignPost | null> {
  const slot = readSlotId(id)
  return slot === null
    ? findCampaignPost(ctx, { accountId, id })
    : findPostOfSlot(ctx, { accountId, ...slot })
}

/**
 * The post that an id or the name of a slot names; one of a slot of which nothing is kept yet is kept from now on, as its owner does
 * something with it. Throws RESERVATIONS_NOT_FOUND.
 */
export async function keepNamed(ctx: CampaignDoor, key: CampaignPostKey): Promise<StoredCampaignPost> {
  const slot = readSlotId(key.id)
  const known = await findNamed(ctx, key)
  if (known) return known
  if (slot === null) throw new Failure('RESERVATIONS_NOT_FOUND')
  return ctx.withTx(async () => {
    const { accountId } = key
    await holdCampaign(ctx, { accountId, id: slot.campaignId })
    const found = await findSlot(ctx, key)
    if (!found) throw new Failure('RESERVATIONS_NOT_FOUND')
    const { campaign, day, at } = found
    await addRun(ctx, campaign, { day, at }, { nextAt: makingTimeOf({ at }) })
    const kept = await findPostOfSlot(ctx, { accountId, ...slot })
    if (!kept) throw new Failure('RESERVATIONS_NOT_FOUND')
    return kept
  })
}

/** The slot of a running campaign that a name names, of which nothing is kept yet; null where there is none to come. */
export async function findSlot(
  ctx: CampaignDoor,
  { accountId, id }: CampaignPostKey,
): Promise<(SlotPost & { at: Date }) | null> {
  const named = readSlotId(id)
  const campaign = named && (await findCampaign(ctx, { accountId, id: named.campaignId }))
  if (!named || !campaign || campaign.state !== 'running') return null
  const { day, no } = named
  const around = new Date(`${day}T12:00:00Z`).getTime()
  const near = { from: new Date(around - 2 * dayMs), to: new Date(around + 2 * dayMs) }
  const slot = slotsToCome(campaign, near).find((one) => one.day === day)
  const uploadAt = slot && timesOf(slot, campaign.settings)[no]
  return slot && uploadAt ? { campaign, day, no, uploadAt, at: slot.at } : null
}
