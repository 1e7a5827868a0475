import { hourMs } from '@clipmint/kit'

import { needScopes } from '../meta/access.ts'
import { refuse, refuseObject } from '../meta/errors.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { metricsOf } from '../meta/metrics-asked.ts'
import { type Counts, countsAt } from '../networks/metrics.ts'
import type { Post } from '../networks/posts.ts'
import type { Page } from '../networks/seed/accounts.ts'
import type { Facebook } from './facebook.ts'
import { openPost } from './posts.ts'
import { openVideo } from './video-node.ts'

type Made = { counts: Counts; post: Post }
type Metrics = Record<string, (made: Made) => unknown>

/** Of a post of the feed; what is retired is not in it, and fails the call. */
const postMetrics: Metrics = {
  post_media_view: ({ counts }) => counts.views,
  post_total_media_view_unique: ({ counts }) => counts.reach,
  post_reactions_by_type_total: ({ counts }) => ({ like: counts.likes }),
  post_clicks: ({ counts }) => Math.floor(counts.views / 12),
  post_clicks_by_type: ({ counts }) => ({ 'other clicks': Math.floor(counts.views / 12) }),
}

const average = ({ counts }: Made) => (counts.views === 0 ? 0 : Math.floor(counts.watchMs / counts.views))
const retention = () =>
  Object.fromEntries(Array.from({ length: 41 }, (_, at) => [String(at), Number((0.97 ** at).toFixed(4))]))

const reelMetrics: Metrics = {
  blue_reels_play_count: ({ counts }) => counts.views,
  fb_reels_total_plays: ({ counts }) => Math.floor(counts.views * 1.15),
  fb_reels_replay_count: ({ counts }) => Math.floor(counts.views * 1.15) - counts.views,
  post_video_avg_time_watched: average,
  post_video_view_time: ({ counts }) => counts.watchMs,
  post_video_retention_graph: retention,
  post_video_followers: ({ counts }) => Math.floor(counts.views / 500),
  post_video_likes_by_reaction_type: ({ counts }) => ({ REACTION_LIKE: counts.likes }),
  post_video_social_actions: ({ counts }) => ({ COMMENT: counts.comments, SHARE: counts.shares }),
}

const videoMetrics: Metrics = {
  total_video_views: ({ counts }) => counts.views,
  total_video_views_unique: ({ counts }) => counts.reach,
  total_video_10s_views: ({ counts }) => Math.floor(counts.views * 0.4),
  total_video_15s_views: ({ counts }) => Math.floor(counts.views * 0.3),
  total_video_30s_views: ({ counts }) => Math.floor(counts.views * 0.15),
  total_video_complete_views: ({ counts }) => Math.floor(counts.views * 0.25),
  total_video_avg_time_watched: average,
  total_video_view_total_time: ({ counts }) => counts.watchMs,
  total_video_retention_graph: retention,
  total_video_reactions_by_type_total: ({ counts }) => ({ like: counts.likes }),
}

/** Insights of posts and videos: lifetime numbers, a day late. */
export function insightHandlers(facebook: Facebook): Record<string, Handler> {
  const { room } = facebook
  const answer = (call: GraphCall, { post, metrics }: { post: Post; metrics: Metrics }) => {
    insightsPage(facebook, call, post.account)
    const counts = countsAt(room.growthOf(post), room.clock.now() - 24 * hourMs)
    const data = metricsOf(call.params, Object.keys(metrics)).map((name) => ({
      name,
      period: 'lifetime',
      values: [{ value: metrics[name]?.({ counts, post }) }],
      title: name.replaceAll('_', ' '),
      description: name.replaceAll('_', ' '),
      id: `${call.id}/insights/${name}/lifetime`,
    }))
    return ok({ data, paging: { previous: call.address.href, next: call.address.href } })
  }
  return {
    'GET /{post}/insights': (call) =>
      answer(call, { post: openPost(room, call, ['pages_read_engagement']), metrics: postMetrics }),
    'GET /{video}/video_insights': (call) => {
      const video = openVideo(facebook, call, ['pages_read_engagement'])
      const post = room.posts.get(video.finish?.post ?? '')
      if (!post || (post.publishedAt ?? Infinity) > room.clock.now()) return refuseObject(call.id)
      return answer(call, { post, metrics: video.kind === 'reel' ? reelMetrics : videoMetrics })
    },
  }
}

/** The Page whose numbers may be read by the token of a call. */
export function insightsPage({ room }: Facebook, call: GraphCall, id: string): Page {
  const token = call.token()
  const page = room.accounts.find('facebook', id)
  if (!page || token.account !== id) return refuseObject(id)
  needScopes(room, token, ['read_insights', 'pages_read_engagement'], 10)
  if (!page.tasks[token.person]?.includes('ANALYZE'))
    refuse({ code: 200, message: '(#200) The user does not have the ANALYZE task on this Page', status: 403 })
  return page
}
