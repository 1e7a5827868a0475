import {
  type DashboardTerm,
  type FigureName,
  figureNames,
  type NetworkId,
  networks,
  type PostKind,
  type PostStanding,
} from '@clipmint/contract'
import { dayInSeoul, dayMs, hourMs } from '@clipmint/kit'

import { sumKnown } from '../collect/rules.ts'
import type { PostCounts } from '../counts/store.ts'
import type { DayRow, FollowerRow } from './store.ts'

/** So many days of which the last is today, and as many before. */
export function periodOf(now: Date, term: DashboardTerm): { days: string[]; before: string[] } {
  const today = Date.parse(dayInSeoul(now))
  const all = Array.from({ length: 2 * term }, (_, index) =>
    new Date(today - (2 * term - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
  return { days: all.slice(term), before: all.slice(0, term) }
}

type Sums = { views: number | null; interactions: number | null; rate: number | null }

/**
 * What came on days that follow one another; null where nobody knows: what no network says, and all of it before any was heard. The rate is of
 * posts of which views and interactions are both known.
 */
export function sumDays(rows: readonly DayRow[], days: readonly string[], isHeard: boolean): Sums {
  if (!isHeard) return { views: null, interactions: null, rate: null }
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const theirs = rows.filter(({ day }) => day >= first && day <= last)
  if (theirs.length === 0) return { views: 0, interactions: 0, rate: null }
  const views = sumKnown(theirs.map((row) => row.views))
  const interactions = sumKnown(theirs.map(interactionsOf))
  const seen = sumKnown(theirs.map((row) => row.ratedViews))
  const done = sumKnown(theirs.map((row) => row.ratedInteractions))
  return { views, interactions, rate: seen === null || done === null || seen <= 0 ? null : done / seen }
}

/** Whether anything was heard of days: where posts were made and no network has said a word of them, nothing is known, and not 0. */
export function isHeardOf(
  rows: readonly DayRow[],
  days: readonly string[],
  counts: readonly Pick<PostCounts, 'posts' | 'views'>[],
): boolean {
  const isSilent = counts.every(({ views }) => views === 0) && counts.some(({ posts }) => posts > 0)
  if (!isSilent) return true
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return rows.some(({ day }) => day >= first && day <= last)
}

/** What came on one day; null after the last time that any network was heard. */
export function sumDay(rows: readonly DayRow[], day: string, heardUntil: string | null): Omit<Sums, 'rate'> {
  const { views, interactions } = sumDays(rows, [day], heardUntil !== null && day <= heardUntil)
  return { views, interactions }
}

function interactionsOf({ likes, comments, shares, saves }: DayRow): number | null {
  return sumKnown([likes, comments, shares, saves])
}

/** Followers of all accounts together at the end of a day, as last heard; null where one of them was not heard by then. */
export function followersAt(
  rows: readonly FollowerRow[],
  accounts: readonly string[],
  day: string,
): number | null {
  const each = accounts.map(
    (id) => rows.findLast((row) => row.socialAccountId === id && row.day <= day)?.followers ?? null,
  )
  return each.includes(null) ? null : sumKnown(each)
}

/** The same on each of the days, which stand in order as the rows do. */
export function followersByDay(
  rows: readonly FollowerRow[],
  accounts: readonly string[],
  days: readonly string[],
): (number | null)[] {
  const each = accounts.map((id) => {
    const own = rows.filter(({ socialAccountId }) => socialAccountId === id)
    let at = -1
    return days.map((day) => {
      for (let next = own[at + 1]; next && next.day <= day; next = own[at + 1]) at += 1
      return own[at]?.followers ?? null
    })
  })
  return days.map((_, index) => {
    const known = each.map((list) => list[index] ?? null)
    return known.includes(null) ? null : sumKnown(known)
  })
}

/** What a network said of none of its posts; nothing is missing where there are none. */
export function unsaidOf(counts: PostCounts | undefined): FigureName[] {
  return counts === undefined || counts.posts === 0 ? [] : figureNames.filter((name) => counts[name] === 0)
}

type Posted = { network: NetworkId; kind: PostKind; publishedAt: Date; goneAt: Date | null }

/** How a post stands on its network: what lasts some hours only is over by itself, and nobody took it down. */
export function postStandingOf({ network, kind, publishedAt, goneAt }: Posted, now: Date): PostStanding {
  const lastsHours = networks[network].kinds[kind]?.lastsHours
  if (lastsHours !== undefined && now.getTime() - publishedAt.getTime() >= lastsHours * hourMs) return 'over'
  return goneAt === null ? 'up' : 'gone'
}

/** The rows of one network. */
export function ofNetwork<Row extends { network: NetworkId }>(
  rows: readonly Row[],
  network: NetworkId,
): Row[] {
  return rows.filter((row) => row.network === network)
}
