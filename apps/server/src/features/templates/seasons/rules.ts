import { z } from 'zod'

import type { Entry } from '../entry.ts'

const LocalizedText = z.object({ ko: z.string().min(1), en: z.string().min(1) })
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/**
 * A time of the year that owners make videos for. `every` holds each year (over New Year when it ends before it
 * begins), `dates` names the days of feasts that follow the moon, each with the days before it that count.
 */
export const Season = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: LocalizedText,
  when: z.union([
    z.object({ every: z.object({ from: MonthDay, to: MonthDay }) }),
    z.object({ dates: z.array(z.iso.date()).min(1), daysBefore: z.number().int().min(1).max(60) }),
  ]),
  /** What suits it: moods, and tags by their Korean or English word. */
  moods: z.array(z.string()),
  tags: z.array(z.string()),
})
export type Season = z.infer<typeof Season>

/** As many as the screen's row shows. */
const MOST_SEASONS = 4
const MOST_TEMPLATES = 8

/** The seasons of a day (YYYY-MM-DD in Seoul), the shortest first: a feast stands above the quarter it falls into. */
export function seasonsOn(day: string, seasons: readonly Season[]): Season[] {
  return seasons
    .filter((season) => holdsOn(day, season))
    .toSorted((a, b) => lengthInDays(a) - lengthInDays(b))
    .slice(0, MOST_SEASONS)
}

/** The templates that suit a season, the best first; ones that share neither mood nor tag are left out. */
export function templatesOf(season: Season, entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, score: suits(season, entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.entry.card.slug < b.entry.card.slug ? -1 : 1))
    .slice(0, MOST_TEMPLATES)
    .map(({ entry }) => entry)
}

function suits(season: Season, { card }: Entry): number {
  const tags = card.tags.filter(({ ko, en }) => season.tags.includes(ko) || season.tags.includes(en)).length
  const moods = card.moods.filter((mood) => season.moods.includes(mood)).length
  return tags * 2 + moods
}

function holdsOn(day: string, { when }: Season): boolean {
  if ('every' in when) {
    const monthDay = day.slice(5)
    const { from, to } = when.every
    return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to
  }
  return when.dates.some((date) => day <= date && daysBetween(day, date) <= when.daysBefore)
}

function lengthInDays({ when }: Season): number {
  if ('dates' in when) return when.daysBefore
  const days = daysBetween(`2025-${when.every.from}`, `2025-${when.every.to}`)
  return days < 0 ? days + 365 : days
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
