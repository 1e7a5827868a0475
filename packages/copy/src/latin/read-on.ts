import type { Head, Rows } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { capital, lengthOf } from '../reading/clean.ts'
import type { LatinPhrases } from './grammar.ts'

/** All languages in Latin letters have as much room. */
const { most: MOST, small: SMALL_MOST } = lineLimits.en
/** Fewer letters of a line beneath read as a scrap. */
const LEAST = 3
/** What a cut is worth that a reader cannot know to be a pause, and the least that a pause is with its length. */
const POOR = -3
const LEAST_PAUSE = 1
/** Fewer letters of big words do, and of a single word. */
const BIG_LEAST = 5
const WORD_LEAST = 9
/** One of several parts of fewer letters is no first row. */
const PART_LEAST = 10

/**
 * What stands beneath big words so that both say the sentence once: what follows them (“Let the dough rest | for 20 hours”), or
 * the other parts where they are one of its parts between commas (“Free exchange | If you pick the wrong size”). Null where
 * they stand elsewhere in it.
 */
export function beneathHead(head: string, sentence: string): string | null {
  const front = plainly(head.replace(/\?$/u, ''))
  const whole = plainly(sentence)
  const parts = sentence.split(/,\s+/u)
  if (whole.startsWith(front)) {
    const rest = sentence.slice(front.length)
    // “from 8 | to 20” parts a range.
    if (/\d$/u.test(front) && /^\s(?:to|until|till|sampai|đến|–|-|x)\s/iu.test(rest)) return null
    const next = rest.replace(/^[,;:?]\s*/u, '')
    // A list goes on as it was written; a second thought begins again.
    if (rest.startsWith('?')) return standing(capital(next))
    const thought = next.replace(/^(?:and|dan|và)\s/iu, '')
    return /^[,;:]/u.test(rest) ? standing(parts.length > 2 ? next : capital(thought)) : readingOn(rest)
  }
  const at = parts.findIndex((part, index) => index > 0 && plainly(part) === front)
  const others = parts.filter((_, index) => index !== at)
  // “14 hours” out of “Cold brew, 14 hours, beans …” says nothing first.
  if (at < 0 || (lengthOf(head) < PART_LEAST && parts.length > 2)) return null
  return standing(capital(others.join(', ').replace(/^(?:and|dan|và)\s/iu, '')))
}

function readingOn(rest: string): string | null {
  return /^\s/u.test(rest) ? standing(rest.trim()) : null
}

function standing(rest: string): string | null {
  const length = lengthOf(rest)
  return length < LEAST || length > SMALL_MOST ? null : rest
}

function plainly(text: string): string {
  return text.toLocaleLowerCase('en')
}

/**
 * A sentence in two rows that read on, the first of them big: “We deliver by bicycle | within 4 km every Friday before 6”. Best
 * at a pause, else before a phrase, else between what is spoken of and what is said of it.
 */
export function readOn(sentence: string, grammar: LatinPhrases): Head[] {
  const words = sentence.split(' ')
  const rows = words
    .slice(0, -1)
    .flatMap((word, at) => {
      const left = words.slice(0, at + 1).join(' ')
      const text = left.replace(/[,;:]$/u, '')
      const beneath = beneathHead(text, sentence)
      const length = lengthOf(text)
      const next = words[at + 1] ?? ''
      const worth = pauseBetween(words.slice(0, at + 1), words.slice(at + 1), grammar)
      const isPronoun = /\s(?:it|them|you|me|us)$/iu.test(text) && grammar.breaks.test(next)
      const hangs = grammar.open.test(text) && !isPronoun && !/[,;:]$/u.test(word)
      if (beneath === null || worth === null || hangs || length > MOST) return []
      if (length < (text.includes(' ') ? BIG_LEAST : WORD_LEAST)) return []
      return [{ head: { text: capital(text), isPart: true, beneath }, worth: worth + length / 12 }]
    })
    .toSorted((a, b) => b.worth - a.worth)
  const good = rows.filter(({ worth }) => worth >= LEAST_PAUSE)
  if (good.length > 0) return good.map(({ head }) => head)
  return rows
    .filter(({ head }) => head.beneath.includes(' '))
    .slice(0, 1)
    .map(({ head }) => ({ ...head, isPoor: true }))
}

/** A sentence with its last row big, for a scene whose small words stand over the big ones. */
export function leadIn(sentence: string, grammar: LatinPhrases): Rows | null {
  const words = sentence.split(' ')
  const rows = words.slice(0, -1).flatMap((word, at) => {
    const left = words.slice(0, at + 1)
    const rest = words.slice(at + 1)
    const headline = rest.join(' ')
    const sub = left.join(' ').replace(/[,;:]$/u, '')
    const pause = pauseBetween(left, rest, grammar)
    const fits = lengthOf(headline) >= WORD_LEAST && lengthOf(headline) <= MOST && lengthOf(sub) <= SMALL_MOST
    if (pause === null || pause < 0 || !fits) return []
    const isOther = /[,;:?]$/u.test(word)
    return [
      {
        rows: { headline: isOther ? capital(headline) : headline, sub },
        worth: pause + lengthOf(headline) / 24,
      },
    ]
  })
  return rows.toSorted((a, b) => b.worth - a.worth)[0]?.rows ?? null
}

/** What a number belongs to. */
const ofNumber = /^(?:first|last|next|jam|pukul|radius|lúc|tầng|độ|no|from|beli|mua|age|ages|size)$/iu

const weekday = /^(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?$/iu
/** The front of a clause after “and”. */
const clauseFront =
  /^(?:we|i|you|it|they|the|our|your|my|is|are|send|put|leave|bring|stop|refund|wrap|kami|bisa|dibuat|dijahit|ditunggu|bagian|có|được|giao|là|it[’']s|we[’']\w+|i[’']\w+|you[’']\w+)$/iu
/** Who begins a clause. */
const doerAlone = /^(?:you|we|i|it|they|kami|anda|mình|shop)$/iu

/** How well a reader may pause between two words; null where they may not. */
function pauseBetween(
  left: readonly string[],
  rest: readonly string[],
  { and, breaks, condition, relative, number, says, strong }: LatinPhrases,
): number | null {
  const word = left.at(-1) ?? ''
  const [next = ''] = rest
  const isAnd = new RegExp(`^(?:${and}|or|atau|hoặc)$`, 'iu')
  // “We scale, gut | and fillet”: a list is told together, where it has room.
  if (word.endsWith('?')) return 3
  if (/[,;:]$/u.test(word)) return rest.slice(1, 3).some((other) => isAnd.test(other)) ? 0.4 : 3
  if (isAnd.test(next) && clauseFront.test(rest[1] ?? '')) return 1.6
  // “from 8 | to 20” and “6 | months” part a number from what it is of.
  if (isNumber(word, number)) return null
  if (/^(?:–|-|x)$/iu.test(next) || (weekday.test(word) && /^(?:to|until|through|sampai|đến)$/iu.test(next)))
    return null
  if (relative.test(`${next} `)) return 1.6
  if (word === '+') return null
  // “piece | to piece”
  if (rest[1]?.toLocaleLowerCase('en') === word.toLocaleLowerCase('en')) return null
  // “Wake | and Durham”: names are told together.
  if (isAnd.test(next)) return 0.4
  if (breaks.test(next)) return breaks.test(word) ? null : 2
  if (breaks.test(word)) return null
  // “If we can’t fix it | you pay nothing”.
  if (left.length > 3 && condition.test(left.join(' ')) && doerAlone.test(next)) return 2.5
  if (new RegExp(`^(?:${strong.source})$`, 'iu').test(next)) return 1.4
  if (says.test(next)) return 1
  if (doerAlone.test(next)) return 0.7
  if (isNumber(next, number)) return rest.length > 3 && word.length > 3 && !ofNumber.test(word) ? 0.8 : null
  return /^(?:every|all|each|no|tanpa|\p{L}{3,}ed)$/iu.test(next)
    ? 0.8
    : /^(?:the|an?|our|your|my)$/iu.test(next)
      ? 0.5
      : POOR
}

/** Whether big words that open a sentence leave the rest of it standing. */
export function mayPause(head: string, sentence: string, grammar: LatinPhrases): boolean {
  const words = sentence.split(' ')
  const count = head.split(' ').length
  const isFront = plainly(sentence).startsWith(plainly(head))
  return !isFront || pauseBetween(words.slice(0, count), words.slice(count), grammar) !== null
}

function isNumber(word: string, number: RegExp): boolean {
  return new RegExp(`^(?:${number.source})$`, 'iu').test(word)
}
