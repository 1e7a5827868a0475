import type { Intent, PointKind, Topic } from '../lexicon/lexicon.ts'
import type { Quality } from '../reading/clause.ts'
import type { Angle, Tone } from '../types.ts'

/** One saying in several lengths, longest first. */
export type Phrase = readonly string[]

/** A phrase that is said of the product by its name, which stands in the place of `{name}`. */
export type NamedPhrase = readonly string[]

/** Of what a wish is: whether it is a place or service, and the one word that the product is called by, if any. */
export type Wished = { serves: boolean; consumed: boolean; noun: string | null }

/** The calls of each tone, the aptest first. They are few, as each must suit every trade. */
export type Calls = Record<Tone, readonly Phrase[]>

/** How a subject is announced over an owner's words, and what a buyer would ask of it; null where nobody asks so. */
export type SubjectWords = { heading: string; question: NamedPhrase | null }

/**
 * The words that join a product's own words into a script, in one language. They claim nothing of the product: no
 * quality, no rank, no haste, no number; and they promise nothing that the pictures may not show. The last of each
 * phrase fits the smallest place for big words.
 */
export type PhraseBook = {
  /** Where the owner's words do not fill a video. */
  look: Record<Tone, Phrase>
  /** What a viewer is asked to do: of a thing, and of a place or service, which is asked, booked or called. */
  calls: Record<'thing' | 'serves', Calls>
  /** What the owner's own words ask for. */
  ctaFor: Record<Intent, Phrase>
  /** Where things are handed in to be mended. */
  handIn?: Phrase
  offerCta: Phrase
  /** Questions that any product can be asked after, where its owner's words open too few stories. */
  spare: { wonder: NamedPhrase; seek: { thing: NamedPhrase; serves: NamedPhrase } }
  /** What opens a video that ends on the price; `things` where a language asks otherwise of several. */
  howMuch: { thing: NamedPhrase; things?: NamedPhrase; serves: NamedPhrase }
  /** An owner's words as the question that they answer (“세탁기로 빨아도 될까요?”); null where they answer none. */
  asks: (told: string) => string | null
  freeCaption: Phrase
  fresh: { thing: NamedPhrase; serves: NamedPhrase }
  subjects: Record<PointKind, SubjectWords>
  topics: Record<Topic, { kinds: readonly PointKind[]; words: SubjectWords }>
  /** “Want a warm beanie?”; null for a quality nobody asks for in these words. */
  wish: (quality: Quality, of: Wished) => Phrase | null
  /** For what the product is not: “Not too heavy?” */
  dislike: (quality: Quality, of: Wished) => Phrase | null
  titles: Record<Angle, string>
  sceneTitle: { consumed: string; serves: string }
  factTitle: string
}

/** The words for a subject, as one line of a phrase book. */
export function subject(heading: string, question: NamedPhrase | null = null): SubjectWords {
  return { heading, question }
}
