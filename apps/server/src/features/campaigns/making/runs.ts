import { limits } from '@clipmint/contract'

import type { CampaignDoor } from '../door.ts'
import { closingOf } from '../posts/rules.ts'
import { skipPost } from '../posts/skip.ts'
import { insertCampaignPosts, listOfRun, type StoredCampaignPost } from '../posts/store.ts'
import type { Slot } from '../schedule/slots.ts'
import { timesOf } from '../state/rules.ts'
import type { StoredCampaign } from '../state/store.ts'
import { insertRun, type StoredRun } from './store.ts'

const makeMs = limits.campaignMakeHours * 3_600_000

/** When the videos of a slot are made. */
export function makingTimeOf({ at }: Pick<Slot, 'at'>): Date {
  return new Date(at.getTime() - makeMs)
}

/**
 * Makes the run of a slot with its posts, inside the caller's transaction, which holds the campaign; a day that has one keeps it.
 * What is too late for anybody to decide about was missed, and is not made.
 */
export async function addRun(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  slot: Slot,
  { nextAt }: { nextAt: Date },
): Promise<boolean> {
  const now = ctx.now()
  const run: StoredRun = {
    accountId: campaign.accountId,
    id: ctx.newId(),
    campaignId: campaign.id,
    day: slot.day,
    stage: 'waiting',
    requestId: null,
    nextAt,
    claimedUntil: null,
    version: 0,
    tries: 0,
    createdAt: now,
  }
  if (!(await insertRun(ctx, run))) return false
  await insertCampaignPosts(ctx, postsOf(ctx, run, timesOf(slot, campaign.settings)))
  for (const post of await listOfRun(ctx, run))
    if (closingOf(post) <= now) await skipPost(ctx, post, 'missed')
  return true
}

/** Posts of a run whose videos are still to be made. */
export function postsOf(
  { newId, now }: Pick<CampaignDoor, 'newId' | 'now'>,
  { accountId, campaignId, id: runId, day }: Pick<StoredRun, 'accountId' | 'campaignId' | 'id' | 'day'>,
  times: readonly Date[],
): StoredCampaignPost[] {
  const at = now()
  return times.map((uploadAt, no) => ({
    accountId,
    id: newId(),
    campaignId,
    runId,
    day,
    no,
    status: 0,
    uploadAt,
    isMoved: false,
    projectId: null,
    caption: '',
    shows: [],
    hashtags: [],
    title: '',
    choice: null,
    approvedAt: null,
    approvedBy: null,
    round: 0,
    remindedHours: null,
    skip: null,
    failure: null,
    postId: null,
    postNo: 0,
    freshAt: null,
    nextAt: closingOf({ uploadAt }),
    version: 0,
    createdAt: at,
    updatedAt: at,
  }))
}
