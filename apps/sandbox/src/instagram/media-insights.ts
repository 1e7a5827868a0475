import { refuse, refuseParam } from '../meta/errors.ts'
import { type Handler, ok } from '../meta/graph.ts'
import { metricsOf } from '../meta/metrics-asked.ts'
import { type Counts, countsAt } from '../networks/metrics.ts'
import type { Post } from '../networks/posts.ts'
import { type InstagramRoom, type LoginHost, openAccount } from './instagram.ts'
import { openMedia } from './media.ts'

type Metrics = Record<string, (counts: Counts) => number>

const reel: Metrics = {
  views: ({ views }) => views,
  reach: ({ reach }) => reach,
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  shares: ({ shares }) => shares,
  saved: ({ saves }) => saves,
  total_interactions: ({ likes, comments, shares, saves }) => likes + comments + shares + saves,
  reposts: ({ shares }) => Math.floor(shares / 5),
  ig_reels_avg_watch_time: ({ views, watchMs }) => (views === 0 ? 0 : Math.floor(watchMs / views)),
  ig_reels_video_view_total_time: ({ watchMs }) => watchMs,
  reels_skip_rate: ({ views }) => (views === 0 ? 0 : 31),
}
const facebookOnly: Metrics = {
  total_views: ({ views }) => views,
  total_likes: ({ likes }) => likes,
  total_comments: ({ comments }) => comments,
}
const story: Metrics = {
  views: ({ views }) => views,
  reach: ({ reach }) => reach,
  replies: ({ comments }) => comments,
  shares: ({ shares }) => shares,
  navigation: ({ views }) => Math.floor(views * 1.2),
  follows: ({ views }) => Math.floor(views / 400),
  profile_visits: ({ views }) => Math.floor(views / 30),
  profile_activity: ({ views }) => Math.floor(views / 90),
  link_clicks: () => 0,
}
const leastViewers = 5

/** `/{media}/insights`: lifetime numbers, up to two days late; a story's while it is there. */
export function mediaInsightHandlers(instagram: InstagramRoom, host: LoginHost): Record<string, Handler> {
  const { room, switches, now } = instagram
  return {
    'GET /{media}/insights': (call) => {
      const post = openMedia(instagram, call, { host, needs: ['insights'] })
      openAccount(instagram, call, { id: post.account, host, needs: ['insights'] })
      const metrics = metricsFor(post, host)
      const asked = call.params.get('metric') ?? ''
      if (/\b(crossposted|facebook)_views\b/.test(asked)) refuseParam('The media was not shared to Facebook')
      const names = metricsOf(call.params, Object.keys(metrics))
      const lagMs = post.kind === 'story' ? 0 : switches().insightsLagMs
      const counts = countsAt(room.growthOf(post), now() - lagMs)
      if (post.kind === 'story' && counts.reach < leastViewers)
        refuse({ code: 10, message: '(#10) Not enough viewers for the media to show insights' })
      // Nothing yet is an empty set, not a nought.
      if (now() - lagMs <= (post.publishedAt ?? 0)) return ok({ data: [] })
      const data = names.map((name) => ({
        name,
        period: 'lifetime',
        values: [{ value: metrics[name]?.(counts) ?? 0 }],
        title: name.replaceAll('_', ' '),
        description: name.replaceAll('_', ' '),
        id: `${post.id}/insights/${name}/lifetime`,
      }))
      return ok({ data })
    },
  }
}

function metricsFor({ kind }: Post, host: LoginHost): Metrics {
  if (kind === 'story') return story
  return host === 'facebook' ? { ...reel, ...facebookOnly } : reel
}
