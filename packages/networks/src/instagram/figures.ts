import { z } from 'zod'

import type { GraphAnswer } from '../graph/graph.ts'
import { countOf, type Insights, readInsights } from '../graph/insights.ts'
import { isMissing } from '../graph/trouble.ts'
import type { PostKind } from '../post/network.ts'
import type { FiguresOutcome, NetworkAccess, PostFigures } from '../publisher.ts'
import type { InstagramPlace } from './place.ts'

const Count = z.coerce.number().int().nonnegative()
const Account = z.object({ followers_count: Count.nullish() })
const Counted = z.object({ like_count: Count.nullish(), comments_count: Count.nullish() })

/** Metrics by kind. A story's are there for a day, and only when five people and more saw it. */
const metricsOf: Partial<Record<PostKind, readonly string[]>> = {
  reels: ['views', 'reach', 'likes', 'comments', 'shares', 'saved', 'ig_reels_avg_watch_time'],
  story: ['views', 'reach', 'shares'],
}

type Asked = { remoteId: string; kind: PostKind }

/** What Instagram counts: likes and comments as they are now, the rest up to two days later. */
export async function figures(
  place: InstagramPlace,
  access: NetworkAccess,
  asked: readonly Asked[],
): Promise<FiguresOutcome> {
  const { token } = access.tokens.access
  const query = { fields: 'followers_count' }
  const account = await place.graph.ask(`/${access.remoteId}`, { token, query }, Account)
  if (account.status !== 'ok') return account
  const posts: PostFigures[] = []
  const gone: string[] = []
  for (const one of asked) {
    const read = await figuresOf(place, token, one)
    if (read.status === 'gone') gone.push(one.remoteId)
    else if (read.status !== 'ok') return read
    else posts.push(read.value)
  }
  return { status: 'read', posts, gone, followers: account.value.followers_count ?? null }
}

async function figuresOf(
  place: InstagramPlace,
  token: string,
  { remoteId, kind }: Asked,
): Promise<GraphAnswer<PostFigures> | { status: 'gone' }> {
  const counted = await countsOf(place, token, remoteId)
  if (counted.status !== 'ok') return isMissing(counted) ? { status: 'gone' } : counted
  const metrics = metricsOf[kind] ?? []
  const read = await readInsights(place.graph, `/${remoteId}/insights`, { token, metrics })
  if (read.status !== 'ok') return read
  const watchedMs = countOf(read.value.get('ig_reels_avg_watch_time'))
  return { status: 'ok', value: joined(remoteId, counted.value, read.value, watchedMs) }
}

function joined(
  remoteId: string,
  { like_count: likes, comments_count: comments }: z.output<typeof Counted>,
  told: Insights,
  watchedMs: number | null,
): PostFigures {
  const count = (name: string) => countOf(told.get(name))
  return {
    remoteId,
    views: count('views'),
    reach: count('reach'),
    likes: likes ?? count('likes'),
    comments: comments ?? count('comments'),
    shares: count('shares'),
    saves: count('saved'),
    meanWatchedSeconds: watchedMs === null ? null : watchedMs / 1_000,
  }
}

/** Asked twice before a post counts as gone: that it is missing is at times a fault of Meta's. */
async function countsOf({ graph }: InstagramPlace, token: string, id: string) {
  const call = { token, query: { fields: 'id,like_count,comments_count' } }
  const first = await graph.ask(`/${id}`, call, Counted)
  return first.status !== 'ok' && isMissing(first) ? graph.ask(`/${id}`, call, Counted) : first
}
