import { countChars } from '@clipmint/kit'
import type { LanguageCode } from '@clipmint/kit'

import { findSuperlatives } from '../grounding/superlatives.ts'
import type { PointKind, Topic } from '../lexicon/lexicon.ts'
import { lineLimits } from '../line-limits.ts'
import { readers } from '../reading/languages.ts'
import type { Point } from './point.ts'

/** What a text is about. */
export function sortOf(text: string, language: LanguageCode): { kind: PointKind; topic: Topic | null } {
  const { kinds, topics, compared } = readers[language].lexicon
  const own = text.replace(compared, ' ')
  const kind = kinds.find(([, words]) => words.test(own))?.[0] ?? 'feature'
  return { kind, topic: topics.find(([, words]) => words.test(own))?.[0] ?? null }
}

const worth: Record<PointKind, number> = {
  benefit: 3,
  making: 2.9,
  material: 2.8,
  use: 2.6,
  measure: 2.4,
  choice: 2.1,
  service: 2,
  place: 1.8,
  care: 1.6,
  feature: 1.2,
}

/** How much a point says to a buyer in a short video: what it is about, how exact it is, how short it can be said. */
export function scoreOf(
  point: Pick<Point, 'kind' | 'quality' | 'sentence' | 'source' | 'variants'>,
  language: LanguageCode,
): number {
  const { short, most } = lineLimits[language]
  const shortest = countChars(point.variants.at(-1) ?? '')
  const bonuses = [
    point.quality === null ? 0 : 0.4,
    /\d/u.test(point.source.quote) ? 0.3 : 0,
    shortest <= short ? 0.5 : shortest <= most ? 0.2 : -0.4,
    // Words like “best” are the owner's, but the law asks for proof: they may be said, they do not lead.
    findSuperlatives(point.source.quote).length > 0 ? -1 : 0,
    -0.05 * Math.min(point.sentence, 10),
  ]
  return bonuses.reduce((sum, bonus) => sum + bonus, worth[point.kind])
}
