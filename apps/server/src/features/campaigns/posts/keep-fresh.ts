import { Failure } from '../../../failure.ts'
import { tellApprovalNeeded } from '../../notifications/index.ts'
import {
  findLastAsker,
  findShownNow,
  renderProject,
  renewVideos,
  type StoredProject,
} from '../../projects/index.ts'
import { callOff, findPosts, listOutdatedPosts } from '../../reservations/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { CampaignEars, WhenAsked } from '../ears.ts'
import { askedAnew, holdBoth } from './decide.ts'
import { listSoon, noteFresh } from './due/store.ts'
import { isEditedSinceApproval } from './edited.ts'
import type { EventToNote } from './events/store.ts'
import { keepAsPost } from './keep-as-post.ts'
import { closingOf } from './rules.ts'
import { listShort } from './short.ts'
import { type PostChanges, savePost, type StoredCampaignPost } from './store.ts'
import { renewCaption } from './words.ts'

/**
 * So long before its time a post is looked at for whether its video still shows what is so; one that is to be approved
 * whenever something that it shows was changed.
 */
const soonMs = 6 * 3_600_000

/**
 * Has videos made anew and captions say anew what their product, promotion or place no longer is, before they go out; puts a video that
 * was made anew in the place of the one that a post was to go out with; and has a post go to networks that were connected meanwhile.
 */
export async function keepFresh(
  ctx: CampaignDoor,
  { whenAsked }: Pick<CampaignEars, 'whenAsked'>,
): Promise<void> {
  const now = ctx.now()
  const soon = await listSoon(ctx, { from: now, to: new Date(now.getTime() + soonMs) })
  for (const [accountId, posts] of Map.groupBy(soon, (post) => post.accountId)) {
    try {
      await keepOwnersFresh({ ctx, whenAsked }, accountId, posts)
      await noteFresh(ctx, accountId, { posts, at: now })
    } catch (error) {
      // One owner's trouble is no other's.
      ctx.log.error({ err: error, accountId }, 'posts of campaigns could not be kept fresh')
    }
  }
}

type Work = { ctx: CampaignDoor; whenAsked: readonly WhenAsked[] }

async function keepOwnersFresh(
  work: Work,
  accountId: string,
  posts: readonly StoredCampaignPost[],
): Promise<void> {
  const { ctx } = work
  const projectIds = posts.flatMap(({ projectId }) => projectId ?? [])
  const shown = await findShownNow(ctx, accountId, projectIds)
  const kept = await findPosts(
    ctx,
    accountId,
    posts.flatMap(({ postId }) => postId ?? []),
  )
  const stale = await listOutdatedPosts(ctx, accountId, kept)
  const short = await listShort(ctx, accountId, { posts, kept })
  for (const post of posts) {
    const now = shown.get(post.projectId ?? '')
    const sent = kept.find(({ id }) => id === post.postId)
    if (!now || (sent && sent.endedAt !== null)) continue
    const { project } = now
    const words = renewCaption(post, now)
    if (now.isOutdated) await renew(ctx, post, project)
    else if (project.status === 0 && project.renderState === 'failed' && (!sent || stale.has(sent.id)))
      await renderAgain(ctx, post, project)
    else if (post.status === 1 && words) await sayAnew(ctx, post, { ...words, ...mended(post, project) })
    else if (
      post.status === 2 &&
      project.status === 1 &&
      (words || short.has(post.id) || isToReplace(post, sent?.videoId, project.videoId))
    )
      await replace(work, post, words ?? {})
    else if (mended(post, project)) await sayAnew(ctx, post, { failure: null })
  }
}

/** Whether there is another video than the one that a post goes out with, or one for a post that waits for it. */
function isToReplace(
  { postId }: StoredCampaignPost,
  sentId: string | undefined,
  videoId: string | null,
): boolean {
  if (videoId === null) return false
  return postId === null || (sentId !== undefined && sentId !== videoId)
}

/** What changes where a video that could not be made anew was, by its owner or by itself, or need not be any more. */
function mended({ failure }: StoredCampaignPost, { status }: StoredProject): { failure: null } | null {
  return status === 1 && failure?.code.startsWith('renew-') ? { failure: null } : null
}

async function renew(
  ctx: CampaignDoor,
  post: StoredCampaignPost,
  { id, status, renderState }: StoredProject,
): Promise<void> {
  if (post.failure?.code.startsWith('renew-')) return
  if (status === 0 && renderState !== 'failed' && renderState !== 'none') return
  const [renewed] = await renewVideos(ctx, post.accountId, [id], 'campaign')
  const outcome = renewed?.outcome
  if (outcome === undefined || outcome === 'current') return
  if (outcome === 'making') await note(ctx, post, { kind: 'remade', by: 'service' })
  // Its owner has it open, and has to finish it.
  else await noteFailed(ctx, post, outcome === 'renewed' ? 'renew-by-hand' : `renew-${outcome}`)
}

/** Tries a video once more whose making anew failed. */
async function renderAgain(
  ctx: CampaignDoor,
  post: StoredCampaignPost,
  { accountId, id }: StoredProject,
): Promise<void> {
  if (post.failure?.code === 'renew-failed') return
  if (post.failure?.code === 'renew-again') return noteFailed(ctx, post, 'renew-failed')
  try {
    await ctx.withTx(async () => {
      // What its owner made of it stays theirs.
      await renderProject(
        ctx,
        accountId,
        id,
        (await findLastAsker(ctx, { accountId, projectId: id })) ?? 'campaign',
      )
      await noteFailed(ctx, post, 'renew-again')
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await noteFailed(ctx, post, 'renew-failed')
  }
}

async function noteFailed(ctx: CampaignDoor, post: StoredCampaignPost, code: string): Promise<void> {
  const event = { kind: 'failed', by: 'service', detail: { reason: code } } as const
  await note(ctx, post, event, { failure: { platform: null, code } })
}

async function note(
  ctx: CampaignDoor,
  { accountId, id }: StoredCampaignPost,
  event: EventToNote,
  changes: PostChanges = {},
): Promise<void> {
  await ctx.withTx(async () => {
    const { post } = await holdBoth(ctx, { accountId, id })
    await savePost(ctx, post, { changes, event })
  })
}

/** Gives a post its caption as it has to be now, or takes back what was in its way, unless somebody else changes it this moment. */
async function sayAnew(
  ctx: CampaignDoor,
  { accountId, id, version }: StoredCampaignPost,
  changes: PostChanges,
): Promise<void> {
  await ctx.withTx(async () => {
    const { post } = await holdBoth(ctx, { accountId, id })
    if (post.version === version)
      await savePost(ctx, post, { changes, event: { kind: 'changed', by: 'service' } })
  })
}

/**
 * Lets a post go out with its video and words as they are now. An approval stands where only what they show was changed; what its owner
 * made of the video since then has to be approved anew.
 */
async function replace(
  { ctx, whenAsked }: Work,
  { accountId, id, postId, version }: StoredCampaignPost,
  words: PostChanges,
): Promise<void> {
  await ctx.withTx(async () => {
    const { campaign, post } = await holdBoth(ctx, { accountId, id })
    if (post.status !== 2 || post.postId !== postId || post.version !== version) return
    if (campaign.state !== 'running' || post.uploadAt <= ctx.now()) return
    const off = postId === null ? null : await callOff(ctx, { accountId, id: postId })
    if (postId !== null && off === null) return
    const { uploadAt } = off ?? post
    const changes = { ...words, postId: null, failure: null, uploadAt }
    if (!(await isEditedSinceApproval(ctx, campaign, post))) {
      await keepAsPost(ctx, campaign, post, { kind: 'scheduled', by: 'service' }, changes)
      return
    }
    const asked = await savePost(ctx, post, {
      changes: { ...changes, ...askedAnew(post), nextAt: closingOf({ uploadAt }) },
      event: { kind: 'changed', by: 'owner', detail: { of: 'video' } },
    })
    // Else nobody could answer any more.
    if (closingOf({ uploadAt }) <= ctx.now()) return
    for (const hear of whenAsked) await hear(ctx, { campaign, posts: [asked], why: 'changed' })
    await tellApprovalNeeded(ctx, { accountId, postId: id, title: campaign.settings.title })
  })
}
