import { dayMs } from '@clipmint/kit'

import { refuseParam } from '../meta/errors.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { isoOf } from '../meta/iso.ts'
import { metricsOf } from '../meta/metrics-asked.ts'
import { moment } from '../meta/paging.ts'
import { type Counts, countsBetween, dayStarts, followersAt, isMissing } from '../networks/metrics.ts'
import type { InstagramAccount } from '../networks/seed/accounts.ts'
import { type InstagramRoom, type LoginHost, openAccount } from './instagram.ts'

const zone = 'America/Los_Angeles'
const mostMs = 30 * dayMs
const leastFollowers = 100
const days = { day: 1, week: 7, days_28: 28 } as const

const totals: Record<string, (counts: Counts) => number> = {
  views: ({ views }) => views,
  reach: ({ reach }) => reach,
  accounts_engaged: ({ likes, comments }) => Math.floor((likes + comments) * 0.9),
  total_interactions: ({ likes, comments, shares, saves }) => likes + comments + shares + saves,
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  saves: ({ saves }) => saves,
  shares: ({ shares }) => shares,
  replies: () => 0,
  profile_links_taps: ({ views }) => Math.floor(views / 200),
  profile_views: ({ views }) => Math.floor(views / 30),
  website_clicks: ({ views }) => Math.floor(views / 300),
  reposts: ({ shares }) => Math.floor(shares / 5),
}
const series = ['reach', 'follower_count', 'online_followers'] as const

/** `/{ig}/insights`: an account's numbers, in series by day or as one total. */
export function accountInsightHandlers(instagram: InstagramRoom, host: LoginHost): Record<string, Handler> {
  return {
    'GET /{ig}/insights': (call) => {
      const account = openAccount(instagram, call, { id: call.id, host, needs: ['insights'] })
      const names = metricsOf(call.params, [...Object.keys(totals), 'follows_and_unfollows', ...series])
      const period = Object.keys(days).find((it) => it === call.params.get('period'))
      if (!period) refuseParam('The parameter period is required, one of {day, week, days_28}')
      const until = moment(call.params.get('until')) ?? instagram.now()
      const since = moment(call.params.get('since')) ?? until - dayMs
      if (since > until) refuseParam('since param must be before until')
      if (until - since > mostMs)
        refuseParam('There cannot be more than 30 days (2592000 s) between since and until')
      const asked: Asked = { instagram, account, since, until, period: period as 'day' }
      const data =
        call.params.get('metric_type') === 'total_value'
          ? totalsOf(names, asked)
          : seriesOf(names, { asked, call })
      return ok({ data })
    },
  }
}

type Asked = {
  instagram: InstagramRoom
  account: InstagramAccount
  since: number
  until: number
  period: keyof typeof days
}

function totalsOf(names: readonly string[], { instagram, account, since, until, period }: Asked): object[] {
  if (period !== 'day') refuseParam('metric_type=total_value takes period=day')
  const known = instagram.now() - instagram.switches().insightsLagMs
  return names.map((name) => {
    const total = totals[name]
    const value = total
      ? sum(instagram, account, { from: since, to: Math.min(until, known), total })
      : name === 'follows_and_unfollows'
        ? Math.max(0, followers(instagram, account, until) - followers(instagram, account, since))
        : refuseParam(`The metric ${name} takes no metric_type=total_value`)
    return { ...described(name, period, account), total_value: { value } }
  })
}

function seriesOf(names: readonly string[], { asked, call }: { asked: Asked; call: GraphCall }): object[] {
  const { instagram, account, since, until, period } = asked
  const wrong = names.find((name) => !series.some((it) => it === name))
  if (wrong !== undefined)
    refuseParam(`The following metrics (${wrong}) should be specified with parameter metric_type=total_value`)
  const now = instagram.now()
  const known = now - instagram.switches().insightsLagMs
  const ends = dayStarts(since, until, zone).filter(
    (end) => end > since && end <= known && !isMissing(end, instagram.room.settings().missingDay, zone),
  )
  return names.flatMap((name) => {
    if (name === 'online_followers') return [{ ...described(name, 'lifetime', account), values: [] }]
    if (name === 'follower_count') {
      if (account.followers < leastFollowers)
        refuseParam('follower_count is for accounts with at least 100 followers')
      if (period !== 'day') refuseParam('follower_count takes period=day')
      if (since < now - mostMs - dayMs) refuseParam('follower_count goes 30 days back, the current day aside')
    }
    const valueAt = (end: number) =>
      name === 'reach'
        ? sum(instagram, account, { from: end - days[period] * dayMs, to: end, total: ({ reach }) => reach })
        : followers(instagram, account, end) - followers(instagram, account, end - dayMs)
    const values = ends.map((end) => ({ value: valueAt(end), end_time: isoOf(end) }))
    return values.length === 0 && call.params.get('since') === null
      ? []
      : [{ ...described(name, period, account), values }]
  })
}

type Stretch = { from: number; to: number; total: (counts: Counts) => number }

function sum({ room }: InstagramRoom, { id }: InstagramAccount, { from, to, total }: Stretch): number {
  if (to <= from) return 0
  const posts = room.posts.live('instagram', id)
  return posts.reduce((all, post) => all + total(countsBetween(room.growthOf(post), from, to)), 0)
}

function followers({ room }: InstagramRoom, account: InstagramAccount, at: number): number {
  const growths = room.posts.live('instagram', account.id).map((post) => room.growthOf(post))
  return followersAt(account, growths, at)
}

function described(name: string, period: string, { id }: InstagramAccount): object {
  return {
    name,
    period,
    title: name.replaceAll('_', ' '),
    description: name.replaceAll('_', ' '),
    id: `${id}/insights/${name}/${period}`,
  }
}
