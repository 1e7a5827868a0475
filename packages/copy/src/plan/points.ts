import { countChars } from '@clipmint/kit'
import type { LanguageCode } from '@clipmint/kit'

import type { Head } from '../facts/head.ts'
import { strengthOf } from '../facts/strength.ts'
import { labelsOf } from '../korean/labels.ts'
import { isPlea, isUnpaid } from '../korean/terms.ts'
import { dangles } from '../korean/words.ts'
import { lineLimits } from '../line-limits.ts'
import type { Clause } from '../reading/clause.ts'
import { capital, cleanName } from '../reading/clean.ts'
import { languageOf } from '../reading/language-of.ts'
import { readers } from '../reading/languages.ts'
import { wordsOfName } from '../reading/names.ts'
import { tearsQuotation } from '../reading/quotations.ts'
import { readSentences } from '../reading/segment.ts'
import type { LeftOut, ProductBrief, WhyLeftOut } from '../types.ts'
import { isDrawback, penalizes, refuses, tellsWait } from '../unwelcome/unwelcome.ts'
import { inParts } from './in-parts.ts'
import { labelledHeads } from './labelled-heads.ts'
import { type Point, refusalStrength } from './point.ts'
import { scoreOf, sortOf } from './score.ts'

export type ReadBrief = {
  /** Best first. */
  points: Point[]
  /** What the owner asks the viewer, as written. */
  questions: string[]
  /** The language the product is described in; null when it is none of ours. */
  language: LanguageCode | null
  /** What of the information can be no point and no question, in the order that it is written. */
  leftOut: LeftOut[]
}

/** As much as both rows of a scene hold. */
const longestPoint = lineLimits.en.most + lineLimits.en.small
/** As many big words of one fact as are ever chosen from. */
const HEADS = 6
/** The strength of what its owner appeals to. */
const PLEA = 8
/** The strength of a bare size. */
const SIZE = 2.5

/** Everything the owner says for the product, best first. */
export function readPoints(brief: ProductBrief): ReadBrief {
  const language = languageOf(brief.info, brief.language) ?? languageOf(brief.name)
  const reader = readers[language ?? 'en']
  const nameWords = wordsOfName(brief.name)
  const { sentences, unread } = readSentences(brief.info, brief.name)
  const judged = sentences
    .flatMap((sentence, index) => {
      const judgeAll = (clauses: readonly Clause[]) =>
        clauses.map((clause) => ({ clause, index, said: judge(clause, index, brief, language ?? 'en') }))
      const isLost = ({ said }: { said: Judged }): boolean => hasNoPlace(said, brief)
      const whole = judgeAll(reader.read(sentence, nameWords))
      const parts = whole.some(isLost) ? judgeAll(inParts(sentence, reader, nameWords)) : []
      return parts.length > 0 && !parts.some(isLost) ? parts : whole
    })
    .map(({ clause, index, said }, at, all) => {
      const isOf = (clause.refersBack ?? sentences[index]?.refersBack) === true && said.point
      if (!isOf) return said
      const limits = clause.limits ? { limits: true as const } : {}
      const variants = isOf.variants.map((text) => withItsLink(text, brief, clause.start))
      return { point: { ...isOf, variants, tellAfter: all[at - 1]?.clause.start ?? -1, ...limits } }
    })
  const points = judged.flatMap(({ point }) => point ?? [])
  const losses = judged.flatMap(({ lost }) => lost ?? [])
  const known = points.length + losses.filter(({ reason }) => reason === 'too-long').length
  const fresh = withoutRepeats([...points, ...namePoint(brief, language ?? 'en', known)], brief.name)
  const ranked = fresh
    .map((point, index) => ({ point, index }))
    .sort((a, b) => b.point.score - a.point.score || a.index - b.index)
  return {
    points: ranked.map(({ point }, index) => ({ ...point, id: `p${index + 1}` })),
    questions: judged.flatMap(({ question }) => question ?? []),
    language,
    leftOut: [...losses, ...unread]
      .toSorted((a, b) => a.start - b.start)
      .map((one) => toLeftOut(one, brief.info)),
  }
}

/** What follows from the fact before, by its link again: “(we leave the key in the lock box,) so you don’t need to hurry”. */
function withItsLink(text: string, { info, language }: ProductBrief, start: number): string {
  const [, link] = /(?<!\p{L})(so|jadi|makanya|nên)\s*$/iu.exec(info.slice(0, start)) ?? []
  if (link === undefined || !/^\p{Lu}\p{Ll}/u.test(text)) return text
  const isOfMine = /^I(?:\s|[’'])/u.test(text)
  const said = `${capital(link)} ${isOfMine ? text : text.charAt(0).toLocaleLowerCase('en') + text.slice(1)}`
  return countChars(said) <= lineLimits[language].small ? said : text
}

/** A stretch of the owner's text that is left out. */
type Lost = { start: number; end: number } & WhyLeftOut

/** What becomes of a clause: a point, a question, or nothing. */
type Judged = { point?: Point; question?: string; lost?: Lost }

/** Whether words have room neither in one row nor in two that are read one after the other. */
function hasNoPlace({ lost, point }: Judged, { language }: ProductBrief): boolean {
  const { small } = lineLimits[language]
  const isLong = point?.variants.every((text) => countChars(text) > small) === true
  const isInRows =
    point?.heads.some(({ beneath, isPoor }) => beneath !== undefined && isPoor !== true) === true
  return lost?.reason === 'too-long' || (isLong && !isInRows)
}

/** Whether a clause can be told, and in which forms. */
function judge(read: Clause, sentence: number, brief: ProductBrief, language: LanguageCode): Judged {
  const clause = withWholeQuotations(read)
  const { start, end, variants, question, isTorn } = clause
  const lose = (why: WhyLeftOut): Judged => ({ lost: { start, end, ...why } })
  if (!isReason(brief.info.slice(start, end), clause, language)) return lose({ reason: 'no-reason' })
  const limits = lineLimits[brief.language]
  const most = question ? limits.most : limits.small
  const isLong = variants.length > 0 && variants.every((text) => countChars(text) > most)
  if (isLong && question) return lose({ reason: 'too-long', most })
  if (question) return { question: variants[0] ?? '' }
  if (isTorn) return lose({ reason: 'too-long', most })
  const point = toPoint(clause, sentence, brief, language)
  // A sentence too long for the line beneath may stand in two rows.
  if (isLong && !point?.heads.some(({ beneath }) => beneath !== undefined))
    return lose({ reason: 'too-long', most })
  return point ? { point } : lose({ reason: 'too-thin' })
}

/** A clause without the marks of a quotation of which it holds one end alone. */
function withWholeQuotations(clause: Clause): Clause {
  if (!clause.variants.some(tearsQuotation)) return clause
  return { ...clause, variants: clause.variants.map((text) => text.replace(/[“”]/gu, '')) }
}

/** Whether words are worth telling a buyer: no greeting, no want of what people buy for, and no fault. */
function isReason(quote: string, { quality, question }: Clause, language: LanguageCode): boolean {
  const { noReason, wanted, unwanted } = readers[language].lexicon
  const isFault = (about: string): boolean =>
    quality?.denied === true ? wanted.test(about) : unwanted.test(about) && !about.startsWith('덜 ')
  const faulty = quality !== null && [quality.about, quality.about.split(' ')[0] ?? ''].some(isFault)
  return !noReason.test(quote) && (question || !faulty)
}

function toLeftOut({ start, end, ...why }: Lost, info: string): LeftOut {
  return { text: told(info.slice(start, end)), field: 'info', ...why }
}

/** Words as they are told of, without the stop that ended them. */
export function told(quote: string): string {
  return quote.trim().replace(/[.,。]+$/u, '')
}

function toPoint(
  clause: Clause,
  sentence: number,
  brief: ProductBrief,
  language: LanguageCode,
): Point | null {
  const short = clause.variants.filter((text) => countChars(text) <= longestPoint)
  const quote = brief.info.slice(clause.start, clause.end)
  const sorted = sortOf(`${short[0] ?? ''} ${quote}`, language)
  const { lexicon } = readers[language]
  // A service has nothing to be looked after, and news is news whatever season it names.
  const cleaned = sorted.kind === 'care' && lexicon.serves.test(brief.name) ? 'service' : sorted.kind
  const good = cleaned === 'feature' && clause.quality !== null ? 'benefit' : cleaned
  const kind = lexicon.fresh.test(quote) ? 'feature' : good
  const eaten = kind === 'material' && lexicon.consumed.test(brief.name)
  const topic = eaten ? 'ingredient' : sorted.topic
  if (
    short.length === 0 ||
    namesThings(short[0] ?? '', quote, language) ||
    (kind === 'feature' && tooThin(short[0] ?? ''))
  )
    return null
  const source = { field: 'info' as const, start: clause.start, end: clause.end, quote }
  const labels = labelsFor(short[0] ?? '', language)
  const isWarning = (lexicon.caution.test(quote) && !isPlea(quote)) || lexicon.request.test(quote)
  // “14만원이고 용량 올리면 2만원 추가돼요”: a price list is no caution.
  const isCaution = isWarning || penalizes(quote) || (isDrawback(quote) && !/[\d만천백]원이?고/u.test(quote))
  const weigh = (): number => {
    if (isCaution) return 0
    if (isPlea(quote)) return PLEA
    // How large it is or how long it takes, nobody stops for; what else is said before it may be worth it.
    const [firstPart = ''] = quote.split(/,\s/u)
    if ((topic === 'size' && kind === 'measure' && firstPart === quote) || tellsWait(firstPart)) return SIZE
    return refuses(short[0] ?? '') && !isUnpaid(short[0] ?? '') ? refusalStrength : strengthOf(quote, kind)
  }
  const strength = weigh()
  // Half of a warning would be its opposite.
  const heads = headsOf(short, quote, language, brief).filter(
    ({ text, beneath, isLabel }) =>
      !isCaution || text === short[0] || ((isLabel === true || !isWarning) && beneath !== undefined),
  )
  const point = {
    id: '',
    kind,
    topic,
    strength,
    variants: short,
    heads,
    quality: clause.quality,
    labels,
    sentence,
    source,
    ...(isWarning ? { isWarning } : {}),
    ...(clause.goesOn ? { goesOn: true as const } : {}),
  }
  return { ...point, score: strength + scoreOf(point, language) / 10 }
}

/** The name of a Korean field before its value. */
const ofKoreanField = /^([\p{L}/· ]{1,16}?)\s?[:：]/u

/** The big words of a clause: forms of it that are true alone, and what its sentence allows beside it. */
function headsOf(
  variants: readonly string[],
  quote: string,
  language: LanguageCode,
  { language: shown }: ProductBrief,
): Head[] {
  const { most } = lineLimits[shown]
  const [whole = ''] = variants
  // “분당, 판교, 수지” of “배송지역: 분당, 판교, 수지” is told with its label.
  const [, koreanLabel = ''] = ofKoreanField.exec(whole) ?? []
  const [, before = '', mark = ''] = /^([\p{L} ]{1,16}?)\s*([:：\n|])/u.exec(quote) ?? []
  // A line of its own or “|” is read as a colon where it stands after a label.
  const isLabel = /[:：]/u.test(mark) || whole.startsWith(`${before}:`)
  const label = language === 'ko' ? koreanLabel : isLabel ? before : ''
  const value = whole.startsWith(label) ? whole.slice(label.length).replace(/^\s?[:：]?\s/u, '') : ''
  // “Lắp đặt: free lắp đặt …” says what it is of by itself.
  const [first = ''] = value.split(/,\s/u)
  const isSaid = language !== 'ko' && first.toLocaleLowerCase('en').includes(label.toLocaleLowerCase('en'))
  if (label !== '' && value !== '' && !isSaid) return labelledHeads({ label, value }, language, most)
  const said = label !== '' && value !== '' ? capital(value) : whole
  const shorter = [said, ...variants].filter((text) => countChars(text) <= most && !dangles(text))
  return readers[language]
    .headlines(said, [...new Set(shorter)])
    .filter(
      ({ text, beneath = '' }) =>
        countChars(text) <= most && !tearsQuotation(text) && !tearsQuotation(beneath),
    )
    .slice(0, HEADS)
}

/** “다육이랑 알로에”, “먹색, 민트마켓”: names things, or tags, and says nothing of them; “달콤하고 향긋해요” does. */
function namesThings(text: string, quote: string, language: LanguageCode): boolean {
  if (/^[가-힣]+(?:이랑|랑|하고)\s(?![가-힣]*요$)[가-힣]+$/u.test(text)) return true
  // “800k/tháng” is what something costs.
  if (/^\D{0,4}\d[^\s/]*\/\p{L}+$/u.test(told(quote))) return false
  // “Mowers, chainsaws, snowblowers, tillers”: what a shop works on.
  const tags = told(quote).split(/\s*[,/·]\s*/u)
  return (
    tags.length > 1 &&
    (language === 'ko' || tags.length < TRADES_LEAST || quote.includes('#')) &&
    tags.every((tag) => /^#?[\p{L}\p{N}]+$/u.test(tag)) &&
    tags.some((tag) => sortOf(tag, language).kind === 'feature')
  )
}

/** As many things named say what a shop works on. */
const TRADES_LEAST = 3

/** The owner's own nouns for what a sentence is about. */
function labelsFor(text: string, language: LanguageCode): string[] {
  const known = readers[language].lexicon.label.exec(text)?.[0]
  return [...(language === 'ko' ? labelsOf(text) : []), ...(known ? [capital(known)] : [])]
}

/** A single word that nothing is known of (“Freesize”, “화이트”) says too little for a scene. */
function tooThin(text: string): boolean {
  return !text.includes(' ') && countChars(text) < 6
}

/** With nothing else to say, a name that tells something (“유기농 참기름 300ml”) is itself a point. */
function namePoint(brief: ProductBrief, language: LanguageCode, known: number): Point[] {
  const text = cleanName(brief.name)
  const { kind, topic } = sortOf(text, language)
  if (known > 0 || kind === 'feature' || !text.includes(' ')) return []
  const source = { field: 'name' as const, start: 0, end: brief.name.length, quote: brief.name }
  return [
    {
      id: '',
      kind,
      topic,
      score: 0.5,
      strength: 2,
      variants: [text],
      heads: [{ text, isPart: false }],
      quality: null,
      labels: [],
      sentence: -1,
      source,
    },
  ]
}

/** Points said before, in any of their forms, and the bare name are left out. */
function withoutRepeats(points: readonly Point[], name: string): Point[] {
  const plain = (text: string): string => text.toLocaleLowerCase('en').replace(/[\s.,]/gu, '')
  const seen = new Set<string>()
  return points.filter(({ variants, sentence }) => {
    const keys = variants.map(plain)
    const repeat =
      keys.some((key) => seen.has(key)) || (sentence >= 0 && saysOnlyName(variants[0] ?? '', name))
    if (!repeat) for (const key of keys) seen.add(key)
    return !repeat
  })
}

/** Whether words are the name again, whatever their order: “Beginner Wheel Throwing (6 weeks)” of “Beginner Wheel Throwing – 6 Week Class”. */
function saysOnlyName(text: string, name: string): boolean {
  const wordsOf = (from: string): string[] =>
    (from.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
      word.replace(/(?<=[a-z]{3})s$/u, ''),
    )
  const own = new Set(wordsOf(cleanName(name)))
  const plain = (of: string): string => of.toLocaleLowerCase('en').replace(/[\s.,]/gu, '')
  return plain(text) === plain(cleanName(name)) || wordsOf(text).every((word) => own.has(word))
}
