import { countChars } from '@clipmint/kit'

import type { Head, Rows } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { capital } from '../reading/clean.ts'
import { clauseFront, doer, hasMark } from './belongs.ts'
import type { LatinPhrases } from './grammar.ts'
import { pauseBetween, POOR, PART_LEAST } from './pauses.ts'
import { mayTurn } from './turned.ts'

/** All languages in Latin letters have as much room. */
const { most: MOST, small: SMALL_MOST } = lineLimits.en
/** Fewer letters of a line beneath read as a scrap. */
const LEAST = 3
/** The least that a pause is worth with its length. */
const LEAST_PAUSE = 1
/** The least pause of a sentence that has room beneath the name, where it would be whole. */
const SURE_PAUSE = 1.4
/** Fewer letters of big words do, and of a single word. */
const BIG_LEAST = 5
const WORD_LEAST = 9
/** A single word of fewer letters stands beneath nothing: “Sprei katun jepang asli | adem”. */
const ALONE_LEAST = 7

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
    const next = rest.replace(/^[,;:?.]\s*/u, '')
    // A list goes on as it was written; a second thought begins again.
    if (rest.startsWith('?')) return standing(capital(next))
    const thought = next.replace(/^(?:and|dan|và)\s/iu, '')
    const isNew = parts.length <= 2 && (clauseFront.test(thought.split(' ')[0] ?? '') || deniesAct.test(head))
    return /^[,;:.]/u.test(rest) ? standing(isNew ? capital(thought) : next) : readingOn(rest)
  }
  const hasRoom = countChars(sentence) <= SMALL_MOST
  // What answers a question, or leans on what it adds to, stands beneath it, where there is room.
  if ((sentence.includes('?') || leans.test(head)) && hasRoom) return null
  const at = parts.findIndex((part, index) => index > 0 && plainly(part) === front)
  const others = parts.filter((_, index) => index !== at)
  // “14 hours” out of “Cold brew, 14 hours, beans …” says nothing first.
  if (at < 0 || (parts.length > 2 && (countChars(head) < PART_LEAST || at < parts.length - 1))) return null
  // “180 gsm” out of “100% combed cotton, 180 gsm” says less than what it is of.
  if (/^\d/u.test(head) && countChars(head) < PART_LEAST) return null
  if (!mayTurn(head, parts[0] ?? '', hasRoom)) return null
  return standing(capital(others.join(', ').replace(/^(?:and|dan|và)\s/iu, '')))
}

/** “Kami tidak memukul | Pakai hadiah makanan”: what follows a denial would be read as denied too. */
const deniesAct = /^(?:(?:kami|saya) (?:tidak|nggak|gak|ga)|(?:we|i) (?:don[’']t|do not|never)) \p{L}+$/iu

/** What is told only after what it adds to. */
const leans =
  /^(?:usually|mostly|often|sometimes|also|so|then|just(?! bring)|even|only|about|around|that[’']s|that is|which|see|(?:i|you|we|they|it)(?:[’']\w+)?|bukan|melainkan|tapi|cuma|ga|nggak|mỗi|rút|mở|tiệm|shop)\s|\stoo$|(?<!\p{L})(?:libur|tutup|kecuali|kẻo)(?!\p{L})/iu
function readingOn(rest: string): string | null {
  // “Kids sizes from €25 | and if one breaks …”: another thought begins again.
  const [, thought] =
    /^\s(?:and)\s((?:if|when|we|i|it|they|there|you)(?:[’']\p{L}+)?\s.+)$/iu.exec(rest) ?? []
  if (thought !== undefined) return standing(capital(thought))
  return /^\s/u.test(rest) ? standing(rest.trim()) : null
}

function standing(rest: string): string | null {
  const length = countChars(rest)
  const isScrap = length < (/[\s\d]/u.test(rest) ? LEAST : ALONE_LEAST)
  return isScrap || length > SMALL_MOST ? null : rest
}

function plainly(text: string): string {
  return text.toLocaleLowerCase('en')
}

/**
 * A sentence in two rows that read on, the first of them big: “We deliver by bicycle | within 4 km every Friday before 6”. Best
 * at a pause, else before a phrase, else between what is spoken of and what is said of it.
 */
export function readOn(sentence: string, grammar: LatinPhrases): Head[] {
  const rows = rowsOf(sentence, grammar)
  const good = rows.filter(({ worth, pause }) => worth >= LEAST_PAUSE && isSure(pause, sentence))
  if (good.length > 0) return good.map(({ head }) => head)
  return rows
    .filter(({ head }) => head.beneath.includes(' '))
    .slice(0, 1)
    .map(({ head }) => ({ ...head, isPoor: true }))
}

/** Whether a sentence has a pause that nobody doubts, after words that have room as big ones. */
export function hasSureRow(sentence: string, grammar: LatinPhrases): boolean {
  return rowsOf(sentence, grammar).some(({ pause, worth }) => pause >= SURE_PAUSE && worth >= LEAST_PAUSE)
}

/** Whether a line is too long for one row and has no pause that parts it into two. */
export function hasNoRoom(line: string, phrases: LatinPhrases): boolean {
  return countChars(line) > SMALL_MOST && !hasSureRow(line, phrases)
}

type Row = { head: Head & { beneath: string }; pause: number; worth: number }

/** Every way to part a sentence into two rows, the best first. */
function rowsOf(sentence: string, grammar: LatinPhrases): Row[] {
  const words = sentence.split(' ')
  return words
    .slice(0, -1)
    .flatMap((word, at) => {
      const left = words.slice(0, at + 1).join(' ')
      const text = left.replace(/[,;:]$|(?<=\p{L}{2})\.$/u, '')
      const beneath = beneathHead(text, sentence)
      const length = countChars(text)
      const next = words[at + 1] ?? ''
      const worth = pauseBetween(words.slice(0, at + 1), words.slice(at + 1), grammar)
      const hangs = waits(text, word, next, grammar)
      if (beneath === null || worth === null || hangs || length > MOST) return []
      if (length < (text.includes(' ') ? BIG_LEAST : WORD_LEAST)) return []
      return [
        { head: { text: capital(text), isPart: true, beneath }, pause: worth, worth: worth + length / 12 },
      ]
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** Whether a pause is good enough to part a sentence that may be told whole beneath the name. */
function isSure(pause: number, sentence: string): boolean {
  return pause >= SURE_PAUSE || countChars(sentence) > SMALL_MOST
}

/** Whether a row that ends with this word waits for the next one. */
function waits(row: string, word: string, next: string, { open, breaks }: LatinPhrases): boolean {
  const isPronoun =
    /\s(?:it|them|you|me|us)$/iu.test(row) &&
    (breaks.test(next) || doer.test(next) || /^(?:post|send|ring|call|bring|return)$/iu.test(next))
  return open.test(row) && !isPronoun && !hasMark(word)
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
    const fits =
      countChars(headline) >= WORD_LEAST && countChars(headline) <= MOST && countChars(sub) <= SMALL_MOST
    if (
      pause === null ||
      pause < 0 ||
      !isSure(pause, sentence) ||
      !fits ||
      waits(sub, word, rest[0] ?? '', grammar)
    )
      return []
    const isOther = hasMark(word)
    return [
      {
        rows: { headline: isOther ? capital(headline) : headline, sub },
        worth: pause + countChars(headline) / 24,
      },
    ]
  })
  return rows.toSorted((a, b) => b.worth - a.worth)[0]?.rows ?? null
}

/** Whether big words that open a sentence leave the rest of it standing. */
export function mayPause(head: string, sentence: string, grammar: LatinPhrases): boolean {
  const words = sentence.split(' ')
  const count = head.split(' ').length
  const isFront = plainly(sentence).startsWith(plainly(head))
  if (!isFront || count === words.length) return true
  const pause = pauseBetween(words.slice(0, count), words.slice(count), grammar) ?? POOR
  return pause > POOR && isSure(pause, sentence)
}
