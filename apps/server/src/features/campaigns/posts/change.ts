import { can, leadMinutesOf, type PostWordsInput } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { getAccount } from '../../account/index.ts'
import { findFinished } from '../../projects/index.ts'
import { changePlanned, checkWords, findPosts, staleOf } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { WhenAsked } from '../ears.ts'
import { makingTimeOfRun } from '../making/in-time.ts'
import { findRun, saveRun } from '../making/store.ts'
import { stopHeld } from '../state/stop.ts'
import type { StoredCampaign } from '../state/store.ts'
import { askedAnew, changesOf, holdBoth, saveChange, takeBack } from './decide.ts'
import type { EventToNote } from './events/store.ts'
import { keepAsPost } from './keep-as-post.ts'
import { closingOf, lookOf } from './rules.ts'
import { skipPost } from './skip.ts'
import { type CampaignPostKey, type PostChanges, savePost, type StoredCampaignPost } from './store.ts'
import { bindPostWords } from './words.ts'

export type PostWish = {
  words?: PostWordsInput | undefined
  uploadAt?: string | undefined
  act?: 'now' | 'skip' | undefined
}

/** Changes a post before anything of it can be seen: its words, its time, or what becomes of it. */
export async function changePost(
  ctx: CampaignDoor,
  key: CampaignPostKey,
  { words, uploadAt, act }: PostWish,
): Promise<StoredCampaignPost> {
  if (words) checkWords(words, 'words')
  return ctx.withTx(async () => {
    const { campaign, post } = await holdBoth(ctx, key)
    requireChangeable(post)
    // Its words are written once its video is made.
    if (words && post.status === 0) throw new Failure('RESERVATIONS_VIDEO_NOT_READY', { field: 'words' })
    const changed =
      words || uploadAt !== undefined ? await change(ctx, campaign, post, { words, uploadAt }) : post
    if (act === 'skip') return skip(ctx, changed)
    return act === 'now' ? postNow(ctx, campaign, changed) : changed
  })
}

function requireChangeable({ status, nextAt }: StoredCampaignPost): void {
  if (status === 7 || status === 8 || nextAt === null) throw new Failure('RESERVATIONS_UNDER_WAY')
}

async function change(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  post: StoredCampaignPost,
  { words, uploadAt }: Pick<PostWish, 'words' | 'uploadAt'>,
): Promise<StoredCampaignPost> {
  const { accountId } = post
  const leadMinutes = leadMinutesOf(post.status)
  const changes = await changesOf(ctx, campaign, post, { words, uploadAt, leadMinutes })
  const at = changes.uploadAt
  if (post.postId !== null)
    await changePlanned(ctx, { accountId, id: post.postId }, { words, shows: changes.shows, uploadAt: at })
  const saved = await saveChange(ctx, post, { changes, by: 'owner' })
  const run = await findRun(ctx, { accountId, id: post.runId })
  if (run?.stage === 'waiting') await saveRun(ctx, run, { nextAt: await makingTimeOfRun(ctx, campaign, run) })
  return saved
}

async function skip(ctx: CampaignDoor, post: StoredCampaignPost): Promise<StoredCampaignPost> {
  await takeBack(ctx, post)
  return skipPost(ctx, post, 'owner', { by: 'owner', changes: { postId: null, round: post.round + 1 } })
}

async function postNow(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  post: StoredCampaignPost,
): Promise<StoredCampaignPost> {
  if (post.status === 0) throw new Failure('RESERVATIONS_VIDEO_NOT_READY')
  const now = ctx.now()
  if (!can(await getAccount(ctx, post.accountId), { do: 'upload', at: now }).ok)
    throw new Failure('RESERVATIONS_NO_RIGHT')
  const changes = { uploadAt: now, isMoved: true } as const
  if (post.postId !== null) {
    await requirePostCurrent(ctx, campaign, post.postId)
    await changePlanned(ctx, { accountId: post.accountId, id: post.postId }, { uploadAt: now })
    return savePost(ctx, post, {
      changes: { ...changes, nextAt: lookOf({ uploadAt: now }) },
      event: { kind: 'hurried', by: 'owner' },
    })
  }
  const approved = { ...changes, approvedAt: now, approvedBy: 'owner', round: post.round + 1 } as const
  const kept = await keepAsPost(ctx, campaign, post, { kind: 'approved', by: 'owner' }, approved)
  // Its video is being made anew: now it would be the old one.
  if (kept.status === 'no-video' || kept.status === 'waits') throw new Failure('RESERVATIONS_VIDEO_NOT_READY')
  if (kept.status === 'no-account')
    throw new Failure('RESERVATIONS_CHECK', { values: { finding: 'not-linked' } })
  if (kept.post.postId !== null) await requirePostCurrent(ctx, campaign, kept.post.postId)
  return kept.post
}

/** Throws for a post that shows what is no more, and says of a campaign that runs that it is made anew by its time. */
async function requirePostCurrent(
  ctx: CampaignDoor,
  { accountId, state }: StoredCampaign,
  postId: string,
): Promise<void> {
  for (const post of await findPosts(ctx, accountId, [postId])) {
    const stale = await staleOf(ctx, accountId, { ...post, uploadAt: ctx.now() })
    if (stale === null) continue
    throw new Failure(
      stale.overAt === null && state === 'running' ? 'CAMPAIGNS_OUTDATED' : 'RESERVATIONS_OUTDATED',
    )
  }
}

/**
 * Puts another finished upright video in the place of a post's own, or its own as it was edited since; where approval is asked for it
 * has to be approved anew.
 */
export async function changeVideo(
  ctx: CampaignDoor,
  key: CampaignPostKey,
  projectId: string,
  whenAsked: readonly WhenAsked[],
): Promise<StoredCampaignPost> {
  return ctx.withTx(async () => {
    const { campaign, post } = await holdBoth(ctx, key)
    requireChangeable(post)
    const { accountId, postId } = post
    const finished = await findFinished(ctx, accountId, projectId)
    if (!finished) throw new Failure('RESERVATIONS_VIDEO_NOT_READY', { field: 'subtemplateId' })
    if (finished.ratio !== '9:16') throw new Failure('CAMPAIGNS_RATIO', { field: 'subtemplateId' })
    if (post.status === 0) throw new Failure('RESERVATIONS_VIDEO_NOT_READY')
    const isCurrent = postId !== null && (await goesOutWith(ctx, accountId, postId, finished.video.id))
    if (post.projectId === projectId && (post.status === 1 || isCurrent)) return post
    const { uploadAt } = await takeBack(ctx, post)
    const { approval } = campaign.settings
    // Nobody could approve it any more.
    if (approval && closingOf({ uploadAt }) <= ctx.now()) throw new Failure('RESERVATIONS_UNDER_WAY')
    const event = { kind: 'changed', by: 'owner' } as const
    const { caption, hashtags, title } = post
    // Another video may be of other things than the words before were bound to.
    const words = await bindPostWords(ctx, { accountId, projectId, shows: [] }, { caption, hashtags, title })
    const replaced = { ...words, uploadAt, projectId, choice: null, postId: null, failure: null }
    if (!approval) return schedule(ctx, campaign, post, { event, changes: replaced })
    const changes = { ...replaced, ...askedAnew(post), nextAt: closingOf({ uploadAt }) }
    const asked = await savePost(ctx, post, { changes, event })
    for (const hear of whenAsked) await hear(ctx, { campaign, posts: [asked], why: 'changed' })
    return asked
  })
}

/** Has a post that nobody needs to approve go out at its time; of a campaign that stands still, once that goes on. */
async function schedule(
  ctx: CampaignDoor,
  campaign: StoredCampaign,
  post: StoredCampaignPost,
  { event, changes }: { event: EventToNote; changes: PostChanges & { uploadAt: Date } },
): Promise<StoredCampaignPost> {
  if (campaign.state !== 'running')
    return savePost(ctx, post, { changes: { ...changes, status: 2, nextAt: changes.uploadAt }, event })
  const { post: kept, status } = await keepAsPost(ctx, campaign, post, event, changes)
  if (status === 'no-account') await stopHeld(ctx, campaign, 'no-account')
  return kept
}

async function goesOutWith(
  ctx: CampaignDoor,
  accountId: string,
  postId: string,
  videoId: string,
): Promise<boolean> {
  const [post] = await findPosts(ctx, accountId, [postId])
  return post?.videoId === videoId
}
