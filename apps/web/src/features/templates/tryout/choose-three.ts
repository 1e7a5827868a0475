import type { StoreCard } from '@clipmint/contract'
import {
  businessRater,
  fillTemplate,
  type MediaFile,
  occasionFitter,
  type Ratio,
  rateMedia,
  rateWords,
  type Script,
  type Template,
} from '@clipmint/film'
import { createRandom, type LanguageCode } from '@clipmint/kit'

/** The shape that a phone is held in. */
export const RATIO: Ratio = '9:16'
/** So many films are shown, each of another family and, while the words carry it, from another angle. */
export const FILMS = 3
/** Templates whose documents are fetched to choose from: one of a family. */
const SHORTLIST = 8
/** Less than what any reason weighs. */
const CHANCE = 0.1
/** Who looks at three films at once looks at none for long. */
const LONGEST_MS = 22_000

export type Spoken = { id: string; angle: string; title: string; script: Script }
type Wants = { words: string; language: LanguageCode; hasPrice: boolean; photos: number }

/** The templates worth trying for what a visitor says and gives, best first, each of another family. Pure. */
export function shortlist(cards: readonly StoreCard[], wants: Wants): StoreCard[] {
  const purpose = 'everyday'
  const mayAnnounce = occasionFitter({ words: wants.words, purpose })
  const rateBusiness = businessRater({ words: wants.words, purpose })
  // Where nothing else decides, other words meet other templates, and the same ones the same.
  const chance = createRandom(seedOf(wants.words))
  const rated = cards
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .filter((card) => canShow(card, wants) && mayAnnounce(card))
    .map((card) => ({
      card,
      score: rateBusiness(card) * rateSize(card, wants.photos) + CHANCE * chance(),
    }))
    .toSorted((a, b) => b.score - a.score)
  const ofFamily = new Map<string, StoreCard>()
  for (const { card } of rated) if (!ofFamily.has(card.family)) ofFamily.set(card.family, card)
  return [...ofFamily.values()].slice(0, SHORTLIST)
}

/** A number of its own for every text. */
function seedOf(text: string): number {
  return [...text].reduce((seed, letter) => Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0), 7)
}

function canShow(card: StoreCard, { language, hasPrice, photos }: Wants): boolean {
  const isWritten = card.languages.includes(language)
  const isFilled = card.media > 0 && card.mediaMin <= photos
  const isOffered = !card.retired && !card.custom
  return isOffered && isWritten && isFilled && (hasPrice || !card.usesPrice) && hasShape(card)
}

function hasShape({ designs }: StoreCard): boolean {
  return designs.some(({ ratio }) => ratio === RATIO)
}

/** Long films and those with places for many more pictures step back. */
function rateSize({ media, duration }: StoreCard, photos: number): number {
  const spare = Math.max(0, media - photos) / media
  return (1 - spare / 3) * (duration > LONGEST_MS ? 0.8 : 1)
}

/** What a film of an angle feels like. */
const moodsOf: Readonly<Record<string, readonly string[]>> = {
  offer: ['sale', 'bold'],
  problem: ['bold', 'playful'],
  question: ['playful', 'bold'],
  new: ['bold', 'tech'],
  benefit: ['warm', 'minimal'],
  detail: ['minimal', 'elegant', 'tech'],
  scene: ['calm', 'warm'],
  proof: ['calm', 'elegant'],
  making: ['warm', 'elegant'],
  visit: ['warm', 'playful'],
}

export type Chosen = {
  card: StoreCard
  template: Template
  spoken: Spoken
  /** How many of the photographs stand behind the others: each film opens with another. */
  turn: number
}
type Open = { card: StoreCard; template: Template }

/**
 * Chooses the films: for each angle the template that its words and the pictures suit best, no family twice. Where the
 * words carry fewer angles than there are films, an angle is told in two families. Pure.
 */
export function chooseThree(
  open: readonly Open[],
  scenarios: readonly Spoken[],
  files: readonly MediaFile[],
): Chosen[] {
  const seats = Array.from({ length: FILMS }, (_, index) => scenarios[index % scenarios.length]).filter(
    (spoken) => spoken !== undefined,
  )
  const rated = seats
    .flatMap((spoken, seat) => open.map((one) => ({ ...one, spoken, seat, score: rate(one, spoken, files) })))
    .toSorted((a, b) => b.score - a.score || a.seat - b.seat || (a.card.slug < b.card.slug ? -1 : 1))
  const chosen: typeof rated = []
  for (const pair of rated) {
    const isTaken = chosen.some(
      ({ seat, card }) =>
        seat === pair.seat || card.family === pair.card.family || card._id === pair.card._id,
    )
    if (!isTaken) chosen.push(pair)
  }
  return chosen
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ card, template, spoken, seat }) => ({
      card,
      template,
      spoken,
      turn: seat % Math.max(1, files.length),
    }))
}

function rate({ card, template }: Open, { angle, script }: Spoken, files: readonly MediaFile[]): number {
  const source = fillTemplate(template, RATIO, script, files)
  const moods = moodsOf[angle] ?? []
  const mood = card.moods.some((one) => moods.includes(one)) ? 1 : 0
  const price = angle === 'offer' ? Number(card.usesPrice) : 0.5
  return (
    0.5 * rateWords(template, source) + 0.25 * rateMedia(template, source, files) + 0.15 * mood + 0.1 * price
  )
}

/** Files from the `turn`-th on, and then those before it. Pure. */
export function turned<Item>(files: readonly Item[], turn: number): Item[] {
  return [...files.slice(turn), ...files.slice(0, turn)]
}
