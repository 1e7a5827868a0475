import { type NetworkId, type PostKind, postStatus, type PostWordsInput } from '@clipmint/contract'
import type { FieldForm } from '@clipmint/film'

import { findFinished } from '../../projects/index.ts'
import { findLink } from '../../social-accounts/index.ts'
import { videoFactsOf } from '../direct/find-video.ts'
import { captionSlots } from '../fresh/shows.ts'
import type { PostingDoor } from '../posting/door.ts'
import { sendDueAt } from '../posting/send-due.ts'
import { insertTargets } from '../posting/store.ts'
import { untouched } from '../posting/target.ts'
import { findByRequest, insertPost, type StoredPost } from '../posts/store.ts'
import { plannedKey } from './key.ts'

/** A post that the service plans for an owner. Where to, each with the answers to the network's own settings. */
export type PlannedPost = {
  accountId: string
  /** What it comes of, and which one of that it is: the same again makes no second. */
  ref: string
  no: number
  projectId: string
  words: PostWordsInput
  /** The fields of its product, promotion or place whose values the caption shows. */
  shows: readonly FieldForm[]
  targets: readonly { platform: NetworkId; type: PostKind; settings: Record<string, string | boolean> }[]
  uploadAt: Date
  zone: string
}

export type Kept = { status: 'kept'; post: StoredPost } | { status: 'no-video' | 'no-account' }

/**
 * Makes a post of a finished video and has it sent when its time comes, inside the caller's transaction, to those of its
 * networks that the owner has linked. Networks are not asked: what they would not take by then is found when it is sent, and its
 * owner is told by network, so that one that is not well keeps none of the others.
 */
export async function keepPlanned(ctx: PostingDoor, planned: PlannedPost): Promise<Kept> {
  const { accountId, words, uploadAt, zone } = planned
  const requestKey = plannedKey(planned.ref, planned.no)
  const known = await findByRequest(ctx, accountId, requestKey)
  if (known) return { status: 'kept', post: known }
  const finished = await findFinished(ctx, accountId, planned.projectId)
  if (!finished?.shows) return { status: 'no-video' }
  const { requestId, slots } = finished.shows
  const links = await Promise.all(
    planned.targets.map(async (target) => ({
      ...target,
      link: await findLink(ctx, accountId, target.platform),
    })),
  )
  const linked = links.flatMap(({ link, ...target }) => (link ? [{ ...target, link }] : []))
  if (linked.length === 0) return { status: 'no-account' }
  const post: StoredPost = {
    accountId,
    id: ctx.newId(),
    projectId: finished.projectId,
    videoId: finished.video.id,
    video: {
      ...videoFactsOf(finished),
      shows: { requestId, slots: [...slots, ...captionSlots(planned.shows)] },
    },
    productId: finished.productId,
    placeId: finished.placeId,
    status: postStatus.waitingUpload,
    caption: words.caption,
    hashtags: words.hashtags,
    title: words.title,
    madeWithAi: finished.isPlanned,
    uploadAt,
    zone,
    isScheduled: true,
    requestKey,
    createdAt: ctx.now(),
    endedAt: null,
  }
  await insertPost(ctx, post)
  await insertTargets(
    ctx,
    linked.map(({ platform: network, type: kind, settings, link }) => ({
      accountId,
      id: ctx.newId(),
      postId: post.id,
      network,
      kind,
      socialAccountId: link.id,
      words: null,
      settings,
      ...untouched,
      version: 0,
      claimedUntil: null,
      nextAt: uploadAt,
    })),
  )
  await sendDueAt(ctx, uploadAt)
  return { status: 'kept', post }
}
