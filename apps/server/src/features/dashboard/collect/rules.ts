import type { CountedFigures } from '@clipmint/contract'
import { dayInSeoul, dayMs, hourMs } from '@clipmint/kit'

/** How often a network is asked of an account. */
export const collectEveryMs = 6 * hourMs
/** Until what age a post counts as new: when its owner wants to know at once, those are asked for. */
export const newPostMs = 14 * dayMs

/** How often a post is asked for by its age: most of what comes to it comes at first. */
const paces = [
  { until: 2 * dayMs, everyMs: collectEveryMs },
  { until: newPostMs, everyMs: dayMs },
  { until: 90 * dayMs, everyMs: 7 * dayMs },
  { until: 366 * dayMs, everyMs: 30 * dayMs },
]

/** When a post is asked for again after `now`; null when it is too old to be asked for. */
export function nextReadAt(publishedAt: Date, now: Date): Date | null {
  const age = now.getTime() - publishedAt.getTime()
  const pace = paces.find(({ until }) => age < until)
  return pace ? new Date(now.getTime() + pace.everyMs) : null
}

type Parts = Pick<CountedFigures, 'likes' | 'comments' | 'shares' | 'saves'>
type Told = Parts & Pick<CountedFigures, 'views'>

/** Likes, comments, shares and saves together as far as they are known, and how many come on a view. */
export function engagementOf({ views, ...parts }: Told): Pick<CountedFigures, 'interactions' | 'rate'> {
  const interactions = sumKnown([parts.likes, parts.comments, parts.shares, parts.saves])
  return {
    interactions,
    rate: interactions === null || views === null || views === 0 ? null : interactions / views,
  }
}

/** The sum of what is known; null when nothing is. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const parts = ['likes', 'comments', 'shares', 'saves'] as const
/** What is summed by day: what networks say, and what of it counts in the rate. */
export const dayFigures = ['views', ...parts, 'ratedViews', 'ratedInteractions'] as const
export type DayFigures = Record<(typeof dayFigures)[number], number | null>
type Read = Told & { publishedAt: Date; readAt: Date | null }

/**
 * What came to a post since it was read before, by day in Seoul. Nobody knows on which days it came: it is spread evenly
 * over those since then, or since it was published for what was not known before.
 */
export function gainsByDay(before: Read, told: Told, now: Date): Map<string, DayFigures> {
  const days = new Map<string, DayFigures>()
  for (const { name, was, is } of countersOf(before, told)) {
    if (is === null) continue
    const since = was === null ? before.publishedAt : (before.readAt ?? before.publishedAt)
    const between = daysBetween(since, now)
    const gain = is - (was ?? 0)
    for (const [index, day] of between.entries()) {
      const share = (at: number) => Math.floor((gain * at) / between.length)
      addTo(days, day, { ...nothing, [name]: share(index + 1) - share(index) })
    }
  }
  return days
}

type Counter = { name: keyof DayFigures; was: number | null; is: number | null }

/** In the rate counts a post of which views and interactions are both known: each of them with what it had before that, too. */
function countersOf(before: Told, told: Told): Counter[] {
  const rated = (name: 'views' | (typeof parts)[number]) => ({
    was: ratedOf(before, name),
    is: ratedOf(told, name),
  })
  return [
    ...(['views', ...parts] as const).map((name) => ({ name, was: before[name], is: told[name] })),
    { name: 'ratedViews', ...rated('views') },
    ...parts.map((part) => ({ name: 'ratedInteractions' as const, ...rated(part) })),
  ]
}

function ratedOf(told: Told, name: 'views' | (typeof parts)[number]): number | null {
  return told.views === null || engagementOf(told).interactions === null ? null : told[name]
}

const nothing: DayFigures = {
  views: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  ratedViews: null,
  ratedInteractions: null,
}

/** Adds what came on a day to what did already. */
export function addTo(days: Map<string, DayFigures>, day: string, more: DayFigures): void {
  const has = days.get(day) ?? nothing
  const sums = dayFigures.map((name) => [name, sumKnown([has[name], more[name]])] as const)
  days.set(day, Object.fromEntries(sums) as DayFigures)
}

/** The days in Seoul from one moment to another, both theirs included; of more than a year the last. */
export function daysBetween(from: Date, to: Date): string[] {
  const last = dayInSeoul(to)
  const days: string[] = []
  for (let at = Math.max(from.getTime(), to.getTime() - 365 * dayMs); ; at += dayMs) {
    const day = dayInSeoul(new Date(at))
    if (day >= last) return [...days, last]
    days.push(day)
  }
}
