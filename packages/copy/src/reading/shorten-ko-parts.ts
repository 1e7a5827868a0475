import { countChars } from '@clipmint/kit'

import {
  hasOwnThing,
  isDeniedWith,
  isHowItIsDone,
  namesCase,
  linkedVerb,
  secondVerb,
} from '../korean/boundaries.ts'
import { clauseEnds, isHowLong, ofQuoted } from '../korean/clause-ends.ts'
import { unlinked } from '../korean/conjugate.ts'
import { readsOn } from '../korean/read-on.ts'
import { opensPrice, withCopula } from '../korean/stands-alone.ts'
import { tearsList } from '../korean/torn.ts'
import { finished } from '../korean/units.ts'
import {
  isBeforeNoun,
  isConditional,
  isNegated,
  leaning,
  withoutObject,
  withoutTopic,
} from '../korean/words.ts'
import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from './clause.ts'
import type { Word } from './sentence.ts'
import { polite } from './shorten-ko-endings.ts'
import { barePrice } from './shorten-ko-prices.ts'

export const { most: BIG_MOST, small: SMALL_MOST } = lineLimits.ko

/** Whether a sentence has room in a scene, as a line beneath or in two rows that read on. */
export function fits(texts: readonly string[]): boolean {
  return countChars(lineOf(texts)) <= SMALL_MOST || readsOn(polite(texts))
}

/**
 * “그날 아침에 뽑은 떡만 팔고 | 저녁 7시 넘으면 반값에 드려요”: what has no good pause, parted after a verb that adds where each part
 * stands in two rows or big. What a buyer is to do (사시고) belongs to what they get.
 */
export function partTorn(words: readonly Word[]): Word[][] {
  const texts = textsOf(words)
  const isWhole = (part: readonly string[]): boolean => countChars(lineOf(part)) <= BIG_MOST || readsOn(part)
  if (isWhole(polite(texts))) return [[...words]]
  const at = words.findIndex(({ text }, index) => {
    const left = texts.slice(0, index)
    const right = texts.slice(index + 1)
    const end =
      /[가-힣](?<!시)고$/u.test(text) &&
      !/^(?:않|말|없|못)/u.test(text) &&
      left.length > 1 &&
      right.length > 2 &&
      !isBeforeNoun(right[0] ?? '') &&
      !opensPrice(right) &&
      !secondVerb.test(right[0] ?? '') &&
      !isTied(right) &&
      !isDeniedWith(text, right)
        ? unlinked(text)
        : null
    const takes = left.some((word) => withoutObject(word) !== null || /[가-힣%\d]만$/u.test(word))
    return (
      end !== null &&
      takes &&
      !isNegated(left) &&
      !isConditional(left.filter((word) => !word.endsWith('만'))) &&
      isWhole(polite(right)) &&
      isAnother(right)
    )
  })
  const last = words[at]
  const end = unlinked(last?.text ?? '')
  if (last === undefined || end === null) return [[...words]]
  return [[...words.slice(0, at), { ...last, text: end }], words.slice(at + 1)]
}

/** Whether what follows names a thing or an hour of its own: “떡만 팔고 | 저녁 7시 넘으면 반값에 드려요”. */
function isAnother(right: readonly string[]): boolean {
  return (
    hasOwnThing(right, 'object') ||
    right.some((word, at) => namesCase(word) && /\d시$/u.test(right[at - 1] ?? ''))
  )
}

/** What says nothing without the verb before it: “물고 빨아도”, “주문 받고 만들기 때문에”, “수도권은 무료고 그 외 지역은 5만원”. */
function isTied([first = '', second]: readonly string[]): boolean {
  return (
    /^(?:[그이][게건걸]?|나머지|다른)$|[아어여해]도$/u.test(first) ||
    ofQuoted.test(first) ||
    second === '때문에' ||
    isHowLong([first, second ?? ''])
  )
}

/** A sentence in a dialect, whose links nobody turns into ends: parted after a price and at its commas alone, where it has no room. */
export function partDialect(words: readonly Word[]): Word[][] {
  // “한기 추가마다 5만원이고 | 차에서 내려 걸어서 20분 넘으면 3만원 더 받아유”: a price ends in every dialect alike.
  const at = words.findIndex(({ text }, index) => index > 0 && /^\d\S*원이고,?$/u.test(text))
  const price = finished(words[at]?.text.replace(/,$/u, '') ?? '')
  // “분말 300그람에 만팔천원 받고 | 생울금은 11월에만 나온께 …”: what it costs, and another thing.
  const paid = words.findIndex(
    ({ text }, index) =>
      text === '받고' &&
      barePrice.test(words[index - 1]?.text ?? '') &&
      withoutTopic(words[index + 1]?.text ?? '') !== null,
  )
  if (paid > 1 && countChars(lineOf(textsOf(words))) > BIG_MOST)
    return [words.slice(0, paid), ...partDialect(words.slice(paid + 1))]
  const [next, ...rest] = words.slice(at + 1)
  const isOther = rest.length > 1 && !/^(?:넘|그)/u.test(next?.text ?? '')
  const last = words[at]
  if (last && price !== null && isOther && countChars(lineOf(textsOf(words))) > SMALL_MOST)
    return [[...words.slice(0, at), { ...last, text: price }], ...partDialect(words.slice(at + 1))]
  if (fits(textsOf(words))) return [[...words]]
  const cuts = words
    .slice(0, -1)
    .flatMap(({ text }, at) => (text.endsWith(',') && !clauseEnds(text) ? [at + 1] : []))
    .filter((at) => !tearsList(textsOf(words.slice(0, at)), textsOf(words.slice(at))))
  const longer = (at: number): number => Math.max(at, words.length - at)
  const [best] = cuts.toSorted((a, b) => longer(a) - longer(b))
  return best === undefined ? [[...words]] : [words.slice(0, best), ...partDialect(words.slice(best))]
}

/** A sentence that is too long for one line, parted after a verb that links or at a comma, each part with an end of its own. */
export function partLong(words: readonly Word[]): Word[][] {
  if (fits(textsOf(words))) return [[...words]]
  const cuts = words.slice(0, -1).flatMap(({ text }, at) => {
    const left = words.slice(0, at + 1)
    const right = words.slice(at + 1)
    const noun = /^([가-힣A-Za-z\d]{2,})(?:이고요?|인데),?$/u.exec(text)?.[1]
    const ending =
      finished(text.replace(/,$/u, '')) ?? unlinkedAfter(left, text) ?? (noun ? withCopula(noun) : null)
    const mayCut =
      left.length > 1 && right.length > 1 && !leaning.test(right[0]?.text ?? '') && !isTied(textsOf(right))
    if (
      !mayCut ||
      opensPrice(textsOf(right)) ||
      (ending === null && !text.endsWith(',')) ||
      /^(?:나[서면니]|보[고니면]|봐)/u.test(right[0]?.text ?? '') ||
      isDeniedWith(text, textsOf(right)) ||
      // “파도 높아서 | 못나가면”: the cause of a case.
      (text.endsWith('서') && namesCase(right[0]?.text ?? '')) ||
      isHowItIsDone(text, textsOf(right)) ||
      (/고,?$/u.test(text) && secondVerb.test(right[0]?.text ?? '')) ||
      // “비 오고 | 이틀 안에 다시 더러워지면”: one case.
      (/고,?$/u.test(text) && left.at(-3)?.text.endsWith(',') === true && opensCase(textsOf(right))) ||
      tearsList(
        left.map((word) => word.text),
        textsOf(right),
      )
    )
      return []
    const longer = [left, right].map((part) => countChars(lineOf(textsOf(part))))
    // “주고 가세요, 부품으로 써요 | 대신 …”: what is asked is told with what for.
    const asked = text.endsWith('세요,') ? 8 : 0
    const cost = asked + (/(?:고|며|지만|는데),?$/u.test(text) ? 0 : ending === null ? 6 : 4)
    return [{ at, ending, longer: Math.max(...longer) + cost }]
  })
  const [best] = cuts.toSorted((a, b) => a.longer - b.longer)
  if (best === undefined) return [[...words]]
  const left = words.slice(0, best.at + 1)
  const last = left.at(-1)
  const closed = last && best.ending !== null ? [...left.slice(0, -1), { ...last, text: best.ending }] : left
  return [...partLong(closed), ...partLong(words.slice(best.at + 1))]
}

/** “놀라지 마시고” asks not to, and drinks nothing: 마세요. */
function unlinkedAfter(left: readonly Word[], link: string): string | null {
  const isAsked = /^마시[고구],?$/u.test(link) && left.at(-2)?.text.endsWith('지') === true
  return isAsked ? '마세요' : unlinked(link)
}

/** Without “…갖다 주시면 되고”, “…하셔도 되고”, which name no case but what is asked for or allowed. */
export function beforeAllowed(texts: readonly string[]): string[] {
  return texts.filter((_, at) => !/^(?:되|돼|됩)/u.test(texts[at + 1] ?? ''))
}

/** What is told of a shop or a thing, and is never what a buyer does first: “받아보고 안 맞으면” is one case. */
export const ofShop = /(?:걸리|끝나|되|드리|들어가|나오)고,?$/u

/** Whether the first clause of these words is a case. */
export function opensCase(texts: readonly string[]): boolean {
  const first = texts.findIndex((text) => linkedVerb.test(text) || namesCase(text))
  return namesCase(texts[first] ?? '')
}
