import type { durationBands, TemplateCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import type { Localized } from '@clipmint/kit'

import { type Entry, foldText } from './entry.ts'

type DurationBand = (typeof durationBands)[number]

/** What a visitor asks of the store; what is undefined does not matter to them. */
export type StoreQuery = {
  /** A family of templates. */
  categorize?: string | undefined
  /** A mood. */
  style?: string | undefined
  templateRatio?: Ratio | undefined
  /** Words, each of which must be in title, summary or tags, in either language. */
  search?: string | undefined
  /** A tag, whole, in either language. */
  groupName?: string | undefined
  duration?: DurationBand | undefined
  /** What its places must take: `image` or `video`. */
  source?: string | undefined
  images?: number | undefined
  videos?: number | undefined
  includeDiscountPrice?: boolean | undefined
}

export type StoreOrder = 'popular' | 'newest' | 'short' | 'long'

/** The templates that answer a store query. */
export function filterEntries(entries: readonly Entry[], query: StoreQuery): Entry[] {
  const words = foldText(query.search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return entries.filter(
    ({ card, clipPlaces, searchText }) =>
      (query.categorize === undefined || card.family === query.categorize) &&
      (query.style === undefined || card.moods.includes(query.style)) &&
      (query.templateRatio === undefined ||
        card.designs.some(({ ratio }) => ratio === query.templateRatio)) &&
      words.every((word) => searchText.includes(word)) &&
      (query.groupName === undefined || hasTag(card, query.groupName)) &&
      (query.duration === undefined || bandOf(card.duration) === query.duration) &&
      (query.source !== 'video' || clipPlaces > 0) &&
      (query.videos === undefined || clipPlaces >= query.videos) &&
      showsNothingTwice(card, query) &&
      (query.includeDiscountPrice === undefined || card.usesPrice === query.includeDiscountPrice),
  )
}

/** Templates in the order asked for; `uses` counts the projects made of each. Ties go to the newest, then by name. */
export function orderEntries(
  entries: readonly Entry[],
  order: StoreOrder,
  uses: ReadonlyMap<string, number>,
): Entry[] {
  const usesOf = ({ card }: Entry) => uses.get(card._id) ?? 0
  return entries.toSorted((a, b) => {
    const newer = compareText(b.publishedOn, a.publishedOn) || compareText(a.card.slug, b.card.slug)
    switch (order) {
      case 'popular':
        return usesOf(b) - usesOf(a) || newer
      case 'newest':
        return newer
      case 'short':
        return a.card.duration - b.card.duration || newer
      case 'long':
        return b.card.duration - a.card.duration || newer
    }
  })
}

/** Tags that begin with what was typed, then those that hold it, the more used first; at most ten. */
export function suggestTags(entries: readonly Entry[], typed: string): Localized[] {
  const wanted = foldText(typed)
  const found = new Map<string, { tag: Localized; count: number; begins: boolean }>()
  for (const tag of entries.flatMap(({ card }) => card.tags)) {
    const folded = [tag.ko, tag.en].map(foldText)
    if (!folded.some((name) => name.includes(wanted))) continue
    const known = found.get(tag.ko)
    const begins = folded.some((name) => name.startsWith(wanted))
    found.set(tag.ko, { tag, count: (known?.count ?? 0) + 1, begins })
  }
  return [...found.values()]
    .toSorted(
      (a, b) => Number(b.begins) - Number(a.begins) || b.count - a.count || compareText(a.tag.ko, b.tag.ko),
    )
    .slice(0, 10)
    .map(({ tag }) => tag)
}

/** The band that a length in milliseconds falls into. */
export function bandOf(durationMs: number): DurationBand {
  if (durationMs < 10_000) return 'under10'
  if (durationMs < 20_000) return '10to20'
  return durationMs < 30_000 ? '20to30' : 'over30'
}

/** With so many pictures and clips, no place has to repeat one. */
function showsNothingTwice(card: TemplateCard, { images, videos }: StoreQuery): boolean {
  return images === undefined || card.media <= images + (videos ?? 0)
}

function hasTag(card: TemplateCard, name: string): boolean {
  const wanted = foldText(name)
  return card.tags.some(({ ko, en }) => foldText(ko) === wanted || foldText(en) === wanted)
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
