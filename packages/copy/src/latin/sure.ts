import { doer, hasMark } from './belongs.ts'
import type { LatinPhrases } from './grammar.ts'
import { act } from './restate-subject.ts'

/** What limits a denial, and is read in one row with it: “I don’t take cases with …”, “Don’t feed them for 24 hours before”. */
const limits =
  /^(?:with|within|for|to|before|after|until|till|when|dengan|untuk|sebelum|setelah|sampai|khi|cho|để)$/iu
/** How long, for how much or for whom: nobody reads these with the word before. */
const forWhat =
  /^(?:for (?:(?:about |up to |another |a flat |only |just )?(?:[$£€]\d|(?:\d+|an?|one|two|three|four|five|six|ten|twelve|twenty)[ -](?:full |whole )?(?:minutes?|hours?|days?|weeks?|months?|years?|nights?))|(?:wo)?men\b|people\b|kids\b|children\b|families\b|adults\b|beginners\b|anyone\b|everyone\b)|untuk (?:ibu-ibu|anak-anak|pemula|lansia|dewasa|\d+ (?:hari|jam|minggu|bulan))(?!\p{L}))/iu

/** Whether nobody reads a link or a preposition with the word before it, so that a row may end there. */
export function isSureBefore(
  left: readonly string[],
  rest: readonly string[],
  grammar: LatinPhrases,
): boolean {
  const { sure, denies } = grammar
  const [next = ''] = rest
  const isDenied = denies.test(left.join(' '))
  if (isDenied && limits.test(next)) return false
  // “Boleh diukur di bak | sebelum dituang”: one word of when is read with what is done.
  if (/^(?:sebelum|setelah)$/iu.test(next) && rest.length < 3) return false
  return sure.test(next) || forWhat.test(rest.join(' ')) || isWithWhat(left, rest, grammar)
}

/** “Small cactus and aloe | with terracotta pots”: what a thing comes with, and nothing after it. */
function isWithWhat(
  left: readonly string[],
  rest: readonly string[],
  { says, breaks, joins }: LatinPhrases,
): boolean {
  const isVerb = (word: string): boolean =>
    doer.test(word) || says.test(word) || act.test(word) || (breaks.test(word) && !joins.test(word))
  return (
    /^(?:with|dengan)$/iu.test(rest[0] ?? '') &&
    left.length > 1 &&
    !left.some((word) => isVerb(word) || hasMark(word) || /\d/u.test(word)) &&
    !rest.some(hasMark)
  )
}
