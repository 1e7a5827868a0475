import { pastWithoutPlace } from '../korean/acts.ts'
import { readAdjective } from '../korean/adjectives.ts'
import { linkedVerb, namesCase, secondVerb } from '../korean/boundaries.ts'
import { isPredicate } from '../korean/clause-ends.ts'
import { unlinked } from '../korean/conjugate.ts'
import { finalOf, finals } from '../korean/hangul.ts'
import { shorterNouns } from '../korean/noun-phrase.ts'
import { copulaNoun, endsInCopulaOfOutcome, readPredicate } from '../korean/predicates.ts'
import { readsOn } from '../korean/read-on.ts'
import { tearsList } from '../korean/torn.ts'
import { finished, splitUnits, type Unit } from '../korean/units.ts'
import { pastOfMaking, toPolite } from '../korean/verbs.ts'
import {
  isBeforeNoun,
  isConditional,
  isDate,
  isNegated,
  leaning,
  openingLength,
  withoutIntensifiers,
  withoutObject,
  withoutSubject,
  withoutTopic,
} from '../korean/words.ts'
import { lineLimits } from '../line-limits.ts'
import { type Clause, clauseOf, type ClauseReader, lineOf, textsOf } from './clause.ts'
import { lengthOf } from './clean.ts'
import type { Sentence, Word } from './segment.ts'
import { withoutStops } from './shorten-ko-stops.ts'

/**
 * A Korean sentence as clauses with shorter forms. Endings and links are dropped, particles stay with their nouns and
 * numbers with their units; nothing is taken out of a sentence that denies, excepts or sets a condition.
 */
export const readKorean: ClauseReader = (sentence, nameWords) =>
  withoutStops(sentence).flatMap((one) => readOne(one, nameWords))

function readOne(sentence: Sentence, nameWords: readonly string[]): Clause[] {
  const opening = openingLength(
    sentence.words.map(({ text }) => text),
    nameWords,
  )
  const words = withCopula(sentence.words.slice(opening), nameWords)
  if (sentence.question) return [{ ...clauseOf(words, [`${lineOf(textsOf(words))}?`]), question: true }]
  const labelled = readLabel(words)
  if (labelled) return [labelled]
  if (sentence.whole) return partLong(words).map((part) => clauseOf(part, wholeVariants(part)))
  if (isConditional(textsOf(words))) return partCondition(words).flatMap((clause) => shortened(clause, words))
  return listParts(words)
    .flatMap((part) => splitUnits(part).flatMap(readUnit))
    .flatMap((clause) => shortened(clause, words))
}

const { most: BIG_MOST, small: SMALL_MOST } = lineLimits.ko

/** Whether a sentence has room in a scene, as a line beneath or in two rows that read on. */
function fits(texts: readonly string[]): boolean {
  return lengthOf(lineOf(texts)) <= SMALL_MOST || readsOn(polite(texts))
}

/** A clause that fits a scene, or what it parts into. */
function shortened(clause: Clause, words: readonly Word[]): Clause[] {
  const { variants, start, end } = clause
  const own = words.filter((word) => word.start >= start && word.end <= end)
  // “은 92.5%에 …” begins with silver, not with a particle.
  if (variants.length === 0)
    return /^은 \d/u.test(lineOf(textsOf(own))) ? [{ ...clause, variants: [lineOf(textsOf(own))] }] : [clause]
  const parts = fits((variants.at(-1) ?? '').split(' ')) ? partTorn(own) : partLong(own)
  return parts.length < 2 ? [clause] : parts.map((part) => clauseOf(part, wholeVariants(part)))
}

/**
 * “그날 아침에 뽑은 떡만 팔고 | 저녁 7시 넘으면 반값에 드려요”: what has no good pause, parted after a verb that adds where each part
 * stands in two rows or big. What a buyer is to do (사시고) belongs to what they get.
 */
function partTorn(words: readonly Word[]): Word[][] {
  const texts = textsOf(words)
  const isWhole = (part: readonly string[]): boolean => lengthOf(lineOf(part)) <= BIG_MOST || readsOn(part)
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
      !secondVerb.test(right[0] ?? '') &&
      !isTied(right)
        ? unlinked(text)
        : null
    const takes = left.some((word) => withoutObject(word) !== null || /[가-힣%\d]만$/u.test(word))
    return (
      end !== null &&
      takes &&
      !isNegated(left) &&
      !isConditional(left.filter((word) => !word.endsWith('만'))) &&
      isWhole(polite(right))
    )
  })
  const last = words[at]
  const end = unlinked(last?.text ?? '')
  if (last === undefined || end === null) return [[...words]]
  return [[...words.slice(0, at), { ...last, text: end }], words.slice(at + 1)]
}

/** What says nothing without the verb before it: “물고 빨아도”, “주문 받고 만들기 때문에”, “수도권은 무료고 그 외 지역은 5만원”. */
function isTied([first = '', second]: readonly string[]): boolean {
  return /^(?:그|나머지|다른)$|[아어여해]도$/u.test(first) || second === '때문에'
}

/** A sentence that is too long for one line, parted after a verb that links or at a comma, each part with an end of its own. */
function partLong(words: readonly Word[]): Word[][] {
  if (fits(textsOf(words))) return [[...words]]
  const cuts = words.slice(0, -1).flatMap(({ text }, at) => {
    const left = words.slice(0, at + 1)
    const right = words.slice(at + 1)
    const noun = /^([가-힣A-Za-z]{2,})이고,?$/u.exec(text)?.[1]
    const ending = finished(text.replace(/,$/u, '')) ?? unlinked(text) ?? (noun ? `${noun}이에요` : null)
    const mayCut =
      left.length > 1 && right.length > 1 && !leaning.test(right[0]?.text ?? '') && !isTied(textsOf(right))
    if (
      !mayCut ||
      (ending === null && !text.endsWith(',')) ||
      /^(?:나[서면니]|보[고니면]|봐)/u.test(right[0]?.text ?? '') ||
      (/고,?$/u.test(text) && secondVerb.test(right[0]?.text ?? '')) ||
      // “비 오고 | 이틀 안에 다시 더러워지면”: one case.
      (/고,?$/u.test(text) && left.at(-3)?.text.endsWith(',') === true && opensCase(textsOf(right))) ||
      tearsList(
        left.map((word) => word.text),
        textsOf(right),
      )
    )
      return []
    const longer = [left, right].map((part) => lengthOf(lineOf(textsOf(part))))
    const cost = /(?:고|며|지만|는데),?$/u.test(text) ? 0 : ending === null ? 6 : 4
    return [{ at, ending, longer: Math.max(...longer) + cost }]
  })
  const [best] = cuts.toSorted((a, b) => a.longer - b.longer)
  if (best === undefined) return [[...words]]
  const left = words.slice(0, best.at + 1)
  const last = left.at(-1)
  const closed = last && best.ending !== null ? [...left.slice(0, -1), { ...last, text: best.ending }] : left
  return [...partLong(closed), ...partLong(words.slice(best.at + 1))]
}

/** “요가 매트다”: the plain 다 after the product's own noun or a counter is the copula, not a verb. */
function withCopula(words: readonly Word[], nameWords: readonly string[]): Word[] {
  const last = words.at(-1)
  const noun = /^(.+)다[.,]?$/u.exec(last?.text ?? '')?.[1]
  if (!last || noun === undefined) return [...words]
  const known = nameWords.includes(noun) || /(?:가지|종류|개|장|제품|상품|서비스)$/u.test(noun)
  return known ? [...words.slice(0, -1), { ...last, text: `${noun}이다` }] : [...words]
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
      readAdjective(text)?.form === 'so' ||
      // “캠핑 가서 쓰기 좋고 | 1년 안에 불량이면 교환해 드려요”
      (readAdjective(text)?.form === 'and' && index > 1) ||
      /(?:드리고|하고|있고),$|^있어,?$|^\d.*이고,?$/u.test(text) ||
      // What follows has a topic of its own: “밤 10시까지 열고 | 연습실은 평일에 쓰셔도 돼요”.
      (/[가-힣]고,?$/u.test(text) && withoutTopic(right[0] ?? '') !== null && unlinked(text) !== null) ||
      // “한 시간 반 정도 걸리고 | 2주 안에 들뜨면 …”: told of the shop, and no part of the case after it.
      (ofShop.test(text) &&
        lengthOf(lineOf(left)) > BIG_MOST &&
        left.every((word) => withoutTopic(word) === null) &&
        opensCase(right))
    return index > 0 && index < words.length - 2 && linked && !isConditional(left) && !isNegated(left)
  })
  const linkedAt = words[at]?.text.replace(/,$/u, '') ?? ''
  const ending = finished(linkedAt) ?? unlinked(linkedAt)
  if (at < 0 || ending === null) return [clauseOf(words, wholeVariants(words))]
  const rest = words.slice(at + 1)
  return [...readUnit({ words: words.slice(0, at + 1), ending }), clauseOf(rest, wholeVariants(rest))]
}

/** What is told of a shop or a thing, and is never what a buyer does first: “받아보고 안 맞으면” is one case. */
const ofShop = /(?:걸리|끝나|되|드리|들어가|나오)고,?$/u

/** Whether the first clause of these words is a case. */
function opensCase(texts: readonly string[]): boolean {
  const first = texts.findIndex((text) => linkedVerb.test(text) || namesCase(text))
  return namesCase(texts[first] ?? '')
}

function wholeVariants(words: readonly Word[]): string[] {
  const texts = polite(textsOf(words))
  const noun = endsInCopulaOfOutcome(texts) ? null : copulaNoun(texts.at(-1) ?? '')
  if (noun !== null) return [lineOf([...texts.slice(0, -1), noun])]
  return [lineOf(texts), lineOf(withoutIntensifiers(texts))]
}

function polite(texts: readonly string[]): string[] {
  return texts.map((text, at) => {
    const plain = text.replace(/,$/u, '')
    const isLast = at === texts.length - 1
    // “찾아갈 수 있어, 대신 …”: two sentences, each with an ending of its own.
    const isEnd = text.endsWith(',') && (plain.endsWith('다') || goesOn.test(texts[at + 1] ?? ''))
    if (!isLast && !isEnd) return text
    const adjective = readAdjective(plain)
    const own =
      adjective?.form === 'finite' ? adjective.adjective.finite : politeOf(plain, texts.slice(0, at))
    return isLast ? own : `${own},`
  })
}

/** The ending of a sentence in the 해요 style, by what stands before it. */
function politeOf(word: string, before: readonly string[]): string {
  // “기사님이 가져가십니다” is told of somebody, and asks nobody.
  const clause = before.slice(before.findLastIndex((other) => linkedVerb.test(other) || namesCase(other)) + 1)
  const isOfSomebody = clause.some((other) => /(?:분들?|님|들|손님)(?:이|은|도|께서)$/u.test(other))
  if (isOfSomebody && /[가-힣]십니다$/u.test(word)) return word.replace(/십니다$/u, '세요')
  const noun = endsInCopulaOfOutcome([...before, word])
    ? /^([가-힣]*[가-힣])입니다$/u.exec(word)?.[1]
    : undefined
  if (noun !== undefined && copulaNoun(word) !== null)
    return `${noun}${finalOf(noun.at(-1) ?? '') === finals.none ? '예요' : '이에요'}`
  return toPolite(word, before.at(-1))
}

const goesOn = /^(?:대신|단|다만|하지만|그래서|그때는|그땐|그러면)$/u

/** “소재: 울 100%”, “사이즈 - 30cm”: the label is said as a word, not as a colon. */
function readLabel(words: readonly Word[]): Clause | null {
  const first = words[0]?.text ?? ''
  const glued = /^([가-힣A-Za-z]{1,8})[:：](\S+)$/u.exec(first)
  const label = glued?.[1] ?? /^([가-힣A-Za-z]{1,8})\s*[:：]$/u.exec(first)?.[1]
  if (label === undefined) return null
  const value = [...(glued?.[2] ? [glued[2]] : []), ...textsOf(words.slice(1))]
  if (value.length === 0 || lineOf(value) === '') return null
  if (
    /^(?:소재|재질|재료|원료|원단|색상|색|컬러|구성|특징|원산지|용도)$/u.test(label) &&
    /[가-힣]{2}/u.test(lineOf(value))
  ) {
    return clauseOf(words, [lineOf(value), ...shorterNouns(value)])
  }
  // The value is the product itself, or a whole sentence, and needs no label.
  if (/^(?:제품|상품|제품명|상품명|품명|품목|메뉴명|주의|주의사항|참고|비고|특이사항)$/u.test(label))
    return clauseOf(words, [lineOf(polite(value))])
  // “알레르기: 새우 쓰는 곳에서 함께 만듭니다”: before more than a value, the label keeps its colon.
  const variants = [lineOf([value.length > 2 ? `${label}:` : label, ...value])]
  if (lengthOf(lineOf(value)) >= 4 && /[가-힣]{2}|\p{Script=Latin}{3}|[가-힣] ?\d/u.test(lineOf(value)))
    variants.push(lineOf(value))
  return clauseOf(words, variants)
}

/** “핸드메이드 제작, 울 100%, 무료 배송”: a list of names is a list of thoughts; a list inside a sentence is not. */
function listParts(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    parts.at(-1)?.push(word)
    if (word.text.endsWith(',')) parts.push([])
  }
  const full = parts.filter((part) => part.length > 0)
  // “11월 15일 토요일 저녁 7시, 북토크가 열려요”: when it is, and what it is.
  const [day = []] = full
  if (full.length > 1 && isDate(textsOf(day))) return [day, full.slice(1).flat()]
  const last = textsOf(full.at(-1) ?? []).at(-1) ?? ''
  const names =
    full.length > 1 &&
    // “국 1가지, 반찬 5가지”: what is counted is told together, where it has room.
    !(
      full.every((part) => /\d+(?:가지|개|장|봉|팩|병|종)$/u.test(lineOf(textsOf(part)))) &&
      lengthOf(lineOf(textsOf(words))) <= BIG_MOST
    ) &&
    !/(?:요|니다|다|죠)$/u.test(last) &&
    // “맵기는 순한맛, 보통맛 두 가지”: one topic of them all.
    !(
      hasTopic(full[0] ?? []) &&
      !isPredicate(full[0]?.at(-1)?.text.replace(/,$/u, '') ?? '') &&
      full.slice(1).some((part) => !hasTopic(part))
    ) &&
    full.every((part) => lengthOf(lineOf(textsOf(part))) >= 4)
  return names ? full : [[...words]]
}

function hasTopic(words: readonly Word[]): boolean {
  return textsOf(words).some((text) => withoutTopic(text) !== null)
}

function readUnit(unit: Unit): Clause[] {
  const own = textsOf(unit.words)
  const texts = unit.ending === null ? polite(own) : [...own.slice(0, -1), unit.ending]
  return partMaking(unit, texts) ?? [readPredicate(unit.words, texts)]
}

/** Stuff that names what is made of it: “국산 콩으로 만든 두부” is “국산 콩 두부”. */
const material =
  /(?:콩|쌀|밀|우유|버터|크림|꿀|오일|가죽|울|면|린넨|리넨|실크|캐시미어|원목|나무|유리|도자기|황동|은|스테인리스|대나무|라탄|왁스|고기|과일|딸기|귤|사과|배|감자|고구마|초콜릿|견과|원두|잎|흙)$/u

/** “손으로 한 코씩 뜬 울 100% 비니”: how it is made and what it is are two thoughts. */
function partMaking(unit: Unit, texts: readonly string[]): Clause[] | null {
  const at = texts.findIndex((word, index) => index > 0 && pastOfMaking(word) !== null)
  const finite = pastOfMaking(texts[at] ?? '')
  if (finite === null || isNegated(texts)) return null
  const rest = texts.slice(at + 1)
  // “제가 직접 그린 | 고양이 일러스트로 만든 메모지”: what was drawn is what the thing is made of, and not the thing.
  if (rest.some((word) => isBeforeNoun(word) && readAdjective(word) === null)) return null
  const named = readPredicate(unit.words.slice(at + 1), rest)
  const noun = named.variants[0] ?? ''
  if (rest.length === 0 || leaning.test(rest[0] ?? '') || !isName(rest)) return null
  const making = [
    lineOf([...texts.slice(0, at), finite]),
    ...pastWithoutPlace([...texts.slice(0, at), finite]),
  ]
  const rich = rest.length >= 2
  if (rich) return [clauseOf(unit.words.slice(0, at + 1), making), named]
  const whole = lineOf([...texts.slice(0, at + 1), noun])
  const stuff = texts[at] === '만든' ? /^(.+?)(?:으로|로)$/u.exec(texts[at - 1] ?? '')?.[1] : undefined
  const compound = stuff && material.test(stuff) ? [lineOf([...texts.slice(0, at - 1), stuff, noun])] : []
  return [
    clauseOf(unit.words, [whole, ...making, ...compound, ...shorterNouns([...texts.slice(0, at + 1), noun])]),
  ]
}

/** The stretch after the describing word is one name: it ends as a noun, and no particle stands inside. */
function isName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  const noun = copulaNoun(last) !== null || !/(?:요|니다|다|죠)$/u.test(last)
  const parted = (word: string): boolean =>
    withoutSubject(word) !== null ||
    withoutObject(word) !== null ||
    withoutTopic(word) !== null ||
    /(?:에|에서|으로)$/u.test(word)
  return noun && !words.slice(0, -1).some((word) => parted(word) && !isBeforeNoun(word))
}
