import { dayMs, hourMs } from '@clipmint/kit'

import { refuseParam } from '../meta/errors.ts'
import { type Handler, ok } from '../meta/graph.ts'
import { isoOf } from '../meta/iso.ts'
import { metricsOf } from '../meta/metrics-asked.ts'
import { moment } from '../meta/paging.ts'
import { type Counts, countsBetween, dayStarts, followersAt, isMissing } from '../networks/metrics.ts'
import type { Post } from '../networks/posts.ts'
import type { Room } from '../networks/room.ts'
import type { Page } from '../networks/seed/accounts.ts'
import type { Facebook } from './facebook.ts'
import { insightsPage } from './insights.ts'

const periods = { day: 1, week: 7, days_28: 28, month: 30 } as const
const zone = 'America/Los_Angeles'
const mostMs = 90 * dayMs
const keptMs = 2 * 365 * dayMs
/** Numbers are refreshed once a day. */
export const lagMs = 24 * hourMs
const leastLikes = 100

type Stretch = { room: Room; page: Page; posts: readonly Post[]; from: number; to: number }

/** `/{page}/insights`: the Page's numbers by day. */
export function pageInsightHandlers(facebook: Facebook): Record<string, Handler> {
  const { room } = facebook
  return {
    'GET /{page}/insights': (call) => {
      const page = insightsPage(facebook, call, call.id)
      const names = metricsOf(call.params, Object.keys(metrics))
      const period = Object.keys(periods).find((it) => it === (call.params.get('period') ?? 'day'))
      if (!period) refuseParam('Invalid period')
      const until = moment(call.params.get('until')) ?? room.clock.now()
      const since = moment(call.params.get('since')) ?? until - 2 * dayMs
      if (since > until) refuseParam('since param must be before until')
      if (until - since > mostMs)
        refuseParam('There cannot be more than 90 days (7776000 s) between since and until')
      const data =
        page.likes < leastLikes ? [] : series({ room, page, since, until, names, period: period as 'day' })
      return ok({ data, paging: turned(call.address, since, until) })
    },
  }
}

type Asked = {
  room: Room
  page: Page
  since: number
  until: number
  names: string[]
  period: keyof typeof periods
}

function series({ room, page, since, until, names, period }: Asked): object[] {
  const now = room.clock.now()
  const posts = room.posts.live('facebook', page.id)
  const ends = dayStarts(Math.max(since, now - keptMs), until, zone).filter(
    (end) => end > since && end <= now - lagMs + dayMs,
  )
  return names.map((name) => ({
    name,
    period,
    values: ends
      .filter((end) => end + lagMs <= now && !isMissing(end, room.settings().missingDay, zone))
      .map((end) => ({
        value: metrics[name]?.({ room, page, posts, from: end - periods[period] * dayMs, to: end }) ?? 0,
        // The end of the day, which is the start of the next.
        end_time: isoOf(end),
      })),
    title: name.replaceAll('_', ' '),
    description: name.replaceAll('_', ' '),
    id: `${page.id}/insights/${name}/${period}`,
  }))
}

function sum({ room, posts, from, to }: Stretch, what: (counts: Counts) => number): number {
  return posts.reduce((all, post) => all + what(countsBetween(room.growthOf(post), from, to)), 0)
}

function followers({ room, page, posts }: Stretch, at: number): number {
  return followersAt(
    page,
    posts.map((post) => room.growthOf(post)),
    at,
  )
}

const metrics: Record<string, (stretch: Stretch) => unknown> = {
  page_media_view: (it) => sum(it, ({ views }) => views),
  page_total_media_view_unique: (it) => sum(it, ({ reach }) => reach),
  page_post_engagements: (it) => sum(it, ({ likes, comments, shares }) => likes + comments + shares),
  page_daily_follows: (it) => Math.max(0, followers(it, it.to) - followers(it, it.from)),
  page_daily_follows_unique: (it) => Math.max(0, followers(it, it.to) - followers(it, it.from)),
  page_daily_unfollows_unique: (it) => Math.max(0, followers(it, it.from) - followers(it, it.to)),
  page_follows: (it) => followers(it, it.to),
  page_views_total: (it) => sum(it, ({ views }) => Math.floor(views / 40)),
  page_video_views: (it) => sum(it, ({ views }) => views),
  page_total_actions: (it) => sum(it, ({ shares }) => Math.floor(shares / 2)),
  page_actions_post_reactions_total: (it) => ({ like: sum(it, ({ likes }) => likes) }),
}

function turned(address: URL, since: number, until: number): { previous: string; next: string } {
  const at = (from: number, to: number) => {
    const page = new URL(address)
    page.searchParams.set('since', String(Math.floor(from / 1_000)))
    page.searchParams.set('until', String(Math.floor(to / 1_000)))
    return page.href
  }
  const span = until - since
  return { previous: at(since - span, since), next: at(until, until + span) }
}
