import { lengthOf, ordered } from './clean.ts'
import { readers } from './languages.ts'
import type { Intent, PointKind } from './lexicon/lexicon.ts'
import { nameVariants } from './names.ts'
import type { PhraseBook, SubjectWords } from './phrases/book.ts'
import { phraseBooks } from './phrases/books.ts'
import type { Point } from './point.ts'
import { readPoints } from './points.ts'
import { formatPrice } from './prices.ts'
import { headlineLimits } from './score.ts'
import type { ProductBrief } from './types.ts'

/** Everything the angles tell from. */
export type Story = {
  brief: ProductBrief
  points: Point[]
  /** What the owner asks the viewer, where it is in the video's language. */
  questions: string[]
  phrases: PhraseBook
  /** Longest first; may be empty when the name holds nothing that can be shown. */
  name: string[]
  price: string | null
  /** The product is described in the video's own language. */
  sameLanguage: boolean
  fresh: boolean
  intent: Intent | null
  serves: boolean
  consumed: boolean
}

/** A first line, and what it uses. */
export type Opening = {
  headline: string[]
  sub: string[]
  /** Said by the hook itself. */
  point: Point | null
  /** What the hook promises: it must come next. */
  lead: Point | null
  title: string
}

/** Reads a brief into a story. */
export function readStory(brief: ProductBrief): Story {
  const { points, questions, language } = readPoints(brief)
  const { lexicon } = readers[language ?? 'en']
  const said = `${brief.name}\n${brief.info}\n${brief.purpose}`
  const sameLanguage = language === brief.language
  return {
    brief,
    points,
    questions: sameLanguage ? questions : [],
    phrases: phraseBooks[brief.language],
    name: nameVariants(brief.name, language ?? brief.language),
    price: brief.price ? formatPrice(brief.price, brief.language) : null,
    sameLanguage,
    fresh:
      lexicon.fresh.test(said) ||
      /\bnew\b|신상|신제품|출시|신메뉴|baru|(?<!\p{L})mới(?!\p{L})|ra mắt/iu.test(brief.purpose),
    intent: lexicon.intents.find(([, words]) => words.test(said))?.[0] ?? null,
    serves: lexicon.serves.test(brief.name),
    consumed: lexicon.consumed.test(brief.name),
  }
}

/** How a point's subject is spoken of in the video's language. */
export function subjectOf({ phrases }: Story, point: Point): SubjectWords {
  const topic = point.topic === null ? null : phrases.topics[point.topic]
  return topic?.kinds.includes(point.kind) ? topic.words : phrases.subjects[point.kind]
}

/** Whether a point can be the big words of a scene by itself. */
export function isHeadline(story: Story, point: Point): boolean {
  if (!story.sameLanguage) return false
  return lengthOf(point.variants.at(-1) ?? '') <= headlineLimits[story.brief.language].most
}

/** A point's forms: those for the big words, and the full ones that explain them in small. */
export function sizesOf({ brief }: Story, point: Point): { big: string[]; small: string[] } {
  const { most } = headlineLimits[brief.language]
  const big = point.variants.filter((text) => lengthOf(text) <= most)
  return { big, small: point.variants.filter((text) => lengthOf(text) > most) }
}

/** Whether the shortest form fits a scene's largest type. */
export function fitsLargest({ brief }: Story, variants: readonly string[]): boolean {
  return lengthOf(variants.at(-1) ?? '') <= headlineLimits[brief.language].short
}

/** Points of these kinds that can open a video, best first. */
export function openers(story: Story, kinds: readonly PointKind[]): Point[] {
  return story.points.filter((point) => kinds.includes(point.kind) && isHeadline(story, point))
}

/** An opening that says a point outright. */
export function openWith(story: Story, point: Point, title: string): Opening {
  const { big, small } = sizesOf(story, point)
  const headline = fitsLargest(story, big) ? big : ordered([...big, ...subjectOf(story, point).heading])
  return { headline, sub: small.length > 0 ? small : story.name, point, lead: null, title }
}
