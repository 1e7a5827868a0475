import type { StaleFacts } from '@clipmint/contract'
import type { OutdatedSlot } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { findRequests } from '../../ai-requests/index.ts'
import { findFinishedOf, findOutdated } from '../../projects/index.ts'
import type { StoredPost } from '../posts/store.ts'
import { slotsOf } from './shows.ts'

type Door = Pick<Context, 'db'>

/** A post as it is kept, or as it is wished for; what it shows is asked about at its time. */
export type ToAsk = Pick<
  StoredPost,
  'id' | 'projectId' | 'videoId' | 'video' | 'productId' | 'placeId' | 'caption' | 'uploadAt'
>

/** What of a post is not so any more: values that are others today, and its promotion, which ends before its time. */
export type Stale = { slots: OutdatedSlot[]; overAt: Date | null }

/**
 * What of an owner's posts is not so any more, whatever became of their projects since, and is not kept by their owner; by their ids,
 * and only of those of which anything is. It is worked out as it is asked, as it is of videos.
 */
export async function findStale(
  ctx: Door,
  accountId: string,
  posts: readonly ToAsk[],
): Promise<ReadonlyMap<string, Stale>> {
  const shown = await readShown(ctx, accountId, posts)
  const outdated = await findOutdated(ctx, accountId, shown)
  const requestIds = shown.flatMap(({ requestId }) => requestId ?? [])
  const requests = await findRequests(ctx, accountId, [...new Set(requestIds)])
  const ends = new Map(requests.map(({ id, endsAt }) => [id, endsAt]))
  return new Map(
    shown.flatMap(({ id, requestId, post }) => {
      const end = ends.get(requestId ?? '') ?? null
      const stale = withoutKept(post, {
        slots: outdated.get(id) ?? [],
        overAt: end !== null && end <= post.uploadAt ? end : null,
      })
      return stale.slots.length === 0 && stale.overAt === null ? [] : [[id, stale] as const]
    }),
  )
}

/** The same of one post. */
export async function staleOf(ctx: Door, accountId: string, post: ToAsk): Promise<Stale | null> {
  return (await findStale(ctx, accountId, [post])).get(post.id) ?? null
}

/** Those of an owner's posts whose file or caption shows what a field was. */
export async function listOutdatedPosts(
  ctx: Door,
  accountId: string,
  posts: readonly StoredPost[],
): Promise<ReadonlySet<string>> {
  const stale = await findStale(ctx, accountId, posts)
  return new Set([...stale].flatMap(([id, { slots }]) => (slots.length > 0 ? [id] : [])))
}

/** Throws RESERVATIONS_OUTDATED for a post that shows what is no more: sent now, it would only be stopped. */
export async function requireCurrent(ctx: Door & Pick<Context, 'now'>, post: StoredPost): Promise<void> {
  if (await staleOf(ctx, post.accountId, { ...post, uploadAt: ctx.now() }))
    throw new Failure('RESERVATIONS_OUTDATED')
}

/** The same as a check before sending is told it. */
export function staleFacts({ slots: [first], overAt }: Stale, isKept: boolean): StaleFacts {
  return {
    change: first ? { was: first.shown, now: first.now } : null,
    isOver: overAt !== null,
    isKept,
  }
}

/** Of a campaign's own post a check is told only that its promotion is over: its campaign sees to values that are others. */
export function overFacts(facts: StaleFacts): StaleFacts | null {
  return facts.isOver ? { ...facts, change: null } : null
}

/** What a post keeps of what was found, as it is known now: what changes once more is found anew. */
export function keptKeys({ slots, overAt }: Stale): string[] {
  return [...slots.map(keyOf), ...(overAt ? [overKey(overAt)] : [])]
}

function withoutKept({ video }: Pick<StoredPost, 'video'>, { slots, overAt }: Stale): Stale {
  const kept = new Set(video.kept)
  return {
    slots: slots.filter((slot) => !kept.has(keyOf(slot))),
    overAt: overAt && kept.has(overKey(overAt)) ? null : overAt,
  }
}

function keyOf({ slotId, field, form, shown, now }: OutdatedSlot): string {
  return [slotId, field, form, shown, now].join(' ')
}

function overKey(end: Date): string {
  return `over ${end.toISOString()}`
}

/** What each post shows: as it was noted, or of an older one as its project says of the same file. */
async function readShown(ctx: Door, accountId: string, posts: readonly ToAsk[]) {
  const unknown = posts.filter(({ video }) => !video.shows).map(({ projectId }) => projectId)
  const finished = await findFinishedOf(ctx, accountId, [...new Set(unknown)])
  return posts.flatMap((post) => {
    const { id, productId, placeId, projectId, videoId, video } = post
    const of = finished.get(projectId)
    const shows = video.shows ?? (of?.video.id === videoId ? of.shows : null)
    if (!shows) return []
    const { requestId } = shows
    return [
      { id, post, productId, placeId, requestId, boundSlots: slotsOf(post, { slots: [...shows.slots] }) },
    ]
  })
}
