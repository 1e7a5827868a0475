import { durationBands, type TemplateCard } from '@clipmint/contract'
import { frameSize } from '@clipmint/film'
import type { LanguageCode } from '@clipmint/kit'

import type { Entry } from '../entry.ts'
import { wordsOf } from '../search/keys.ts'
import { kinOf, namesOf } from '../search/names.ts'
import { type Season, templatesBySeason } from '../seasons/rules.ts'
import { joinedName } from '../tags.ts'

export type DurationBand = (typeof durationBands)[number]

/** A template as the store keeps it: its card, and what it is filtered, searched and sorted by. */
export type Stocked = {
  id: string
  ownerId: string | null
  card: TemplateCard
  traits: string[]
  words: string[]
  durationMs: number
  publishedDay: number
}

/** What of a template matters to the store. */
type Shown = Pick<Entry, 'card' | 'said' | 'clipPlaces' | 'takesPictures' | 'ownerId'>

const FULL_HD = 1_080

/** No template shows as many different pictures; more of them are as good as this many. */
const MOST_PLACES = 16

/** Works out of every template what the store keeps of it. */
export function toStocked(entries: readonly Shown[], seasons: readonly Season[]): Stocked[] {
  const suits = new Map<string, { traits: string[]; words: string[] }>()
  const give = ({ card }: Shown, what: 'traits' | 'words', terms: readonly string[]) => {
    const given = suits.get(card._id) ?? { traits: [], words: [] }
    given[what].push(...terms)
    suits.set(card._id, given)
  }
  for (const { season, speaking, suiting } of templatesBySeason(seasons, entries)) {
    for (const entry of suiting) give(entry, 'traits', [`season:${season.id}`])
    // A season that no template speaks of is still found by its name.
    for (const entry of speaking.length > 0 ? speaking : suiting)
      give(entry, 'words', season.search.flatMap(wordsOf))
  }
  return entries.map((entry) => ({
    id: entry.card._id,
    ownerId: entry.ownerId,
    card: entry.card,
    traits: [...traitsOf(entry), ...(suits.get(entry.card._id)?.traits ?? [])],
    words: [...new Set([...searchWordsOf(entry.card), ...(suits.get(entry.card._id)?.words ?? [])])],
    durationMs: entry.card.duration,
    publishedDay: dayNumber(entry.card.publishedOn),
  }))
}

/** Days since 1970 of a day as YYYY-MM-DD. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000
}

/** A category or a family of templates as a trait. */
export function categoryTrait(word: string): string {
  return `category:${word}`
}

/** The languages that every font writes: no template is without them, so none is looked for by them. */
const writtenByAll: ReadonlySet<LanguageCode> = new Set(['ko', 'en', 'id'])

/** The trait of a template whose fonts write a language; none for what all write. */
export function languageTraits(language: LanguageCode): string[] {
  return writtenByAll.has(language) ? [] : [`language:${language}`]
}

/** A template needs no more than so many pictures and clips to show nothing twice. */
export function mediaTrait(files: number): string {
  return `media:${Math.min(files, MOST_PLACES)}`
}

/** A template has places for so many clips. */
export function clipsTrait(clips: number): string {
  return `clips:${clips}`
}

/** A tag as a trait; spaces and case do not part one tag from another. */
export function tagTrait(name: string): string {
  return `tag:${joinedName(name)}`
}

/** Which lengths a band has: from the first up to below the second, in milliseconds. */
export const bandSpans: Readonly<Record<DurationBand, readonly [number, number]>> = {
  under10: [0, 10_000],
  '10to20': [10_000, 20_000],
  '20to30': [20_000, 30_000],
  over30: [30_000, 3_600_000],
}

/** The band that a length in milliseconds falls into. */
export function bandOf(durationMs: number): DurationBand {
  return durationBands.find((band) => durationMs < bandSpans[band][1]) ?? 'over30'
}

function traitsOf({ card, clipPlaces, takesPictures }: Shown): string[] {
  const isFullHd = card.designs.every(({ ratio }) => {
    const { width, height } = frameSize[ratio]
    return Math.min(width, height) >= FULL_HD
  })
  return [
    ...[...card.categories, card.family].map(categoryTrait),
    ...card.moods.map((mood) => `style:${mood}`),
    ...card.designs.map(({ ratio }) => `ratio:${ratio}`),
    `length:${bandOf(card.duration)}`,
    // What is enough for it is enough when there is more of it: one trait answers “at most” and “at least”.
    ...counts('media', Math.min(card.media, MOST_PLACES), MOST_PLACES),
    ...counts('clips', 1, clipPlaces),
    ...(takesPictures ? ['source:image'] : []),
    ...(clipPlaces > 0 ? ['source:video'] : []),
    `price:${card.usesPrice}`,
    `fhd:${isFullHd}`,
    ...card.languages.flatMap(languageTraits),
    ...new Set(card.tags.flatMap(({ ko, en }) => [tagTrait(ko), tagTrait(en)])),
  ]
}

function counts(name: string, from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${name}:${from + index}`)
}

function searchWordsOf(card: TemplateCard): string[] {
  const own = [card.title, card.summary, ...card.tags].flatMap(({ ko, en }) => wordsOf(`${ko} ${en}`))
  return [...new Set([...own, ...wordsOf(card.family), ...namesOf(card), ...kinOf(own)])]
}
