import { type DirectUpload, postStatus } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import type { PostingDoor } from '../posting/door.ts'
import { sendDueAt } from '../posting/send-due.ts'
import { insertTargets } from '../posting/store.ts'
import { type Target, untouched } from '../posting/target.ts'
import { findByRequest, insertPost, type StoredPost } from '../posts/store.ts'
import { type CheckedTarget, requireSendable, wishedTargets } from './check.ts'
import { findVideoOf, type Subject } from './find-video.ts'
import { shownIn } from './shown-in.ts'
import { timeOf } from './times.ts'
import { checkWords } from './words.ts'

/**
 * Makes a post of a finished video and has it sent when its time comes. The same wish sent again gives the post that was
 * made of it; what any network would not take is refused whole, before anything is kept.
 */
export async function makePost(ctx: PostingDoor, subject: Subject, wish: DirectUpload): Promise<StoredPost> {
  const { accountId } = subject
  const made = await findByRequest(ctx, accountId, wish.requestKey)
  if (made) return made
  const { words, targets, zone } = wish
  const now = ctx.now()
  checkWords(words, 'words')
  for (const [index, target] of targets.entries())
    if (target.words) checkWords(target.words, `targets.${index}.words`)
  refuseTwice(wish)
  const finished = await findVideoOf(ctx, subject, wish.subtemplateId)
  const uploadAt = timeOf(wish.uploadAt, { now, zone, field: 'uploadAt' })
  const { stale, video } = await shownIn(ctx, { accountId, finished, wish, at: uploadAt })
  const checked = await requireSendable(
    ctx,
    { accountId, postId: null, post: { videoId: finished.video.id, video, ...words }, at: uploadAt, stale },
    await wishedTargets(ctx, accountId, targets),
    (index) => `targets.${index}`,
  )
  const post: StoredPost = {
    accountId,
    id: ctx.newId(),
    projectId: finished.projectId,
    videoId: finished.video.id,
    video,
    productId: finished.productId,
    placeId: finished.placeId,
    status: postStatus.waitingUpload,
    caption: words.caption,
    hashtags: words.hashtags,
    title: words.title,
    madeWithAi: finished.isPlanned,
    uploadAt,
    zone,
    isScheduled: wish.uploadAt !== null,
    requestKey: wish.requestKey,
    createdAt: now,
    endedAt: null,
  }
  await ctx.withTx(async () => {
    // The same wish may have come twice at once.
    if (!(await insertPost(ctx, post))) return
    const made = checked.map((target) => targetOf(ctx, post, target))
    await insertTargets(ctx, made)
    await sendDueAt(ctx, uploadAt)
  })
  return (await findByRequest(ctx, accountId, wish.requestKey)) ?? post
}

function refuseTwice({ targets }: DirectUpload): void {
  const seen = new Set<string>()
  for (const [index, { platform, type }] of targets.entries()) {
    if (seen.has(`${platform} ${type}`))
      throw new Failure('RESERVATIONS_TARGET_TWICE', { field: `targets.${index}` })
    seen.add(`${platform} ${type}`)
  }
}

function targetOf({ newId }: PostingDoor, post: StoredPost, checked: CheckedTarget): Target {
  const { network, kind, words, settings, link } = checked
  if (link === null) throw new Error('A post goes to no account.')
  return {
    accountId: post.accountId,
    id: newId(),
    postId: post.id,
    network,
    kind,
    socialAccountId: link.id,
    words,
    settings,
    ...untouched,
    version: 0,
    claimedUntil: null,
    nextAt: post.uploadAt,
  }
}
