import { auxiliary, hasOwnThing, isNounish, linkedVerb, namesCase, secondVerb } from '../korean/boundaries.ts'
import { polite, unlinked } from '../korean/conjugate.ts'
import { refersBack } from '../korean/refers-back.ts'
import { isConditional, isNegated, withoutObject } from '../korean/words.ts'

/** Fewer words say nothing by themselves. */
const LEAST_WORDS = 2

/**
 * The clauses of a Korean sentence that stand by themselves, each with an end of its own: “설탕을 절반으로 줄여 달지 않아요” has
 * “설탕을 절반으로 줄여요”. None that is denied, is a case or a part of one, refers back, or has nothing that it is of.
 */
export function clausesOf(sentence: string): string[] {
  const words = sentence.replace(/[.]$/u, '').split(' ')
  if (!/[가-힣]요$/u.test(sentence.replace(/[.]$/u, '')) || isConditional(words)) return []
  const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && endOf(word) !== null)
  if (at < 0) return []
  const left = words.slice(0, at + 1)
  const right = words.slice(at + 1)
  const end = endOf(words[at] ?? '')
  const [next = ''] = right
  if (end === null || auxiliary.test(next) || secondVerb.test(next)) return []
  const front = [...left.slice(0, -1), end]
  const isLinked = linkedVerb.test(words[at] ?? '')
  return [
    ...(right.length >= LEAST_WORDS && mayStand(left) ? [front.join(' ')] : []),
    ...(isLinked && right.length >= LEAST_WORDS && hasOwnThing(right) && mayStand(right)
      ? [right.join(' ')]
      : []),
  ]
}

function mayStand(words: readonly string[]): boolean {
  return (
    words.length >= LEAST_WORDS &&
    (hasOwnThing(words) || words.some((word) => withoutObject(word) !== null)) &&
    !isNegated(words) &&
    !words.some(namesCase) &&
    !refersBack(words)
  )
}

/** The end of a clause where its verb leads to another: 넣고 → 넣어요, 줄여 → 줄여요. */
function endOf(word: string): string | null {
  const plain = word.replace(/,$/u, '')
  if (isNounish(plain)) return null
  if (/[가-힣](?:고|며)$/u.test(plain)) return unlinked(plain)
  const stem = /^([가-힣]+)여$/u.exec(plain)?.[1]
  return stem === undefined || /(?:하|되)$/u.test(stem) ? null : polite(`${stem}이`)
}
