import {
  type Dashboard,
  type DashboardNetwork,
  type DashboardTerm,
  type NetworkId,
  networkIds,
} from '@clipmint/contract'
import { dayInSeoul, startOfDayInSeoul } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { whatWorked } from '../../learning/index.ts'
import { listLinks, type SocialLink } from '../../social-accounts/index.ts'
import { refreshableAt } from '../collect/refresh.ts'
import { sumKnown } from '../collect/rules.ts'
import { listSources, type Source } from '../collect/store.ts'
import { countByNetwork, type PostCounts } from '../counts/store.ts'
import { presentPosts } from './present.ts'
import {
  followersAt,
  followersByDay,
  isHeardOf,
  ofNetwork,
  periodOf,
  sumDay,
  sumDays,
  unsaidOf,
} from './rules.ts'
import { type DayRow, type FollowerRow, listDays, listFollowers, listPopular } from './store.ts'

type Door = Pick<Context, 'db' | 'now' | 'files'>
/** For how long what was asked for by hand counts as under way. */
const UNDER_WAY_MS = 300_000

/** What came of an owner's posts in the last days, beside as many before. */
export async function summarise(ctx: Door, accountId: string, term: DashboardTerm): Promise<Dashboard> {
  const now = ctx.now()
  const { days, before } = periodOf(now, term)
  const [firstBefore = '', first = ''] = [before[0], days[0]]
  const [lastBefore = '', last = ''] = [before.at(-1), days.at(-1)]
  const [links, sources, counts, countsBefore, dayRows, learned] = await Promise.all([
    listLinks(ctx, accountId),
    listSources(ctx, accountId),
    countByNetwork(ctx, accountId, { first, last }),
    countByNetwork(ctx, accountId, { first: firstBefore, last: lastBefore }),
    listDays(ctx, accountId, firstBefore),
    whatWorked(ctx, accountId),
  ])
  const socialAccountIds = links.map(({ id }) => id)
  const followers = await listFollowers(ctx, { accountId, socialAccountIds, since: firstBefore })
  const told = socialAccountIds.filter((id) => followers.some((row) => row.socialAccountId === id))
  const all = { accountId, network: null, kind: null }
  const best = await listPopular(ctx, {
    which: all,
    since: startOfDayInSeoul(first),
    sort: 'views',
    most: 1,
  })
  const [shownBest = null] = await presentPosts(ctx, accountId, best)
  const collectedAt = latest(sources.flatMap((source) => source.collectedAt ?? []))
  const heardUntil = collectedAt && dayInSeoul(collectedAt)
  const rowsOf = Map.groupBy(dayRows, ({ day }) => day)
  // Of days whose posts no network has said a word of nothing is known, and not 0.
  const toldUntil = isHeardOf(dayRows, days, counts) ? heardUntil : null
  const toldBefore = isHeardOf(dayRows, before, countsBefore) ? heardUntil : null
  const sumBefore = (day: string) => sumDay(rowsOf.get(day) ?? [], day, toldBefore).views
  const followed = followersByDay(followers, told, days)
  const seen: Seen = { days, before, counts, countsBefore, dayRows, followers }
  return {
    term,
    from: first,
    to: last,
    ...figuresOf(seen, told, collectedAt !== null),
    counted: { ...countedOf(counts), accounts: socialAccountIds.length, followers: told.length },
    best: shownBest,
    days: days.map((day, index) => ({
      day,
      ...sumDay(rowsOf.get(day) ?? [], day, toldUntil),
      viewsBefore: sumBefore(before[index] ?? ''),
      followers: heardUntil !== null && day <= heardUntil ? (followed[index] ?? null) : null,
    })),
    networks: networkIds.map((network) =>
      networkOf(network, {
        seen,
        link: links.find((link) => link.network === network),
        sources: sources.filter((source) => source.network === network),
      }),
    ),
    worked: learned,
    collectedAt: collectedAt?.toISOString() ?? null,
    isCollecting: sources.some((source) => isUnderWay(source, now)),
    refreshableAt: refreshableAt(sources, now)?.toISOString() ?? null,
  }
}

type Seen = {
  days: readonly string[]
  before: readonly string[]
  counts: readonly PostCounts[]
  countsBefore: readonly PostCounts[]
  dayRows: readonly DayRow[]
  followers: readonly FollowerRow[]
}
type Figures = Pick<DashboardNetwork, 'posts' | 'views' | 'interactions' | 'rate' | 'followers'>

function figuresOf(
  { days, before, counts, countsBefore, dayRows, followers }: Seen,
  accounts: readonly string[],
  isHeard: boolean,
): Figures {
  const is = sumDays(dayRows, days, isHeard && isHeardOf(dayRows, days, counts))
  const was = sumDays(dayRows, before, isHeard && isHeardOf(dayRows, before, countsBefore))
  return {
    posts: { now: total(counts, 'posts'), before: total(countsBefore, 'posts') },
    views: { now: is.views, before: was.views },
    interactions: { now: is.interactions, before: was.interactions },
    rate: { now: is.rate, before: was.rate },
    followers: {
      now: followersAt(followers, accounts, days.at(-1) ?? ''),
      before: followersAt(followers, accounts, before.at(-1) ?? ''),
    },
  }
}

type OfNetwork = { seen: Seen; link: SocialLink | undefined; sources: readonly Source[] }

function networkOf(network: NetworkId, { seen, link, sources }: OfNetwork): DashboardNetwork {
  const counts = ofNetwork(seen.counts, network)
  const source = sources.find(({ socialAccountId }) => socialAccountId === link?.id)
  const collectedAt = latest(sources.flatMap((one) => one.collectedAt ?? []))
  const state = stateOf(link, source)
  return {
    platform: network,
    state,
    collectedAt: collectedAt?.toISOString() ?? null,
    until: state === 'held-back' ? (source?.nextAt.toISOString() ?? null) : null,
    ...figuresOf(
      {
        ...seen,
        counts,
        countsBefore: ofNetwork(seen.countsBefore, network),
        dayRows: ofNetwork(seen.dayRows, network),
      },
      link ? [link.id] : [],
      collectedAt !== null,
    ),
    counted: countedOf(counts),
    unknown: collectedAt === null ? [] : unsaidOf(counts[0]),
  }
}

function countedOf(counts: readonly PostCounts[]): DashboardNetwork['counted'] {
  return {
    posts: total(counts, 'posts'),
    views: total(counts, 'views'),
    interactions: total(counts, 'interactions'),
    rate: total(counts, 'rated'),
  }
}

function stateOf(link: SocialLink | undefined, source: Source | undefined): DashboardNetwork['state'] {
  if (!link) return 'unlinked'
  if (link.state === 'needs-reconnect') return 'needs-owner'
  if (source?.trouble) return source.trouble
  return source?.collectedAt ? 'collected' : 'waiting'
}

function isUnderWay({ askedAt, collectedAt, trouble }: Source, now: Date): boolean {
  if (askedAt === null || trouble !== null || now.getTime() - askedAt.getTime() > UNDER_WAY_MS) return false
  return collectedAt === null || collectedAt < askedAt
}

function total(counts: readonly PostCounts[], name: Exclude<keyof PostCounts, 'network'>): number {
  return sumKnown(counts.map((one) => one[name])) ?? 0
}

function latest(times: readonly Date[]): Date | null {
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}
