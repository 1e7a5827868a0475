import { can, leadMinutesOf, limits, type PostWordsInput } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { getAccount } from '../../account/index.ts'
import { callOff, checkWords, timeOf } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import { stopHeld } from '../state/stop.ts'
import { type CampaignKey, holdCampaign, type StoredCampaign } from '../state/store.ts'
import { keepAsPost } from './keep-as-post.ts'
import { presentOne } from './present.ts'
import { closingOf, lookOf } from './rules.ts'
import { skipPost } from './skip.ts'
import {
  type CampaignPostKey,
  findCampaignPost,
  holdCampaignPost,
  type PostChanges,
  savePost,
  type StoredCampaignPost,
} from './store.ts'
import { bindPostWords } from './words.ts'

export type Decision = {
  decision: 'approve' | 'skip' | 'change'
  words?: PostWordsInput | undefined
  uploadAt?: string | undefined
  /** The round that whoever decides was asked in: what was decided meanwhile counts. */
  round?: number | undefined
  /** What whoever decides has looked at: what is another meanwhile is looked at once more. */
  seen?: string | undefined
  by: 'owner' | 'link'
}

/**
 * Decides about a made post, once in each round: `approve` lets it go out at its time, `skip` leaves it out, `change` keeps other words
 * or another time and begins the next round. Of two that come at once the second is told that it is decided. Throws APPROVALS_CHANGED for a
 * post that is not what was looked at.
 */
export async function decidePost(
  ctx: CampaignDoor,
  key: CampaignPostKey,
  { decision, words, uploadAt, round, seen, by }: Decision,
): Promise<StoredCampaignPost> {
  if (words) checkWords(words, 'words')
  return ctx.withTx(async () => {
    const { campaign, post } = await holdBoth(ctx, key)
    requireOpen(ctx, { campaign, post, round })
    if (seen !== undefined && (await presentOne(ctx, post)).seen !== seen)
      throw new Failure('APPROVALS_CHANGED')
    const leadMinutes = decision === 'approve' ? limits.postLeadMinutes : leadMinutesOf(post.status)
    const changes = await changesOf(ctx, campaign, post, { words, uploadAt, leadMinutes })
    const next = { ...changes, round: post.round + 1 }
    switch (decision) {
      case 'approve':
        return approve(ctx, { campaign, post, by, changes: next })
      case 'skip':
        return skipPost(ctx, post, 'owner', { by, changes: next })
      case 'change':
        return saveChange(ctx, post, { changes: next, by })
    }
  })
}

/** Keeps other words and another time, and notes each. */
export async function saveChange(
  ctx: CampaignDoor,
  post: StoredCampaignPost,
  { changes, by }: { changes: PostChanges; by: 'owner' | 'link' },
): Promise<StoredCampaignPost> {
  const { uploadAt: at, caption } = changes
  const changed = { kind: 'changed', by } as const
  const moved = at ? ({ kind: 'moved', by, detail: { to: at.toISOString() } } as const) : undefined
  if (caption === undefined) return savePost(ctx, post, { changes, event: moved ?? changed })
  const saved = await savePost(ctx, post, { changes, event: changed })
  return moved ? savePost(ctx, saved, { changes: {}, event: moved }) : saved
}

async function approve(
  ctx: CampaignDoor,
  {
    campaign,
    post,
    by,
    changes,
  }: { campaign: StoredCampaign; post: StoredCampaignPost; by: 'owner' | 'link'; changes: PostChanges },
): Promise<StoredCampaignPost> {
  const uploadAt = changes.uploadAt ?? post.uploadAt
  if (!can(await getAccount(ctx, post.accountId), { do: 'upload', at: uploadAt }).ok)
    throw new Failure('RESERVATIONS_NO_RIGHT')
  const isEdited = changes.caption !== undefined || changes.uploadAt !== undefined
  const edited = isEdited ? await saveChange(ctx, post, { changes, by }) : post
  const approved = { ...changes, approvedAt: ctx.now(), approvedBy: by }
  const { post: kept, status } = await keepAsPost(ctx, campaign, edited, { kind: 'approved', by }, approved)
  if (status === 'no-account') await stopHeld(ctx, campaign, 'no-account')
  return kept
}

/** Throws that there is nothing to decide about a post, or nothing any more. */
function requireOpen(
  ctx: Pick<CampaignDoor, 'now'>,
  {
    campaign,
    post,
    round,
  }: { campaign: StoredCampaign; post: StoredCampaignPost; round: number | undefined },
): void {
  if (round !== undefined && round !== post.round) throw new Failure('CAMPAIGNS_DECIDED')
  if (post.status === 2 || post.status === 8)
    throw new Failure(post.round > 0 ? 'CAMPAIGNS_DECIDED' : 'CAMPAIGNS_NOTHING_TO_DECIDE')
  if (post.status !== 1 || campaign.state !== 'running' || closingOf(post) <= ctx.now())
    throw new Failure('CAMPAIGNS_NOTHING_TO_DECIDE')
}

/**
 * Words and a time that come with a decision, and when the post is looked at then. Throws RESERVATIONS_TOO_SOON for a time nearer than
 * `leadMinutes`.
 */
export async function changesOf(
  ctx: Pick<CampaignDoor, 'now' | 'db'>,
  { settings }: StoredCampaign,
  post: StoredCampaignPost,
  {
    words,
    uploadAt,
    leadMinutes,
  }: { words?: PostWordsInput | undefined; uploadAt?: string | undefined; leadMinutes: number },
): Promise<PostChanges> {
  const bound = words ? await bindPostWords(ctx, post, words) : {}
  if (uploadAt === undefined) return bound
  const { zone } = settings.schedule
  const at = timeOf(uploadAt, { now: ctx.now(), zone, field: 'uploadAt', leadMinutes })
  return { ...bound, uploadAt: at, isMoved: true, remindedHours: null, nextAt: lookAfter(post, at) }
}

/** When a post is looked at that is moved to a time: one that nobody has to decide about any more, at that time and not before. */
function lookAfter({ status, postId }: StoredCampaignPost, at: Date): Date {
  if (postId !== null) return lookOf({ uploadAt: at })
  return status === 2 ? at : closingOf({ uploadAt: at })
}

/** Takes an approval back, and moves the post to another time where one is named: it has to be decided about anew. */
export async function withdrawApproval(
  ctx: CampaignDoor,
  key: CampaignPostKey,
  uploadAt: string | undefined,
): Promise<StoredCampaignPost> {
  return ctx.withTx(async () => {
    const { campaign, post } = await holdBoth(ctx, key)
    if (post.status !== 2 || post.approvedAt === null) throw new Failure('CAMPAIGNS_NOTHING_TO_DECIDE')
    const had = await takeBack(ctx, post)
    const anew = askedAnew(post)
    const leadMinutes = leadMinutesOf(anew.status)
    const changes = {
      uploadAt: had.uploadAt,
      nextAt: closingOf(had),
      ...(await changesOf(ctx, campaign, { ...post, ...anew }, { uploadAt, leadMinutes })),
      ...anew,
    }
    // Nobody could approve it again.
    if (closingOf(changes) <= ctx.now()) throw new Failure('RESERVATIONS_UNDER_WAY')
    return savePost(ctx, post, { changes, event: { kind: 'withdrawn', by: 'owner' } })
  })
}

/** Calls off what a post became, if it did, and gives the time that it had: its owner may have moved it as a post. Throws once it is under way. */
export async function takeBack(
  ctx: CampaignDoor,
  { accountId, postId, uploadAt }: StoredCampaignPost,
): Promise<{ uploadAt: Date }> {
  if (postId === null) return { uploadAt }
  const off = await callOff(ctx, { accountId, id: postId })
  if (!off) throw new Failure('RESERVATIONS_UNDER_WAY')
  return off
}

/** What has to be decided about in a round of its own. */
export function askedAnew({ round }: StoredCampaignPost) {
  return { status: 1, approvedAt: null, approvedBy: null, postId: null, round: round + 1 } as const
}

/** The post and its campaign, which nobody else changes until the transaction ends; throws RESERVATIONS_NOT_FOUND. */
export async function holdBoth(
  ctx: CampaignDoor,
  key: CampaignPostKey,
): Promise<{ campaign: StoredCampaign; post: StoredCampaignPost }> {
  const seen = await findCampaignPost(ctx, key)
  const of: CampaignKey | null = seen && { accountId: key.accountId, id: seen.campaignId }
  // The campaign first, always: whoever holds posts holds theirs.
  const campaign = of && (await holdCampaign(ctx, of))
  const post = campaign && (await holdCampaignPost(ctx, key))
  if (!campaign || !post) throw new Failure('RESERVATIONS_NOT_FOUND')
  return { campaign, post }
}
