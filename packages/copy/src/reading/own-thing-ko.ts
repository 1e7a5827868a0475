import { adverb, isParticled, linksOn, namesCase } from '../korean/boundaries.ts'
import { clauseEnds } from '../korean/clause-ends.ts'
import { isBeforeNoun, isNegated, withoutObject, withoutOnly } from '../korean/words.ts'

/** Whether a word is a noun without a particle. */
export function isBareNoun(word: string, least = 2): boolean {
  return (
    /^[가-힣]+$/u.test(word) &&
    word.length >= least &&
    !linksOn(word) &&
    !clauseEnds(word) &&
    !isBeforeNoun(word) &&
    !adverb.test(word)
  )
}

/** What a buyer does. */
const acts = /(?:^|[가-힣])(?:오|맡기|보내|보내주|예약하|주문하|신청하|전화하|전화주)시[면믄]$/u

/** A noun on its own that is no time: 하자, and no 하자는. */
function isThing(word: string, least = 2): boolean {
  return isBareNoun(word, least) && !isParticled(word) && !namesCase(word) && !noThing.test(word)
}

/** A time, what was said, and a case as it is spoken: “처음이심”. */
const noThing = /^[월화수목금토일]{2,}$|^(?:아침|점심|저녁|오전|오후|새벽|밤|딴거|얼굴)|[가-힣][심음엔]$/u

/** “인터넷 빨라요”, “하자 1년 봐드려요”: what names its thing, and neither denies nor asks anything of the sentence before. */
export function tellsOfThing(texts: readonly string[]): boolean {
  const [first = ''] = texts
  const isDenied = isNegated(texts) || texts.some((text) => /^[안못]/u.test(text))
  return isThing(first) && !isDenied && (texts.length > 3 || !/(?:세요|이소)$/u.test(texts.at(-1) ?? ''))
}

/** “한달 쉬면 …”, “물 닿으면 …”, and no “없으면 …”, which leaves out what the sentence before names. */
export function opensOwnCase(texts: readonly string[]): boolean {
  const at = texts.findIndex(namesCase)
  const before = texts[at - 1] ?? ''
  const names = isThing(before, 1) || withoutObject(before) !== null
  return at > 0 && (names || texts.slice(0, at).some((text) => withoutOnly(text) !== null))
}

/** “메일로 보내주시면 미리 뽑아놔요”: what a buyer does, and what comes of it. */
export function opensBuyersAct(texts: readonly string[]): boolean {
  return texts.length > 3 && texts.slice(0, 3).some((text) => acts.test(text))
}

/** “왼손잡이도 돼요”: of something else, too. */
export function isOfElse(word: string): boolean {
  return /[가-힣]{2}(?<![아어여해와워려져돼봐])도$/u.test(word)
}
