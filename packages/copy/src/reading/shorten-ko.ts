import { countChars } from '@clipmint/kit'

import { readAdjective } from '../korean/adjectives.ts'
import { hasOwnThing, isDeniedWith, namesCase } from '../korean/boundaries.ts'
import { isDialect, isHowLong, isVerbal } from '../korean/clause-ends.ts'
import { hasClauses } from '../korean/clause-links.ts'
import { unlinked } from '../korean/conjugate.ts'
import { finalOf, finals } from '../korean/hangul.ts'
import { pointsBack } from '../korean/points-back.ts'
import { readPredicate } from '../korean/predicates.ts'
import { givesReason, limitsBefore, namesDoer } from '../korean/refers-back.ts'
import { finished, splitUnits, type Unit } from '../korean/units.ts'
import { isConditional, isNegated, openingLength, turnsAgainst, withoutTopic } from '../korean/words.ts'
import { type Clause, clauseOf, type ClauseReader, lineOf, textsOf } from './clause.ts'
import { koreanField, koreanHeading } from './fields-ko.ts'
import { partSurely } from './part-surely-ko.ts'
import type { Sentence, Word } from './sentence.ts'
import { polite, wholeVariants } from './shorten-ko-endings.ts'
import { isOneList, listParts } from './shorten-ko-lists.ts'
import { partMaking } from './shorten-ko-making.ts'
import {
  BIG_MOST,
  SMALL_MOST,
  fits,
  beforeAllowed,
  ofShop,
  opensCase,
  partDialect,
  partLong,
  partTorn,
} from './shorten-ko-parts.ts'
import { withoutStops } from './shorten-ko-stops.ts'

/**
 * A Korean sentence as clauses with shorter forms. Endings and links are dropped, particles stay with their nouns and
 * numbers with their units; nothing is taken out of a sentence that denies, excepts or sets a condition.
 */
export const readKorean: ClauseReader = (sentence, nameWords) =>
  withoutStops(sentence)
    .flatMap((one, at) => {
      const [first, ...others] = readOne(one, nameWords)
      if (first === undefined) return []
      // “빠지면 토요일에 보충 있어요 근데 보충은 한달에 1번만 돼요”: what limits it.
      const isBut = at > 0 && turnsAgainst(textsOf(one.words))
      return [isBut ? { ...first, ...aLimit } : first, ...others]
    })
    .map((clause, at, all) => {
      const texts = (clause.variants[0] ?? '').split(' ')
      const isLimit =
        limitsBefore(texts) ||
        limitsOffer(texts, all[at - 1]) ||
        (isDeniedOfOther(texts) && isOfferBeforeBut(sentence.words, all[at - 1]))
      if (at > 0 && isLimit) return { ...clause, ...aLimit }
      return at > 0 && (pointsBack(texts) || givesReason(texts, []))
        ? { ...clause, refersBack: true }
        : clause
    })

const aLimit = { refersBack: true, limits: true } as const

/** “10년 넘은 기계는 보장 못 해요”: for what something does not hold. */
function isDeniedOfOther(texts: readonly string[]): boolean {
  const end = texts
    .slice(-2)
    .some((text) => /^(?:안|못|제외|불가|별도|추가|없)|(?:제외|불가)(?:예요|이에요)$/u.test(text))
  return end && texts.slice(0, 4).some((text) => withoutTopic(text) !== null)
}

/** Whether a part offers something and was written with “-는데” or “-지만” at its end: “수리비 전액 물어드리는데”. */
function isOfferBeforeBut(words: readonly Word[], part?: Clause): boolean {
  const last = words.findLast(({ end }) => part !== undefined && end <= part.end)?.text ?? ''
  const offers = /무료|무상|공짜|전액|환불|교환|보장|[가-힣](?:드려요|드리는데|드리지만)$/u
  return /[가-힣](?:는데|은데|지만),?$/u.test(last) && offers.test(part?.variants[0] ?? '')
}

/** “(우리 샵에서 하신 거면 무료,) 타샵은 5천원 받아요”, “(기장 줄이는 건 공짜,) 줄인 건 반품 안 돼요”: for whom or what an offer of the same sentence does not hold. */
function limitsOffer([first = '', ...texts]: readonly string[], offer?: Clause): boolean {
  const isFree = /(?:무료|공짜|무상)(?:예요|이에요|고|이고)?$/u.test(offer?.variants[0] ?? '')
  const isOther = withoutTopic(first) !== null || /^[건거]는?$/u.test(texts[0] ?? '')
  return isFree && isOther && texts.some((text) => /원$|^(?:안|못|별도|추가|유료|제외|불가)/u.test(text))
}

function readOne(sentence: Sentence, nameWords: readonly string[]): Clause[] {
  const opening = openingLength(
    sentence.words.map(({ text }) => text),
    nameWords,
  )
  const words = withCopula(withoutField(sentence.words.slice(opening)), nameWords)
  if (sentence.question) return [{ ...clauseOf(words, [`${lineOf(textsOf(words))}?`]), question: true }]
  const labelled = readLabel(words)
  if (labelled) return labelled
  // “9천원이고요, …”: a link in the polite style ends as it would without the rest.
  const isClosed = words.some(({ text }) => /[고구]요,$/u.test(text))
  if (isDialect(textsOf(words)) && (!isClosed || countChars(lineOf(textsOf(words))) <= SMALL_MOST))
    return partDialect(words).map((part) => clauseOf(part, wholeVariants(part)))
  if (countChars(lineOf(textsOf(words))) > SMALL_MOST && hasClauses(textsOf(words))) return readLong(words)
  if (sentence.whole || isAdded(words) || isOneList(words))
    return partLong(words).map((part) => clauseOf(part, wholeVariants(part)))
  if (isConditional(textsOf(words))) return partCondition(words).flatMap((clause) => shortened(clause, words))
  return listParts(words)
    .flatMap((part) => splitUnits(part).flatMap(readUnit))
    .flatMap((clause) => shortened(clause, words))
}

/** A long sentence by those of its parts that stand alone. */
function readLong(words: readonly Word[]): Clause[] {
  const parts = partSurely(words)
  return parts.flatMap((part): Clause[] => {
    if (part.isTorn && parts.length > 1) return [{ ...clauseOf(part.words, []), isTorn: true }]
    return [clauseOf(part.words, wholeVariants(part.words))]
  })
}

/** “인증은 아직 못 받았습니다, 올해 신청했어요”: what is added to a sentence of the same thing, with room for both. */
function isAdded(words: readonly Word[]): boolean {
  const end = words.findIndex(({ text }) => /[가-힣](?:니다|(?<![고구])요),$/u.test(text))
  const rest = textsOf(words.slice(end + 1))
  const isOfIt = !namesDoer(rest) || givesReason(rest, textsOf(words.slice(0, end + 1)))
  return end > 0 && rest.length > 0 && isOfIt && countChars(lineOf(textsOf(words))) <= SMALL_MOST
}

/** A clause that fits a scene, or what it parts into. */
function shortened(clause: Clause, words: readonly Word[]): Clause[] {
  const { variants, start, end } = clause
  const own = closedAs(
    words.filter((word) => word.start >= start && word.end <= end),
    variants[0] ?? '',
  )
  // “은 92.5%에 …” begins with silver, not with a particle.
  if (variants.length === 0)
    return /^은 \d/u.test(lineOf(textsOf(own))) ? [{ ...clause, variants: [lineOf(textsOf(own))] }] : [clause]
  const parts = partsOf(own, variants)
  return parts.length < 2 ? [clause] : parts.map((part) => clauseOf(part, wholeVariants(part)))
}

/** The words with the end that their clause was given: 모시고 → 모셔요. */
function closedAs(words: readonly Word[], whole: string): Word[] {
  const texts = whole.split(' ')
  const isOther = texts.length !== words.length || texts[0] !== words[0]?.text
  return words.map((word, at) =>
    isOther || at < words.length - 1 ? word : { ...word, text: texts.at(-1) ?? word.text },
  )
}

/** A sentence whole where it has room, else at its links, else in two rows that read on. */
function partsOf(words: readonly Word[], variants: readonly string[]): Word[][] {
  return fits((variants.at(-1) ?? '').split(' ')) ? partTorn(words) : partLong(words)
}

/** “제품명 천일염(굵은소금)”: the name of a form's field, which says no more than what stands in it. */
function withoutField(words: readonly Word[]): readonly Word[] {
  return words.length > 1 && /^(?:제품|상품|품|메뉴)명$/u.test(words[0]?.text ?? '') ? words.slice(1) : words
}

/** “요가 매트다”: the plain 다 after the product's own noun or a counter is the copula, not a verb. */
function withCopula(words: readonly Word[], nameWords: readonly string[]): Word[] {
  const last = words.at(-1)
  const noun = /^(.+)다[.,]?$/u.exec(last?.text ?? '')?.[1]
  if (!last || noun === undefined) return [...words]
  const known =
    nameWords.includes(noun) ||
    isDescribed(noun, words) ||
    /(?:가지|종류|개|장|제품|상품|서비스)$|[가-힣](?:공방|가게|카페|회사|농장|식당|학원|교실|미용실|빵집|인쇄소|상점|서점|작업실|사진관|세탁소|수리점|전문점)$|^(?:공방|가게|카페)$/u.test(
      noun,
    )
  return known ? [...words.slice(0, -1), { ...last, text: `${noun}이다` }] : [...words]
}

/** “깎는 민물 올림찌다”: a noun that a verb describes, which ends in nothing that a verb or an adjective does. */
function isDescribed(noun: string, words: readonly Word[]): boolean {
  const final = finalOf(noun.at(-1) ?? '')
  return (
    noun.length > 1 &&
    final !== finals.n &&
    final !== finals.ss &&
    !/[있없않같많적크작좋싫높낮길짧넓좁하되지치르이키리기가오보주나서쓰사두내개배세매재캐새대패깨베메떼비피시니티우]$/u.test(
      noun,
    ) &&
    words.slice(-4, -1).some(({ text }) => isVerbal(text))
  )
}

/**
 * “품이 넉넉해서 | 이너를 겹쳐 입어도 편해요”, “짜여 있어 | 오래 달려도 땀이 차지 않아요”: what is said before the
 * condition begins holds without it.
 */
function partCondition(words: readonly Word[]): Clause[] {
  const at = words.findIndex(({ text }, index) => {
    const left = textsOf(words.slice(0, index + 1))
    const right = textsOf(words.slice(index + 1))
    const linked =
      // “날 추워서 배추가 안 크면”, “파도가 높아서 못나가면”: a bare cause, and one right before it, is of the case.
      (readAdjective(text)?.form === 'so' && hasOwnThing(left) && !namesCase(right[0] ?? '')) ||
      // “캠핑 가서 쓰기 좋고 | 1년 안에 불량이면 교환해 드려요”
      (readAdjective(text)?.form === 'and' && index > 1) ||
      /(?:드리고|하고|있고),$/u.test(text) ||
      // “… 있어 보고”: of one verb.
      (/^있어,?$/u.test(text) && right[0]?.startsWith('보') !== true) ||
      // “50쪽까지 35만원이고 넘으면 한 쪽에 5천원”: of one thing, unless what follows names its own.
      (/^\d.*(?:이|부터)고,?$/u.test(text) &&
        right[0]?.startsWith('넘') !== true &&
        !isHowLong(right) &&
        (hasOwnThing(right) || countChars(lineOf(textsOf(words))) > SMALL_MOST)) ||
      // What follows has a topic of its own: “밤 10시까지 열고 | 연습실은 평일에 쓰셔도 돼요”.
      (/[가-힣]고,?$/u.test(text) &&
        withoutTopic(right[0] ?? '') !== null &&
        unlinked(text) !== null &&
        !(
          [left, right].every((part) => part.some((word) => untilHour.test(word))) && fits(textsOf(words))
        )) ||
      // “한 시간 반 정도 걸리고 | 2주 안에 들뜨면 …”: told of the shop, and no part of the case after it.
      (ofShop.test(text) &&
        countChars(lineOf(left)) > BIG_MOST &&
        left.every((word) => withoutTopic(word) === null) &&
        // “나머지는 설치 끝나고 | 주시면 돼요”: when.
        right.length > 2 &&
        opensCase(right))
    const isCase = isConditional(countChars(lineOf(textsOf(words))) > SMALL_MOST ? beforeAllowed(left) : left)
    const isOpen = linked && !isDeniedWith(text, right) && !isCase && !isNegated(left)
    return (
      index > 0 && index < words.length - 2 && (isOpen || isOtherCase([...left.slice(0, -1), text], right))
    )
  })
  const linkedAt = words[at]?.text.replace(/,$/u, '') ?? ''
  const ending = finished(linkedAt) ?? unlinked(linkedAt)
  if (at < 0 || ending === null) return [clauseOf(words, wholeVariants(words))]
  const rest = words.slice(at + 1)
  return [...readUnit({ words: words.slice(0, at + 1), ending }), clauseOf(rest, wholeVariants(rest))]
}

/** “새벽 2시까지 하고 일요일은 밤 10시까지만”: one hour by contrast with the other. */
const untilHour = /\d시(?:까지|부터)/u

/** “95킬로 넘으시면 태워드릴 수 없고, | 바람 세면 …”, “한 번 빠지면 채워드리고 | 2주차까지는 …”: one case, and another. */
function isOtherCase(left: readonly string[], right: readonly string[]): boolean {
  const isCase = left.slice(0, -1).some(namesCase)
  const last = left.at(-1) ?? ''
  const isOther =
    ((last.endsWith('고,') || (last.endsWith('드리고') && !left.some((text) => text.endsWith(',')))) &&
      opensCase(right)) ||
    (/고,?$/u.test(last) && /^\d.*(?:까지|부터)는$/u.test(right[0] ?? ''))
  return isCase && isOther
}

/** “먹는 법: …”: a label of two or three words as one. */
function withOneLabel(words: readonly Word[]): Word[] {
  const at = words.slice(0, 3).findIndex(({ text }) => /[:：]$/u.test(text))
  const [first, last] = [words[0], words[at]]
  const isWords = words.slice(0, Math.max(at, 0)).every(({ text }) => /^\d{0,2}[가-힣]+$/u.test(text))
  if (at < 1 || !first || !last || !isWords) return [...words]
  const text = words
    .slice(0, at + 1)
    .map((word) => word.text)
    .join(' ')
  return [{ text, start: first.start, end: last.end }, ...words.slice(at + 1)]
}

/** “소재: 울 100%”: a label and its value are said as one, a list too long for one scene in two, each under the label. */
function readLabel(all: readonly Word[]): Clause[] | null {
  const words = withOneLabel(all)
  const first = words[0]?.text ?? ''
  const glued = /^([가-힣A-Za-z/]{1,8})[:：](\S+)$/u.exec(first)
  const label = glued?.[1] ?? /^(?=.*\p{L})([가-힣A-Za-z\d/· ]{1,12})\s*[:：]$/u.exec(first)?.[1]
  if (label === undefined) return null
  const value = [...(glued?.[2] ? [glued[2]] : []), ...textsOf(words.slice(1))]
  if (value.length === 0 || lineOf(value) === '') return null
  // The value is the product itself, or a whole sentence, and needs no label.
  if (
    ofProduct.test(label) ||
    (koreanHeading.test(label) && !koreanField.test(label) && !ofGoods.test(label) && !ofTime.test(label))
  )
    return [clauseOf(words, [lineOf(polite(value))])]
  const said = `${label}: ${lineOf(polite(value))}`
  const at = countChars(said) > SMALL_MOST && glued === null ? listEnd(label, words.slice(1)) : 0
  if (at === 0) return [clauseOf(words, [said])]
  const rest = words.slice(at + 1)
  return [
    clauseOf(words.slice(0, at + 1), [`${label}: ${lineOf(textsOf(words.slice(1, at + 1)))}`]),
    clauseOf(rest, [`${label}: ${lineOf(textsOf(rest))}`]),
  ]
}

/** Labels of what is sold, which would be a bare list without them. */
const ofGoods = /메뉴|특징|혜택|이벤트|내용|소개/u
/** Labels that say for how long: “하루 요금”. */
const ofTime = /^(?:하루|한 ?달|월|1 ?[박회일]|시간당|평일|주말|야간)/u
/** Labels of what the product is called. */
const ofProduct = /^(?:제품|상품|품)명?$|^메뉴명$|^품목$/u

/** How many words of a list have room with its label: as many of its items as can. */
function listEnd(label: string, words: readonly Word[]): number {
  return (
    words.findLastIndex(
      ({ text }, at) =>
        text.endsWith(',') &&
        at < words.length - 1 &&
        !isInParentheses(textsOf(words.slice(0, at + 1))) &&
        countChars(`${label}: ${lineOf(textsOf(words.slice(0, at + 1)))}`) <= SMALL_MOST,
    ) + 1
  )
}

/** Whether these words open a remark that ends after them. */
function isInParentheses(texts: readonly string[]): boolean {
  const text = lineOf(texts)
  return text.lastIndexOf('(') > text.lastIndexOf(')')
}

function readUnit(unit: Unit): Clause[] {
  const own = textsOf(unit.words)
  const texts = unit.ending === null ? polite(own) : [...own.slice(0, -1), unit.ending]
  return partMaking(unit, texts) ?? [readPredicate(unit.words, texts)]
}
