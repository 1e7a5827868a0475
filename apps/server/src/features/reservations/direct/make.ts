import { can, type DirectUpload } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { getAccount } from '../../account/index.ts'
import type { PostingDoor } from '../posting/door.ts'
import { sendDueAt } from '../posting/send-due.ts'
import { insertTargets } from '../posting/store.ts'
import { type Target, untouched } from '../posting/target.ts'
import { postStatus } from '../posts/status.ts'
import { findByRequest, insertPost, type StoredPost } from '../posts/store.ts'
import { checkTargets, type CheckedTarget } from './check.ts'
import { findVideoOf, type Subject, videoFactsOf } from './find-video.ts'
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
  if (!can(await getAccount(ctx, accountId), { do: 'upload', at: uploadAt }).ok)
    throw new Failure('RESERVATIONS_NO_RIGHT')
  const video = videoFactsOf(finished)
  const wished = { accountId, videoId: finished.video.id, video, words, at: uploadAt }
  const checked = await checkTargets(ctx, wished, targets)
  refuseStopped(checked)
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

/** Refuses what some network would not take, naming the first thing that stands in the way. */
function refuseStopped(checked: readonly CheckedTarget[]): void {
  for (const [index, { input, findings }] of checked.entries()) {
    const stopping = findings.find(({ stops }) => stops)
    if (stopping)
      throw new Failure('RESERVATIONS_CHECK', {
        field: `targets.${index}`,
        values: { network: input.platform, finding: stopping.code, ...stopping.values },
      })
  }
}

function targetOf({ newId }: PostingDoor, post: StoredPost, { input, link }: CheckedTarget): Target {
  if (link === null) throw new Error('A post goes to no account.')
  return {
    accountId: post.accountId,
    id: newId(),
    postId: post.id,
    network: input.platform,
    kind: input.type,
    socialAccountId: link.id,
    words: input.words,
    settings: input.settings,
    ...untouched,
    version: 0,
    claimedUntil: null,
    nextAt: post.uploadAt,
  }
}
