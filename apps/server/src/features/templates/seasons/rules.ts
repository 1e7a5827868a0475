import { OccasionId } from '@clipmint/contract'
import { z } from 'zod'

import { nextDayOf } from '../../occasions/index.ts'
import type { Entry } from '../entry.ts'
import { wordsOf } from '../search/keys.ts'

const LocalizedText = z.object({ ko: z.string().min(1), en: z.string().min(1) })
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/**
 * A time of the year that owners make videos for. `every` holds each year (over New Year when it ends before it
 * begins), `occasion` is a day of the Korean year that follows the moon, with the days before it that count.
 */
export const Season = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: LocalizedText,
  when: z.union([
    z.object({ every: z.object({ from: MonthDay, to: MonthDay }) }),
    z.object({ occasion: OccasionId, daysBefore: z.number().int().min(1).max(60) }),
  ]),
  /** Words of this time of the year alone: what says one is its, and what says another's never is. */
  said: z.array(z.string().min(1)),
  /** Tags, by their Korean or English word, of what suits it though it speaks of no season. */
  tags: z.array(z.string().min(1)),
  /** What owners call it when they search. */
  search: z.array(z.string().min(1)).min(1),
})
export type Season = z.infer<typeof Season>

/** As many as the screen's row shows. */
const MOST_SEASONS = 4
/** As many templates as a season's row shows. */
export const TEMPLATES_SHOWN = 8

/** The seasons of a day (YYYY-MM-DD in Seoul), the shortest first: a feast stands above the quarter it falls into. */
export function seasonsOn(day: string, seasons: readonly Season[]): Season[] {
  return seasons
    .filter((season) => holdsOn(day, season))
    .toSorted((a, b) => lengthInDays(a) - lengthInDays(b))
    .slice(0, MOST_SEASONS)
}

/** What of a template tells its time of the year. */
type Telling = Pick<Entry, 'card' | 'said'>

/**
 * The templates that suit each season, the best first: those that speak of it, then those with a tag of it that speak
 * of no season. None that speaks of another season alone is among them.
 */
export function templatesBySeason<Shown extends Telling>(
  seasons: readonly Season[],
  entries: readonly Shown[],
): { season: Season; speaking: Shown[]; suiting: Shown[] }[] {
  const told = entries.map((entry) => ({ entry, ...seasonsToldBy(entry, seasons) }))
  return seasons.map((season) => {
    const ranked = told
      .map(({ entry, by, of }) => ({
        entry,
        speaks: of.has(season.id) ? (by === 'card' ? 2 : 1) : 0,
        tags: of.size === 0 ? tagsShared(season, entry) : 0,
      }))
      .filter(({ speaks, tags }) => speaks + tags > 0)
      .toSorted(
        (a, b) => b.speaks - a.speaks || b.tags - a.tags || (a.entry.card.slug < b.entry.card.slug ? -1 : 1),
      )
    const entriesOf = (some: typeof ranked) => some.map(({ entry }) => entry)
    return {
      season,
      speaking: entriesOf(ranked.filter(({ speaks }) => speaks > 0)),
      suiting: entriesOf(ranked),
    }
  })
}

/** Tells whether a template's name, summary or tags speak of a season that holds on a day, of others alone (false), or of none (null). */
export function fitterOf(day: string, seasons: readonly Season[]): (entry: Telling) => boolean | null {
  const now = new Set(seasons.filter((season) => holdsOn(day, season)).map(({ id }) => id))
  return (entry) => {
    const { by, of } = seasonsToldBy(entry, seasons)
    // Samples give way to the owner's own words.
    if (by === 'film' || of.size === 0) return null
    return [...of].some((id) => now.has(id))
  }
}

/** The seasons that a template's name, summary and tags speak of; only where these are silent, those of its sample words. */
function seasonsToldBy(
  { card, said }: Telling,
  seasons: readonly Season[],
): { by: 'card' | 'film'; of: ReadonlySet<string> } {
  const named = [card.title, card.summary, ...card.tags].flatMap(({ ko, en }) => wordsOf(`${ko} ${en}`))
  const byCard = seasonsOf(named, seasons)
  return byCard.size > 0 ? { by: 'card', of: byCard } : { by: 'film', of: seasonsOf(said, seasons) }
}

/** A Korean word goes on with particles (가을이, 겨울옷); an English one is looked for whole. */
function seasonsOf(words: readonly string[], seasons: readonly Season[]): Set<string> {
  const tells = (word: string, sign: string) =>
    /^[가-힣]/.test(sign) ? word.startsWith(sign) : word === sign
  const spoken = seasons.filter(({ said }) => words.some((word) => said.some((sign) => tells(word, sign))))
  return new Set(spoken.map(({ id }) => id))
}

/** The last day (YYYY-MM-DD) of a season that holds on `day`. */
export function lastDayOf({ when }: Season, day: string): string {
  if ('occasion' in when) return nextDayOf(when.occasion, day)
  const { from, to } = when.every
  const year = Number(day.slice(0, 4))
  // Over New Year it ends in the next year while the old one lasts.
  const endsNextYear = from > to && day.slice(5) >= from
  return lastOf(endsNextYear ? year + 1 : year, to)
}

/** The 29th of February is the 28th in most years. */
function lastOf(year: number, monthDay: string): string {
  const [month = 1, date = 1] = monthDay.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${year}-${monthDay.slice(0, 2)}-${String(Math.min(date, lastDate)).padStart(2, '0')}`
}

function tagsShared(season: Season, { card }: Pick<Entry, 'card'>): number {
  return card.tags.filter(({ ko, en }) => season.tags.includes(ko) || season.tags.includes(en)).length
}

function holdsOn(day: string, { when }: Season): boolean {
  if ('every' in when) {
    const monthDay = day.slice(5)
    const { from, to } = when.every
    return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to
  }
  return daysBetween(day, nextDayOf(when.occasion, day)) <= when.daysBefore
}

function lengthInDays({ when }: Season): number {
  if ('occasion' in when) return when.daysBefore
  const days = daysBetween(`2025-${when.every.from}`, `2025-${when.every.to}`)
  return days < 0 ? days + 365 : days
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
