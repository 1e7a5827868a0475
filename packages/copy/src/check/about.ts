import { copulaNoun } from '../korean/predicates.ts'
import { isBeforeNoun, withoutTopic } from '../korean/words.ts'
import { goodsKindOf } from './goods.ts'

type Span = { start: number; end: number }

/** What a line is of, in its own words and outside of what is wrong with it; null where it names nothing that is sold. */
export function goodsIn(plain: string, broken: readonly Span[]): string | null {
  const masked = broken.reduce(
    (text, { start, end }) => text.slice(0, start) + '\0'.repeat(end - start) + text.slice(end),
    plain,
  )
  return /[가-힣]/u.test(plain) ? koreanIn(masked) : englishIn(masked)
}

/** The last word of a name, else the topic: “… 제거하는 | 커튼”, “이 크림은 …”. */
function koreanIn(masked: string): string | null {
  const words = masked
    .split(/[\s,!?~…]+/u)
    .map((word) => word.replace(/\.+$/u, ''))
    .filter((word) => word !== '')
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  const topic = withoutTopic(first)
  const called = /^(?:이|저희|우리)$/u.test(first) ? withoutTopic(second) : null
  const candidates = [copulaNoun(last) ?? last, topic, called && `${first} ${called}`]
  return candidates.find((word) => word !== null && isGoods(word)) ?? null
}

function isGoods(word: string): boolean {
  return /^(?:[가-힣]+ )?[가-힣]+$/u.test(word) && goodsKindOf(word) !== null && !isBeforeNoun(word)
}

/** The last goods that no fault touches, with what kind of them they are: “desk lamp” of “… desk lamp of all time”. */
function englishIn(masked: string): string | null {
  const words = masked.split(/[^\p{L}\0’'-]+/u)
  const at = words.findIndex(
    (word, index) =>
      isNamed(word) &&
      !isNamed(words[index + 1] ?? '') &&
      !(index === 0 && alsoDone.test(word)) &&
      !(counts.test(words[index - 1] ?? '') && holds.test(word)),
  )
  if (at < 0) return null
  const before = words[at - 1] ?? ''
  return (
    compound.test(before) || isNamed(before) ? `${before} ${words[at]}` : (words[at] ?? '')
  ).toLowerCase()
}

function isNamed(word: string): boolean {
  return /^\p{L}+(?:-\p{L}+)?$/u.test(word) && goodsKindOf(word) !== null
}

/** Words before goods that say which they are, and nothing else of them. */
const compound =
  /^(?:desk|floor|bed|bedside|night|table|skin|face|hand|body|hair|foot|lip|eye|shea|rose|oat|olive|coconut|sesame|soy|herbal|green|black|ginger|lemon|orange|peach|peanut|butter|beef|pork|wool|cotton|linen|silk|leather|wooden|oak|bamboo|glass|ceramic|paper|canvas|denim|running|walking|hiking|camping|travel|kitchen|bath|beach|baby|dog|cat|pet|winter|summer|bike|dental|cooking|piano|guitar|dance|art|pottery|garden|window|air)$/iu

/** At the front of a line these tell what to do: “Drink all night”. */
const alsoDone = /^(?:drink|watch|book|ring|print|light|plant|mask|fan|pan|milk|fish|pot|plate|cook|coat)$/iu
/** “One bowl and …”: how much, not what. */
const counts = /^(?:one|a|an|each|every|per|two|three)$/iu
const holds = /^(?:bowls?|plates?|cups?|glass(?:es)?|bottles?|pots?|drinks?|patch|capsules?)$/iu
