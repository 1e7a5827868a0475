import { lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import type { Starts } from './starts.ts'

/** As many words as a part has. */
const PART_WORDS = 2

/** Words without a mark, parted before what surely begins a statement of its own. */
export function partRunOn(words: readonly Word[], starts: Starts): Word[][] {
  const parts: Word[][] = []
  let from = 0
  let inCase = false
  for (let at = PART_WORDS; at <= words.length - PART_WORDS; at += 1) {
    const left = words.slice(from, at)
    const rest = words.slice(at)
    if (!beginsAnew(left, rest, starts)) continue
    // “kalau pesan banyak bisa kirim …”: what begins after a case may be what it is a case of, and is told with it.
    const line = lineOf(textsOf(left))
    if (!inCase && starts.condition.test(line) && !starts.closed.test(line)) {
      inCase = true
      continue
    }
    parts.push(left)
    from = at
    inCase = false
  }
  return [...parts, words.slice(from)]
}

/** Whether the words after a place begin a statement, and those before it are one. */
function beginsAnew(left: readonly Word[], rest: readonly Word[], starts: Starts): boolean {
  if (left.length < PART_WORDS) return false
  const before = lineOf(textsOf(left))
  const after = lineOf(textsOf(rest))
  if (starts.binds.test(before) || !starts.tells.test(before)) return false
  // “pesan minimal 10 kotak diantar gratis”
  if (starts.asks.test(before) && starts.given.test(after)) return false
  return (
    starts.sure.test(after) ||
    starts.later.some(({ ends, begins }) => ends.test(before) && begins.test(after))
  )
}
