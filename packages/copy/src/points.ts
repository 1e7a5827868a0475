import type { LanguageCode } from '@clipmint/kit'

import type { Clause } from './clause.ts'
import { capital, cleanName, lengthOf } from './clean.ts'
import { labelsOf } from './korean/labels.ts'
import { languageOf, readers } from './languages.ts'
import { wordsOfName } from './names.ts'
import type { Point } from './point.ts'
import { lineLimits, scoreOf, sortOf } from './score.ts'
import { splitSentences } from './segment.ts'
import type { ProductBrief } from './types.ts'

export type ReadBrief = {
  /** Best first. */
  points: Point[]
  /** What the owner asks the viewer, as written. */
  questions: string[]
  /** The language the product is described in; null when it is none of ours. */
  language: LanguageCode | null
}

const longestPoint = 90

/** Everything the owner says for the product, best first. */
export function readPoints(brief: ProductBrief): ReadBrief {
  const language = languageOf(brief.info) ?? languageOf(brief.name)
  const { read, lexicon } = readers[language ?? 'en']
  const nameWords = wordsOfName(brief.name)
  const clauses = splitSentences(brief.info).flatMap((sentence, index) =>
    read(sentence, nameWords).map((clause) => ({ clause, index })),
  )
  const said = clauses.filter(
    ({ clause }) => !lexicon.noReason.test(brief.info.slice(clause.start, clause.end)),
  )
  const points = said
    .filter(({ clause }) => !clause.question)
    .map(({ clause, index }) => toPoint(clause, index, brief, language ?? 'en'))
    .filter((point) => point !== null)
  const fresh = withoutRepeats(
    [...points.filter((point) => fits(point, brief)), ...namePoint(brief, language ?? 'en', points.length)],
    brief.name,
  )
  const ranked = fresh
    .map((point, index) => ({ point, index }))
    .sort((a, b) => b.point.score - a.point.score || a.index - b.index)
  return {
    points: ranked.map(({ point }, index) => ({ ...point, id: `p${index + 1}` })),
    questions: said
      .filter(({ clause }) => clause.question)
      .flatMap(({ clause }) => clause.variants.slice(0, 1)),
    language,
  }
}

function toPoint(
  clause: Clause,
  sentence: number,
  brief: ProductBrief,
  language: LanguageCode,
): Point | null {
  const short = clause.variants.filter((text) => lengthOf(text) <= longestPoint)
  const quote = brief.info.slice(clause.start, clause.end)
  const sorted = sortOf(`${short[0] ?? ''} ${quote}`, language)
  const { lexicon } = readers[language]
  // A service has nothing to be looked after, and news is news whatever season it names.
  const cleaned = sorted.kind === 'care' && lexicon.serves.test(brief.name) ? 'service' : sorted.kind
  const good = cleaned === 'feature' && clause.quality !== null ? 'benefit' : cleaned
  const kind = lexicon.fresh.test(quote) ? 'feature' : good
  const eaten = kind === 'material' && lexicon.consumed.test(brief.name)
  const topic = eaten ? 'ingredient' : sorted.topic
  if (short.length === 0 || bareList.test(short[0] ?? '') || (kind === 'feature' && tooThin(short[0] ?? '')))
    return null
  const source = { field: 'info' as const, start: clause.start, end: clause.end, quote }
  const labels = labelsFor(short[0] ?? '', language)
  const point = { id: '', kind, topic, variants: short, quality: clause.quality, labels, sentence, source }
  return { ...point, score: scoreOf(point, language) }
}

/** “다육이랑 알로에” names things and says nothing of them. */
const bareList = /^[가-힣]+(?:이랑|랑|하고)\s[가-힣]+$/u

/** A point with no form short enough for any scene would be promised and never said. */
function fits({ variants }: Point, { language }: ProductBrief): boolean {
  return variants.some((text) => lengthOf(text) <= lineLimits[language].small)
}

/** The owner's own nouns for what a sentence is about. */
function labelsFor(text: string, language: LanguageCode): string[] {
  const known = readers[language].lexicon.label.exec(text)?.[0]
  return [...(language === 'ko' ? labelsOf(text) : []), ...(known ? [capital(known)] : [])]
}

/** A single word that nothing is known of (“Freesize”, “화이트”) says too little for a scene. */
function tooThin(text: string): boolean {
  return !text.includes(' ') && lengthOf(text) < 6
}

/** With little else to say, a name that tells something (“유기농 참기름 300ml”) is itself a point. */
function namePoint(brief: ProductBrief, language: LanguageCode, known: number): Point[] {
  const text = cleanName(brief.name)
  const { kind, topic } = sortOf(text, language)
  if (known >= 2 || kind === 'feature' || !text.includes(' ')) return []
  const source = { field: 'name' as const, start: 0, end: brief.name.length, quote: brief.name }
  return [
    { id: '', kind, topic, score: 0.5, variants: [text], quality: null, labels: [], sentence: -1, source },
  ]
}

/** Points said before, in any of their forms, and the bare name are left out. */
function withoutRepeats(points: readonly Point[], name: string): Point[] {
  const plain = (text: string): string => text.toLocaleLowerCase('en').replace(/[\s.,]/gu, '')
  const seen = new Set<string>()
  return points.filter(({ variants, sentence }) => {
    const keys = variants.map(plain)
    const repeat = keys.some((key) => seen.has(key)) || (sentence >= 0 && keys[0] === plain(cleanName(name)))
    if (!repeat) for (const key of keys) seen.add(key)
    return !repeat
  })
}
