import { kindWords } from '../kinds/words.ts'
import { phraseBooks } from '../phrases/books.ts'
import { lawfulEnglish } from './checked/lawful-english.ts'
import { lawfulNear } from './checked/lawful-near.ts'
import { lawfulPlain } from './checked/lawful-plain.ts'
import { lawfulLearnt } from './checked/lawful.ts'
import { lawfulOfOutsiders, unlawfulOfOutsiders } from './checked/lines-of-outsiders.ts'
import { lawfulOfStrangers, unlawfulOfStrangers } from './checked/lines-of-strangers.ts'
import { realSentencesLearnt } from './checked/real-inputs.ts'
import { realSentencesOfOthers } from './checked/sentences-of-others.ts'
import { unlawfulOfBodies } from './checked/unlawful-of-bodies.ts'
import { unlawfulOfTrade } from './checked/unlawful-of-trade.ts'
import { unlawfulLearnt } from './checked/unlawful.ts'
import owners from './owners/written.json' with { type: 'json' }
import { shopBriefs } from './shops.ts'

export { featuresOf } from '../check/likeness-features.ts'
export { formal } from '../korean/sentence-endings.ts'

/** Claims to learn from. Lines that were held out or kept back are not among them: they stay a measure. */
export const claimsToLearn: readonly string[] = [
  ...unlawfulLearnt,
  ...unlawfulOfBodies,
  ...unlawfulOfTrade,
  ...unlawfulOfStrangers,
  ...unlawfulOfOutsiders,
]

/** Lawful lines to learn from: of shops, and every saying of ours. */
export const lawfulToLearn: readonly string[] = [
  ...lawfulLearnt,
  ...lawfulEnglish,
  ...lawfulNear,
  ...lawfulPlain,
  ...lawfulOfStrangers,
  ...lawfulOfOutsiders,
  ...realSentencesLearnt,
  ...realSentencesOfOthers,
  ...[...shopBriefs, ...owners].flatMap(({ info }) => info.split(/(?<=[.!?])\s+|\n/u)),
  ...ownWords([phraseBooks.ko, phraseBooks.en, kindWords.ko, kindWords.en]),
]

/** Every text in a value, however deep it lies. */
function ownWords(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll('{name}', '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ownWords) : []
}
