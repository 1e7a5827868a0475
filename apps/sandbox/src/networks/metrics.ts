import { dayMs, hourMs } from '@clipmint/kit'

import { chanceFor } from './chance.ts'

/** What people did with a post, all together. */
export type Counts = {
  views: number
  reach: number
  likes: number
  comments: number
  shares: number
  saves: number
  /** Of all views together. */
  watchMs: number
}

export type Growth = {
  id: string
  publishedAt: number
  durationMs: number
  followers: number
  /** How far a network carries a post beyond those who follow. */
  factor: number
  /** Half of all views have come after it. */
  halfLifeMs: number
}

/** How busy people are with their phones, by the hour in Seoul, where the clocks are never changed. */
const hours = [
  0.5, 0.3, 0.2, 0.15, 0.15, 0.25, 0.5, 0.8, 1.0, 1.0, 1.0, 1.15, 1.4, 1.3, 1.1, 1.0, 1.1, 1.3, 1.5, 1.7, 1.8,
  1.8, 1.6, 0.9,
]

/** The counts of a post at a moment: always the same for the same moment, never less than before. */
export function countsAt(growth: Growth, at: number): Counts {
  const { id, followers, factor, durationMs } = growth
  const share = shareAt(growth, at)
  const views = Math.floor(finalViews(id, followers, factor) * share)
  const thinned = (name: string, least: number, most: number) =>
    Math.floor(views * (least + (most - least) * chanceFor(id, name)))
  return {
    views,
    reach: thinned('reach', 0.72, 0.93),
    likes: thinned('likes', 0.02, 0.08),
    comments: thinned('comments', 0.001, 0.008),
    shares: thinned('shares', 0.002, 0.02),
    saves: thinned('saves', 0.002, 0.015),
    watchMs: Math.floor(views * durationMs * (0.35 + 0.5 * chanceFor(id, 'watch'))),
  }
}

/** What came within a stretch of time. */
export function countsBetween(growth: Growth, from: number, to: number): Counts {
  const [before, after] = [countsAt(growth, from), countsAt(growth, to)]
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Counts]]),
  ) as Counts
}

/** How many an account's followers are: those at the start and a share of all who saw a post, and some that go. */
export function followersAt(
  account: { id: string; followers: number },
  growths: readonly Growth[],
  at: number,
): number {
  const won = growths.reduce(
    (sum, growth) => sum + countsAt(growth, at).views * 0.004 * chanceFor(growth.id, 'won'),
    0,
  )
  return Math.max(0, account.followers + Math.floor(won) + walk(account, at))
}

/** A slow walk up and down that a day moves by a five-hundredth at most. */
function walk({ id, followers }: { id: string; followers: number }, at: number): number {
  const day = Math.floor(at / dayMs)
  const phase = chanceFor(id, 'phase') * 2 * Math.PI
  return Math.round((followers / 150) * (Math.sin(day / 9 + phase) - Math.sin(epochDay / 9 + phase)))
}
const epochDay = Date.UTC(2026, 0, 1) / dayMs

function finalViews(id: string, followers: number, factor: number): number {
  if (factor === 0) return 0
  const uniform = Math.max(1e-9, chanceFor(id, 'u'))
  const normal = Math.sqrt(-2 * Math.log(uniform)) * Math.cos(2 * Math.PI * chanceFor(id, 'v'))
  return Math.max(20, (followers * 0.35 + 60) * factor * Math.exp(0.6 * normal))
}

/** The share of all views that has come: half of it after the half-life, the rest ever slower, more by day than by night. */
function shareAt({ publishedAt, halfLifeMs }: Growth, at: number): number {
  const age = at - publishedAt
  if (age <= 0) return 0
  // Time runs as people look: the hours' shape moves the age by less than a day's part and never backwards.
  const lived = Math.max(0, age + (rhythm(at) - rhythm(publishedAt)))
  return 1 - 2 ** -((lived / halfLifeMs) ** 0.8)
}

const sums = hours.map((_, hour) => hours.slice(0, hour).reduce((sum, busy) => sum + busy, 0))
const seoulMs = 9 * hourMs
const average = hours.reduce((sum, busy) => sum + busy, 0) / 24

/** How far the busy hours of the day are ahead of the clock, or behind; nothing at midnight. */
function rhythm(at: number): number {
  const minutes = ((at + seoulMs) % dayMs) / 60_000
  const hour = Math.floor(minutes / 60)
  const into = minutes / 60 - hour
  return (((sums[hour] ?? 0) + (hours[hour] ?? 1) * into) / average - minutes / 60) * hourMs
}

const formats = new Map<string, Intl.DateTimeFormat>()

function minutesOfDay(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  const [hour = '0', minute = '0'] = format.format(at).split(':')
  return Number(hour) * 60 + Number(minute) + (at % 60_000) / 60_000
}

/** Midnights of a time zone from the one before `from` to the one at or before `to`. */
export function dayStarts(from: number, to: number, timeZone: string): number[] {
  const starts: number[] = []
  for (let at = startOfDay(from, timeZone); at <= to; at = startOfDay(at + 26 * hourMs, timeZone))
    starts.push(at)
  return starts
}

export function startOfDay(at: number, timeZone: string): number {
  const guess = at - minutesOfDay(at, timeZone) * 60_000
  // Where the clock was changed that day, midnight is an hour off.
  const off = minutesOfDay(guess, timeZone)
  const moved = off === 0 ? guess : off < 720 ? guess - off * 60_000 : guess + (1_440 - off) * 60_000
  return Math.round(moved / 60_000) * 60_000
}

/** Whether a day that ends at a moment is the one that is missing. */
export function isMissing(end: number, missingDay: string, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(end - hourMs)
  return day === missingDay
}
