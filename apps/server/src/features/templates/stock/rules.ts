import { durationBands, type TemplateCard } from '@clipmint/contract'
import { type Category, frameSize, type Template } from '@clipmint/film'
import type { LanguageCode, Localized } from '@clipmint/kit'

import type { Entry } from '../entry.ts'
import { wordsOf } from '../search/keys.ts'
import { type Season, templatesOf } from '../seasons/rules.ts'
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
type Shown = Pick<Entry, 'card' | 'clipPlaces' | 'takesPictures' | 'ownerId'>

const FULL_HD = 1_080

/** Names that owners look by; a template is found by those of its own. */
const categoryNames: Readonly<Record<string, Localized>> = {
  shop: { ko: '가게 매장 쇼핑', en: 'shop store' },
  cafe: { ko: '카페 커피', en: 'cafe coffee' },
  food: { ko: '음식 맛집 식당', en: 'food restaurant' },
  salon: { ko: '미용실 뷰티 네일', en: 'salon beauty' },
  gym: { ko: '헬스 운동 피트니스', en: 'gym fitness' },
  clinic: { ko: '병원 의원', en: 'clinic' },
  class: { ko: '클래스 수업 강의', en: 'class lesson' },
  stay: { ko: '숙소 호텔 펜션', en: 'hotel stay' },
  online: { ko: '온라인 쇼핑몰', en: 'online shop' },
  sale: { ko: '세일 할인', en: 'sale discount' },
  new: { ko: '신상 신제품', en: 'new arrival' },
  review: { ko: '후기 리뷰', en: 'review' },
  event: { ko: '이벤트 행사', en: 'event' },
  season: { ko: '시즌 명절', en: 'season' },
  recruiting: { ko: '모집 채용 구인', en: 'recruiting hiring' },
  notice: { ko: '공지 안내', en: 'notice' },
} satisfies Record<Category, Localized>

const moodNames: Readonly<Record<string, Localized>> = {
  bold: { ko: '굵은 강렬한', en: 'bold' },
  calm: { ko: '차분한 잔잔한', en: 'calm' },
  elegant: { ko: '우아한 고급스러운', en: 'elegant' },
  playful: { ko: '귀여운 발랄한', en: 'playful' },
  warm: { ko: '따뜻한 포근한', en: 'warm' },
  tech: { ko: '테크 세련된', en: 'tech' },
  sale: { ko: '세일 할인', en: 'sale' },
  minimal: { ko: '미니멀 깔끔한', en: 'minimal' },
} satisfies Record<Template['moods'][number], Localized>

/** No template shows as many different pictures; more of them are as good as this many. */
const MOST_PLACES = 16

/** Works out of every template what the store keeps of it. */
export function toStocked(entries: readonly Shown[], seasons: readonly Season[]): Stocked[] {
  const suits = new Map<string, string[]>()
  for (const season of seasons) {
    for (const { card } of templatesOf(season, entries))
      suits.set(card._id, [...(suits.get(card._id) ?? []), `season:${season.id}`])
  }
  return entries.map((entry) => ({
    id: entry.card._id,
    ownerId: entry.ownerId,
    card: entry.card,
    traits: [...traitsOf(entry), ...(suits.get(entry.card._id) ?? [])],
    words: searchWordsOf(entry.card),
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

function searchWordsOf({ title, summary, tags, family, categories, moods }: TemplateCard): string[] {
  const names = [
    title,
    summary,
    ...tags,
    ...categories.flatMap((category) => categoryNames[category] ?? []),
    ...moods.flatMap((mood) => moodNames[mood] ?? []),
  ]
  return [
    ...new Set([...names.flatMap(({ ko, en }) => [...wordsOf(ko), ...wordsOf(en)]), ...wordsOf(family)]),
  ]
}
