import {
  postStatus,
  type Reservation,
  ReservationStatus,
  type ReservationTarget,
  type StalePost,
} from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { fileLink } from '../../../file-link.ts'
import { findFinishedOf, findProjects } from '../../projects/index.ts'
import { findLinks, type SocialLink } from '../../social-accounts/index.ts'
import { isBeingRemade } from '../fresh/kept-back.ts'
import { isInWords } from '../fresh/shows.ts'
import { findStale } from '../fresh/stale.ts'
import { isPlanned } from '../planned/key.ts'
import { listTargetsOf } from '../posting/store.ts'
import { hasEnded, type Target, type TargetState } from '../posting/target.ts'
import type { StoredPost } from './store.ts'

type Door = Pick<Context, 'db' | 'files' | 'signer' | 'outside' | 'now'>

/** Posts as their owner sees them, with a handful of queries for any number. */
export async function presentPosts(
  ctx: Door,
  accountId: string,
  list: readonly StoredPost[],
): Promise<Reservation[]> {
  const targets = await listTargetsOf(
    ctx,
    accountId,
    list.map(({ id }) => id),
  )
  const videos = await findFinishedOf(
    ctx,
    accountId,
    list.map(({ projectId }) => projectId),
  )
  const links = await findLinks(
    ctx,
    accountId,
    targets.map(({ socialAccountId }) => socialAccountId),
  )
  // Campaigns see to their own, and say so.
  const own = list.filter((post) => !isPlanned(post))
  const stales = await presentStale(ctx, accountId, own)
  return Promise.all(
    list.map(async (post) => {
      const finished = videos.get(post.projectId)
      const poster = finished ? await fileLink(ctx, finished.video.posterKey) : null
      return {
        _id: post.id,
        subtemplateId: post.projectId,
        productId: post.productId,
        placeId: post.placeId,
        video: finished ? { title: finished.title, poster } : null,
        status: ReservationStatus.parse(post.status),
        copy: post.caption,
        tags: post.hashtags,
        title: post.title,
        uploadAt: post.uploadAt.toISOString(),
        zone: post.zone,
        targets: targets
          .filter(({ postId }) => postId === post.id)
          .map((target) => presentTarget(target, { post, link: links.get(target.socialAccountId) })),
        stale: stales.get(post.id) ?? null,
        createdAt: post.createdAt.toISOString(),
      }
    }),
  )
}

export async function presentPost(ctx: Door, post: StoredPost): Promise<Reservation> {
  const [presented] = await presentPosts(ctx, post.accountId, [post])
  if (!presented) throw new Error('A post is presented as none.')
  return presented
}

/** What of those that wait is not so any more, by their ids. */
export async function presentStale(
  ctx: Door,
  accountId: string,
  list: readonly StoredPost[],
): Promise<ReadonlyMap<string, StalePost>> {
  const waiting = list.filter(
    ({ status, endedAt }) => status === postStatus.waitingUpload && endedAt === null,
  )
  const stales = await findStale(ctx, accountId, waiting)
  if (stales.size === 0) return new Map()
  const projectIds = waiting.filter(({ id }) => stales.has(id)).map(({ projectId }) => projectId)
  const projects = new Map((await findProjects(ctx, accountId, projectIds)).map((one) => [one.id, one]))
  return new Map(
    waiting.flatMap((post) => {
      const stale = stales.get(post.id)
      const project = projects.get(post.projectId)
      if (!stale) return []
      const outdated = stale.slots.map((slot) => ({ ...slot, isInWords: isInWords(slot) }))
      const overAt = stale.overAt?.toISOString() ?? null
      const isRemade = project !== undefined && isBeingRemade(post, project)
      return [[post.id, { outdated, overAt, isRemade }] as const]
    }),
  )
}

function presentTarget(
  target: Target,
  { post, link }: { post: StoredPost; link: SocialLink | undefined },
): ReservationTarget {
  const { id, network, kind, words, settings, state, sentBytes, url, failure, nextAt, publishedAt } = target
  const isSending = shown[state] === 'sending' && sentBytes > 0
  return {
    _id: id,
    platform: network,
    type: kind,
    words: words && { ...words, hashtags: [...words.hashtags] },
    settings: { ...settings },
    status: shown[state],
    progress: isSending ? Math.min(99, Math.floor((sentBytes / post.video.bytes) * 100)) : null,
    account: link ? { name: link.name, handle: link.handle } : null,
    url,
    failure,
    // What is looked for of a post that is seen is no concern of its owner's.
    nextAt: state === 'confirmed' ? null : (nextAt?.toISOString() ?? null),
    waitsFor: hasEnded(target) ? null : target.waitsFor,
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

/** How far something has come, in the words of whoever waits for it. */
const shown: Record<TargetState, ReservationTarget['status']> = {
  queued: 'pending',
  'media-ready': 'sending',
  'remote-created': 'sending',
  uploading: 'sending',
  uploaded: 'processing',
  'remote-processing': 'processing',
  'publish-sent': 'processing',
  confirmed: 'published',
  failed: 'failed',
  unknown: 'unknown',
  cancelled: 'cancelled',
}
