import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import type { Starts } from './starts.ts'

/** Something named in so few words that the next ones may say which. */
const named = /(?:^|\s)(?:the|all|every|any|only|first|last|best|what|most|some|each) (?:\p{L}+ )?\p{L}+$/iu
const who = /^(?:i|we|you|they|he|she)(?![\p{L}’'])/iu
/** As many words as a part has. */
const PART_WORDS = 2

/** Words without a mark, parted before what surely begins a statement of its own, else before what likely does. */
export function partRunOn(words: readonly Word[], starts: Starts): Word[][] {
  const sure = partedWith(words, starts)
  const { likely } = starts
  return sure.length > 1 || !likely ? sure : asFewAsFit(partedWith(words, { ...starts, sure: likely }))
}

/** Statements one after the other, as many as have room in one place: what was written in one breath is said so. */
function asFewAsFit(parts: readonly Word[][]): Word[][] {
  return parts.reduce<Word[][]>((all, part) => {
    const both = [...(all.at(-1) ?? []), ...part]
    const fits = all.length > 0 && countChars(lineOf(textsOf(both))) <= lineLimits.en.small
    return fits ? [...all.slice(0, -1), both] : [...all, part]
  }, [])
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
    const isOpenCase = starts.condition.test(line) && !starts.closed.test(line)
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

/** Whether the words after a place begin a statement, and those before it are one. */
function beginsAnew(left: readonly Word[], rest: readonly Word[], starts: Starts): boolean {
  if (left.length < PART_WORDS) return false
  const before = lineOf(textsOf(left))
  const after = lineOf(textsOf(rest))
  if (starts.binds.test(before) || !starts.tells.test(before)) return false
  // “no pine no trash wood”
  if (/^no \S+$/iu.test(before) && /^no\s/iu.test(after)) return false
  // “the bread we bake”, “everything you need”: what is spoken of, and who does what with it.
  if (named.test(before) && who.test(after)) return false
  // “pesan minimal 10 kotak diantar gratis”
  if (starts.asks.test(before) && starts.given.test(after)) return false
  return (
    starts.sure.test(after) ||
    starts.later.some(({ ends, begins }) => ends.test(before) && begins.test(after))
  )
}
