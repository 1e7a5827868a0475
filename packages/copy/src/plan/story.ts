import { countChars } from '@clipmint/kit'

import type { Head, Rows } from '../facts/head.ts'
import { saysNew } from '../grounding/claims.ts'
import { leadsToLarge } from '../korean/read-on.ts'
import { type Intent, type PointKind, pointKinds } from '../lexicon/lexicon.ts'
import { lineLimits } from '../line-limits.ts'
import type { PhraseBook, SubjectWords } from '../phrases/book.ts'
import { phraseBooks } from '../phrases/books.ts'
import { formatPrice } from '../prices.ts'
import { ordered } from '../reading/clean.ts'
import { readers } from '../reading/languages.ts'
import { nameVariants } from '../reading/names.ts'
import type { LeftOut, ProductBrief } from '../types.ts'
import { addedTo } from './adds.ts'
import { isCaution, isRefusal, type Point } from './point.ts'
import { readPoints } from './points.ts'
import { priceTerms, withoutPriceTerms } from './price-terms.ts'
import { isTerm } from './terms/terms.ts'

/** Everything the angles tell from. */
export type Story = {
  brief: ProductBrief
  points: Point[]
  /** What the owner asks the viewer. */
  asked: string[]
  /** The same, where it is in the video's language. */
  questions: string[]
  phrases: PhraseBook
  /** Longest first; may be empty when the name holds nothing that can be shown. */
  name: string[]
  price: string | null
  /** What the owner says the price is for. */
  priceTerms: string[]
  /** The product is described in the video's own language. */
  sameLanguage: boolean
  fresh: boolean
  intent: Intent | null
  serves: boolean
  consumed: boolean
  /** What of the owner's words cannot be told. */
  leftOut: LeftOut[]
}

/** A first line, and what it uses. */
export type Opening = {
  headline: string[]
  sub: string[]
  /** The headline is true only with the small words. */
  announces?: boolean
  over?: Rows | null
  /** Said by the hook itself. */
  point: Point | null
  /** What the hook promises: it must come next. */
  lead: Point | null
  title: string
}

/** Reads a brief into a story. */
export function readStory(brief: ProductBrief): Story {
  const { points: all, questions, language, leftOut } = readPoints(brief)
  const terms = priceTerms(brief)
  const points = withoutPriceTerms(all, terms)
  const { lexicon } = readers[language ?? 'en']
  const said = `${brief.name}\n${brief.info}\n${brief.purpose}`
  const sameLanguage = language === brief.language
  // A latte is drunk in a café with a car park and stays a latte.
  const consumed = lexicon.consumed.test(brief.name)
  return {
    brief,
    points,
    asked: questions,
    questions: sameLanguage ? questions : [],
    phrases: phraseBooks[brief.language],
    name: nameVariants(brief.name, language ?? brief.language),
    price: brief.price ? formatPrice(brief.price, brief.language) : null,
    priceTerms: terms,
    sameLanguage,
    fresh: lexicon.fresh.test(said) || saysNew(brief.purpose),
    intent: lexicon.intents.find(([, words]) => words.test(said))?.[0] ?? null,
    serves: lexicon.serves.test(brief.name) || (!consumed && lexicon.attends.test(brief.info)),
    consumed,
    leftOut,
  }
}

/** How a point's subject is spoken of in the video's language. */
export function subjectOf({ phrases }: Story, point: Point): SubjectWords {
  const topic = point.topic === null ? null : phrases.topics[point.topic]
  return topic?.kinds.includes(point.kind) ? topic.words : phrases.subjects[point.kind]
}

/** Whether a point has big words of its own. */
export function isHeadline(story: Story, point: Point): boolean {
  const { big, isPoor } = sizesOf(story, point)
  return story.sameLanguage && big.length > 0 && !isPoor
}

/** What a scene says of a point: big words, a line beneath, whether the big words need that line, and whether they are poor. */
export type Sizes = {
  big: string[]
  small: string[]
  isPart: boolean
  isPoor: boolean
  over?: Rows | null
  /** The sentence that both rows are halves of, in one, where it has room beneath the name. */
  whole?: string
}

/** A point's sentence in the forms that have room as a line beneath, longest first. */
export function smallOf({ brief }: Story, { variants }: Point): string[] {
  return variants.filter((text) => countChars(text) <= lineLimits[brief.language].small)
}

/** A point's big words, the best and a shorter one, and the line beneath, in the forms that have room. Others than `but`. */
export function sizesOf(story: Story, point: Point, but = ''): Sizes {
  const { brief, name } = story
  const { most, short } = lineLimits[brief.language]
  const heads = point.heads.filter(({ text }) => countChars(text) <= most && text !== but)
  const [best] = byTone(heads, brief.tone)
  const beneath = smallOf(story, point)
  if (best === undefined) return { big: [], small: beneath, isPart: false, isPoor: false }
  const isPoor = best.isPoor === true
  const shorter = heads.find(
    (head) =>
      countChars(head.text) <= short &&
      head !== best &&
      countChars(head.text) < countChars(best.text) &&
      !head.isPart,
  )
  const big = ordered([best.text, ...(countChars(best.text) > short && shorter ? [shorter.text] : [])])
  const longer = beneath.filter((text) => countChars(text) > countChars(best.text) && !big.includes(text))
  if (best.beneath !== undefined) {
    const { text, beneath: small, over } = best
    const [whole = ''] = beneath
    const isKorean = /[가-힣]/u.test(whole)
    const rows = over && countChars(over.sub) <= most && leadsTo(whole, over) ? over : null
    const said = { big: [text], small: [small], isPart: true, isPoor }
    // A question stands over its answer.
    if (whole === point.variants[0] && !text.endsWith('?')) return { ...said, over: rows, whole }
    return { ...said, ...(over === undefined ? {} : { over: isKorean ? over : rows }) }
  }
  if (best.isPart) {
    const small = longer.filter((text, at) => at === 0 || countChars(text) > most)
    return { big, small, isPart: longer.length > 0, isPoor }
  }
  return { big, small: addedTo([...big, ...name], longer, big), isPart: false, isPoor }
}

/** A case before what holds in it. */
const conditionStart =
  /^(?:if|when|while|once|after|before|until|because|since|kalau|jika|bila|saat|ketika|setelah|sebelum|nếu|khi|sau khi|trước khi|vì)\s/iu

/** Whether a sentence's first half leads to the second, which may stand large under it; what is added to a statement may not. */
function leadsTo(whole: string, rows: Rows): boolean {
  return /[가-힣]/u.test(whole) ? leadsToLarge(whole, rows) : conditionStart.test(rows.sub)
}

/** A lively tone says what is done, the others name it. */
function byTone(heads: readonly Head[], tone: ProductBrief['tone']): Head[] {
  if (tone !== 'fun' && tone !== 'casual') return [...heads]
  const [first] = heads
  return first?.beneath !== undefined || (first && /\d|만$|무료|무상|공짜|대신|\?$/u.test(first.text))
    ? [...heads]
    : heads.slice(0, 2).toSorted((a, b) => Number(b.text.endsWith('요')) - Number(a.text.endsWith('요')))
}

/** What its owner asks a buyer to do is no reason to buy it. */
export const chore =
  /^(?:그 외|나머지)\s|(?:주세요|하세요|드세요|두세요|넣으세요|(?<!버리지 |참지 |망설이지 |포기하지 |고민하지 |미루지 )마세요|권해요|보관해요|(?:담그|말리|씻으|닦으|데우|끓이|불리|헹구|뿌리|바르|냉동하|보관하)세요|[주드하마두]이소|드시소|권장|해야 해요|셔야 해요|셔야 함)$|^(?:Sau khi|Trước khi|Để tủ|Others?|They|Both|See)\s|^Just (?:stand|put|warm|rinse|soak|wipe|shake|stir)\s|^(?:Send|Post) (?:it|them|your)\s|^(?:Keep|Store|Wash(?:es)?|Trim|Rinse|Soak|Shake|Stir|Reheat|Defrost|Thaw|Water (?:it|them|once|twice|weekly|every|when)|Clean|Wipe|Dry|Use (?:only|\d|cold|cool|hot|warm|a little)|Do|Need|Must|Allow|Book|Bring(?!.*\bfree\b)|Ring|Te?xt|Message|DM|Call ahead|So call)\s|(?<!\p{L})(?:ghi chú|nhớ đặt|không nhận|pesan paling lambat|wajib|harap)(?!\p{L})/u

/** When it is open, and how long it takes, which is of use to whoever comes already. */
export const hours =
  /(?:아침|오전|낮) ?\d{1,2}시 ?\d{0,2}분?부터|(?:영업|여는|문 ?여|입실|체크인)[^.]*\d ?시|(?:평일|주말|매일)[^.]*\d ?시[^.]{0,6}(?:까지|부터|열어|열고|닫)|\d{1,2}:\d\d ?[-~–]|\b(?:open|check[- ]?(?:in|out))\b.*\d|^(?:[^\s,]+ ){0,2}(?:buka|mở cửa(?! sổ))(?!\p{L}).*\d|^(?:(?:pagi|siang|sore|malam) )?jam \d|(?<!\p{L})(?:we|i) close (?:at|on|for|early)(?!\p{L})|^(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:mon|tue|wed|thu|fri|sat|sun)\w* (?:to|thru|through|till|[-–]) (?:mon|tue|wed|thu|fri|sat|sun)\w*$|^(?:(?:about|around|usually|takes?|khoảng|sekitar|kira-kira) )*(?:\d+(?:[-–]\d+)?|an?|one|two|three|half) (?:minutes?|hours?|days?|weeks?|months?|menit|jam|hari|minggu|bulan|phút|tiếng|giờ|ngày|tuần|tháng)(?: and (?:a )?half)?$/iu

/** A number alone (“100g”, “1호 3~4인용”) tells a stranger nothing; with so many letters it says what of. */
const MEASURED = 5

/** Whether a point may open a video: no caution, no refusal, no chore, and more than a bare number. */
function opens(story: Story, point: Point): boolean {
  const { big, small } = sizesOf(story, point)
  const [text = ''] = big
  if (point.heads.some(({ text: head, isLabel }) => isLabel === true && head === text)) return false
  if (
    point.tellAfter !== undefined ||
    point.goesOn === true ||
    isTerm(point.variants[0] ?? '') ||
    isCaution(point) ||
    isRefusal(point) ||
    chore.test(point.variants[0] ?? '') ||
    hours.test(point.variants[0] ?? '')
  )
    return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isBare = point.kind === 'measure' && small.length === 0 && letters < MEASURED
  return text !== '' && !isBare && (text.includes(' ') || small.length > 0)
}

/** The points that can open a video, strongest first. */
export function openers(story: Story, kinds: readonly PointKind[] = pointKinds): Point[] {
  return story.points.filter(
    (point) => kinds.includes(point.kind) && isHeadline(story, point) && opens(story, point),
  )
}
