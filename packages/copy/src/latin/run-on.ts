import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from '../reading/clause.ts'
import { partRefersBack } from '../reading/refers-back.ts'
import type { Word } from '../reading/sentence.ts'
import type { Starts } from './starts.ts'

/** Something named in so few words that the next ones may say which. */
const named = /(?:^|\s)(?:the|all|every|any|only|first|last|best|what|most|some|each) (?:\p{L}+ )?\p{L}+$/iu
const who = /^(?:i|we|you|u|they|he|she)(?![\p{L}’'])/iu
/** “…, which most people”: what is said of the words before goes on. */
const isRelative = /,\s(?:which|who|whose|where)(?:\s[^\s,]+)+$/iu
/** As many words as a part has. */
const PART_WORDS = 2

/** Words without a mark, parted before what surely begins a statement of its own, and where that leaves no room before what likely does. */
export function partRunOn(words: readonly Word[], starts: Starts): Word[][] {
  const { likely } = starts
  const sure = partedWith(words, starts)
  return likely && !isWellWritten(words)
    ? sure.flatMap((part) => asFewAsFit(partedWith(part, { ...starts, sure: likely })))
    : sure
}

/** A sentence with a capital at its front, and no longer than people write them, is one: “If they’ve gone into a wall it’s a bigger job and I’ll tell you honestly”. */
function isWellWritten(words: readonly Word[]): boolean {
  return /^\p{Lu}/u.test(words[0]?.text ?? '') && countChars(lineOf(textsOf(words))) <= SENTENCE_MOST
}

/** As many letters as a sentence of two thoughts has. */
const SENTENCE_MOST = 130

/** Statements one after the other, as many as have room in one place, with the comma that their writer left out. */
function asFewAsFit(parts: readonly Word[][]): Word[][] {
  // “We go about 25 miles, past that call me”: what leans on a statement is told with it before the others are joined.
  const whole = joinedWhere(parts, (part) => partRefersBack(lineOf(textsOf(part))))
  return joinedWhere(whole, () => true)
}

/** Parts joined to the one before where they may be, and both have room. */
function joinedWhere(parts: readonly Word[][], mayJoin: (part: readonly Word[]) => boolean): Word[][] {
  return parts.reduce<Word[][]>((all, part) => {
    const both = [...withComma(all.at(-1) ?? []), ...part]
    const joins = all.length > 0 && mayJoin(part) && hasRoom(both)
    return joins ? [...all.slice(0, -1), both] : [...all, part]
  }, [])
}

function hasRoom(words: readonly Word[]): boolean {
  return countChars(lineOf(textsOf(words))) <= lineLimits.en.small
}

function withComma(words: readonly Word[]): Word[] {
  return words.map((word, at) => (at === words.length - 1 ? { ...word, text: `${word.text},` } : word))
}

function partedWith(words: readonly Word[], starts: Starts): Word[][] {
  const parts: Word[][] = []
  let from = 0
  let inCase = false
  for (let at = PART_WORDS; at <= words.length - PART_WORDS; at += 1) {
    const left = words.slice(from, at)
    const rest = words.slice(at)
    if (!beginsAnew(left, rest, starts)) continue
    // “kalau pesan banyak bisa kirim …”: what begins after a case may be what it is a case of, and is told with it.
    const line = lineOf(textsOf(left))
    const hasOutcome = starts.outcome?.test(line) === true
    const isClosed = hasOutcome || starts.closed.test(line) || isSettled(line, starts)
    const isOpenCase = starts.condition.test(line) && !isClosed
    if (!inCase && isOpenCase && !tellsItsPrice(line, lineOf(textsOf(rest)), starts)) {
      inCase = true
      continue
    }
    parts.push(left)
    from = at
    inCase = false
  }
  return [...parts, words.slice(from)]
}

/** A sum that something costs, and not one that is spent or passed: “kalau di atas 50rb”. */
const sum =
  /(?<!(?:atas|bawah|min\p{L}*|dari|belanja|order|beli|pesan|total|trên|dưới|từ|đơn|mua|over|under|spend|above) (?:rp ?)?)(?<![\d.,])\d[\d.,]* ?(?:rb|ribu|k|jt|juta|ngàn|nghìn|đ|triệu)(?!\p{L})/giu
/** What is given for nothing, named among the first words. */
const free = /^(?:\p{L}+ ){0,3}(?:gratis|free|diskon|bonus|miễn phí|tặng|giảm)(?!\p{L})/iu

/** “kalau mau sehari 10rb | bedcover satuan 25rb”: whether a case has its price, so that what comes next is said of all; what is given is so only after a second price. */
function tellsItsPrice(line: string, after: string, { condition, given }: Starts): boolean {
  const sums = (line.slice(line.search(condition)).match(sum) ?? []).length
  return given.test(after) || free.test(after) ? sums > 1 : sums > 0
}

/** Whether the only case of some words is a time or a reason of what stands before it. */
function isSettled(line: string, { settled, condition }: Starts): boolean {
  const all = line.match(new RegExp(condition.source, 'giu')) ?? []
  // “no children under 6 because they cannot sit”: an age or a size is no case.
  const cases = all.filter((one) => !/^\s?(?:over|under)$/iu.test(one))
  return cases.length === 1 && settled?.test(line) === true
}

/** Whether the words after a place begin a statement, and those before it are one. */
function beginsAnew(left: readonly Word[], rest: readonly Word[], starts: Starts): boolean {
  if (left.length < PART_WORDS) return false
  const before = lineOf(textsOf(left))
  const after = lineOf(textsOf(rest))
  if (starts.binds.test(before) || !starts.tells.test(before) || isRelative.test(before)) return false
  // “a short message”
  if (starts.namesOf?.test(before) && starts.namedSo?.test(after)) return false
  // “no pine no trash wood”
  if (/(?:^|\s)no \S+$/iu.test(before) && /^no\s/iu.test(after)) return false
  // “the bread we bake”, “everything you need”: what is spoken of, and who does what with it.
  if (named.test(before) && who.test(after)) return false
  // “pesan minimal 10 kotak diantar gratis”
  if (starts.asks.test(before) && starts.given.test(after)) return false
  return (
    starts.sure.test(after) ||
    starts.later.some(({ ends, begins }) => ends.test(before) && begins.test(after))
  )
}
