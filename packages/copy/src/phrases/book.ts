import type { Quality } from '../clause.ts'
import type { Intent, PointKind, Topic } from '../lexicon/lexicon.ts'
import type { Angle, Tone } from '../types.ts'

/** One saying in several lengths, longest first. */
export type Phrase = readonly string[]

/** How a subject is announced, captioned, asked about, and named to the owner. */
export type SubjectWords = { heading: Phrase; caption: Phrase; question: Phrase; title: string }

/**
 * The words that join a product's own words into a script, in one language. They claim nothing of the product: no
 * quality, no rank, no haste, no number. The last of each phrase fits a scene's largest type (8 code points, or 14).
 */
export type PhraseBook = {
  look: Record<Tone, Phrase>
  lookAgain: Phrase
  pictures: Phrase
  slowly: Phrase
  introduce: Phrase
  /** The short form of a question that is the owner's. */
  asking: Phrase
  /** Under the first words after a question. */
  answer: Phrase
  cta: Record<Tone, Phrase>
  /** Used in turn with the tone's own, so that scenarios do not all end alike. */
  otherCta: readonly Phrase[]
  ctaFor: Record<Intent, Phrase>
  offerCaption: Phrase
  freeCaption: Phrase
  fresh: { thing: Phrase; serves: Phrase }
  subjects: Record<PointKind, SubjectWords>
  /** A second heading and caption for a subject that comes twice. */
  again: Record<PointKind, Pick<SubjectWords, 'heading' | 'caption'>>
  topics: Record<Topic, { kinds: readonly PointKind[]; words: SubjectWords }>
  /** “Looking for something warm?”; null for a quality nobody asks for in these words. */
  wish: (quality: Quality, serves: boolean) => Phrase | null
  /** For what the product is not: “Tired of heavy ones?” */
  dislike: (quality: Quality) => Phrase | null
  titles: Record<Angle, string>
  sceneTitle: { consumed: string; serves: string }
  factTitle: string
  /** What the scenario does, for its owner. */
  summaries: Record<Angle, string>
  /** A summary with the way it ends. */
  summaryOf: (angle: Angle, summary: string, hasPrice: boolean) => string
}

/** The words for a subject, as one line of a phrase book. */
export function subject(heading: string, caption: string, question: Phrase, title: string): SubjectWords {
  return { heading: [heading], caption: [caption], question, title }
}

/** The words for a subject that comes a second time. */
export function again(heading: string, caption: string): Pick<SubjectWords, 'heading' | 'caption'> {
  return { heading: [heading], caption: [caption] }
}
