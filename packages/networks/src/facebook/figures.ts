import { z } from 'zod'

import { type GraphAnswer, GraphId } from '../graph/graph.ts'
import { countOf, type Insights, isPassing, readInsights } from '../graph/insights.ts'
import { isMissing } from '../graph/trouble.ts'
import type { PostKind } from '../post/network.ts'
import type { FiguresOutcome, NetworkAccess, PostFigures, Trouble } from '../publisher.ts'
import type { FacebookPlace } from './place.ts'

const Count = z.coerce.number().int().nonnegative()
const Summary = z.object({ summary: z.object({ total_count: Count.nullish() }).nullish() }).nullish()
const Counted = z.object({
  likes: Summary,
  comments: Summary,
  shares: z.object({ count: Count.nullish() }).nullish(),
})
const Page = z.object({ followers_count: Count.nullish(), fan_count: Count.nullish() })
const WithPost = z.object({ post_id: GraphId.nullish() })

/** Metrics of a video by kind: what it was seen, and its mean watched time in ms. Stories have none that is documented. */
const metricsOf: Partial<Record<PostKind, { views: string; watched: string; more: readonly string[] }>> = {
  reels: {
    views: 'blue_reels_play_count',
    watched: 'post_video_avg_time_watched',
    more: ['post_video_social_actions'],
  },
  video: { views: 'total_video_views', watched: 'total_video_avg_time_watched', more: [] },
}
const reachMetric = 'post_total_media_view_unique'

type Asked = { remoteId: string; kind: PostKind }

/** What Facebook counts: likes and comments as they are now, the rest a day later. */
export async function figures(
  place: FacebookPlace,
  access: NetworkAccess,
  asked: readonly Asked[],
): Promise<FiguresOutcome> {
  const { token } = access.tokens.access
  const page = await place.graph.ask(
    `/${access.remoteId}`,
    { token, query: { fields: 'fan_count,followers_count' } },
    Page,
  )
  if (page.status !== 'ok') return page
  const posts: PostFigures[] = []
  const gone: string[] = []
  for (const one of asked) {
    const read = await figuresOf(place, access, one)
    if (read.status === 'gone') gone.push(one.remoteId)
    else if (read.status !== 'ok') return read
    else posts.push(read.value)
  }
  const followers = page.value.followers_count ?? page.value.fan_count ?? null
  return { status: 'read', posts, gone, followers }
}

async function figuresOf(
  place: FacebookPlace,
  access: NetworkAccess,
  { remoteId, kind }: Asked,
): Promise<GraphAnswer<PostFigures> | { status: 'gone' }> {
  const counted = await countsOf(place, access, remoteId)
  if (counted.status !== 'ok') return isMissing(counted) ? { status: 'gone' } : counted
  const { graph } = place
  const { token } = access.tokens.access
  const metrics = metricsOf[kind]
  const seen: GraphAnswer<Insights> = metrics
    ? await readInsights(graph, `/${remoteId}/video_insights`, {
        token,
        metrics: [metrics.views, metrics.watched, ...metrics.more],
      })
    : { status: 'ok', value: new Map() }
  if (seen.status !== 'ok') return seen
  const reach = await reachOf(place, access, remoteId)
  if (reach.status !== 'ok') return reach
  const watchedMs = metrics ? countOf(seen.value.get(metrics.watched)) : null
  const { likes, comments, shares } = counted.value
  return {
    status: 'ok',
    value: {
      remoteId,
      views: metrics ? countOf(seen.value.get(metrics.views)) : null,
      reach: reach.value,
      likes: likes?.summary?.total_count ?? null,
      comments: comments?.summary?.total_count ?? null,
      shares: shares?.count ?? sharesIn(seen.value.get('post_video_social_actions')),
      saves: null,
      meanWatchedSeconds: watchedMs === null ? null : watchedMs / 1_000,
    },
  }
}

/** Asked twice before a post counts as gone: that it is missing is at times a fault of Facebook's. */
async function countsOf({ graph }: FacebookPlace, { tokens }: NetworkAccess, id: string) {
  const query = { fields: 'likes.summary(true).limit(0),comments.summary(true).limit(0),shares' }
  const call = { token: tokens.access.token, query }
  const first = await graph.ask(`/${id}`, call, Counted)
  return first.status !== 'ok' && isMissing(first) ? graph.ask(`/${id}`, call, Counted) : first
}

/** Reach is counted of the post about a video, which has an id of its own. */
async function reachOf(
  { graph }: FacebookPlace,
  { tokens }: NetworkAccess,
  video: string,
): Promise<{ status: 'ok'; value: number | null } | Trouble> {
  const { token } = tokens.access
  const post = await graph.ask(`/${video}`, { token, query: { fields: 'post_id' } }, WithPost)
  if (post.status !== 'ok') return isPassing(post) ? post : { status: 'ok', value: null }
  const { post_id: id } = post.value
  if (id == null) return { status: 'ok', value: null }
  const read = await readInsights(graph, `/${id}/insights`, { token, metrics: [reachMetric] })
  return read.status === 'ok' ? { status: 'ok', value: countOf(read.value.get(reachMetric)) } : read
}

const Actions = z.object({ SHARE: Count.nullish() })

function sharesIn(actions: unknown): number | null {
  const read = Actions.safeParse(actions)
  return read.success ? (read.data.SHARE ?? null) : null
}
