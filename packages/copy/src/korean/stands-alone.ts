import { readAdjective } from './adjectives.ts'
import { adverb, isNounish, linksOn, namesCase, secondVerb } from './boundaries.ts'
import {
  chained,
  clauseEnds,
  isCause,
  isHowLong,
  isPredicate,
  isVerbal,
  ofQuoted,
  pastVerb,
} from './clause-ends.ts'
import { barePrice, coordinates, isClosed, isLink, isWith, offered } from './clause-links.ts'
import { nameOfLink, polite, unlinked } from './conjugate.ts'
import { finalOf, finals } from './hangul.ts'
import { closesClause, firstClause, lastClauses, namesThing, namesTopic } from './own-clause.ts'
import { follows } from './refers-back.ts'
import { isAside, isAsked, isLimited, isReasonAfter } from './said-with.ts'
import { finished } from './units.ts'
import { hasTopic, isBeforeNoun, leaning, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/**
 * How a part of a long sentence would end if nothing followed, and null where it would be torn: in the middle of a clause, between
 * words that somebody says and their verb, or before what limits it.
 */
export function endOfPart(left: readonly string[], rest: readonly string[]): string | null {
  const word = left.at(-1) ?? ''
  const plain = word.replace(/,$/u, '')
  const end = endOf(left, plain, word.endsWith(','))
  const isTorn =
    end === null ||
    left.length < 2 ||
    secondVerb.test(rest[0] ?? '') ||
    ofQuoted.test(rest[0] ?? '') ||
    isDoneFirst(plain, rest) ||
    isLimited(left, rest) ||
    // “원래는 정육점에서 칼을 잡던 사람인데 …”: how it was before what follows.
    left
      .slice(left.slice(0, -1).findLastIndex((text) => coordinates.test(text)) + 1)
      .some((text) => /^원래는?$/u.test(text)) ||
    isAside(left) ||
    isAsked(left, rest) ||
    isOfNoun(plain, rest) ||
    // “들기름은 냉장고에 넣고 | 한 달 안에 드셔야”, “맞는 걸 싣고 | 가니까”, “고랑에 안 들어가니까 | 아기띠를 …”
    ((plain.endsWith('고') || !isClosed(plain)) && !word.endsWith(',') && !beginsPart(left, rest))
  return isTorn ? null : end
}

function endOf(left: readonly string[], plain: string, hasComma: boolean): string | null {
  // “시작을 했는데요, 지금도 …”
  if (/[가-힣](?:는데|[고구])요$/u.test(plain) && unlinked(plain) !== null) return unlinked(plain)
  // “… 3분 거리에 있는 한복 대여점인데요, …”
  const introduced = /^([가-힣]{2,})인데요$/u.exec(plain)?.[1]
  if (introduced !== undefined) return withCopula(introduced)
  if ((hasComma && (isPredicate(plain) || barePrice.test(plain) || offered.test(plain))) || isSum(left))
    return plain
  const [before = ''] = left.slice(-2, -1)
  // “길이 끊긴 줄 알고 돌아가신”, “떡만 하다 보니까”
  // “이틀 전에 가져다 드리고”: brings it.
  const isWhile = /[가-힣]다$/u.test(before) && !/^(?:갖|가져|데려|모셔|태워|실어|들어|내려)다$/u.test(before)
  if (isWith(left) || before === '줄' || isWhile || isNounish(plain)) return null
  if (!coordinates.test(plain) && !isCause(plain)) return null
  // “많이 안 떼와요, 남으면 버려야 되니까, …”: why, said after.
  if (hasComma && isReasonAfter(lastClauses(left)) && left.some((text) => text.endsWith('요,'))) return plain
  const noun = /^([가-힣A-Za-z\d%]+)(?:이고요?|이구요?|인데요?|인데다|이라서?)$/u.exec(plain)?.[1]
  // “월요일하고 수요일만이라서”
  if (noun !== undefined && /이라서?$/u.test(plain)) return withCopula(noun)
  if (/^마시[고구]$/u.test(plain) && before.endsWith('지')) return '마세요'
  // “새장은 쓰시던 거 그대로 가져오시고 | 방은 …”
  const asked = /^(.*[가-힣]시)고$/u.exec(plain)?.[1]
  if (asked !== undefined && unlinked(plain) === null && hasTopic(lastClauses(left)))
    return `${asked.slice(0, -1)}세요`
  const said = finished(plain) ?? unlinked(plain) ?? ofAdjective(plain) ?? nameOfLink(`${plain}요`)
  // “출장 점검비가 3만원이에요”
  if (said !== null) return barePrice.test(said) && isOfDoer(lastClauses(left)) ? withCopula(said) : said
  return noun === undefined ? null : withCopula(noun)
}

function isOfDoer(texts: readonly string[]): boolean {
  return !hasTopic(texts) && texts.some((text) => withoutSubject(text) !== null)
}

/** 많은데 → 많아요, 편한데 → 편해요. */
function ofAdjective(link: string): string | null {
  const [, stem = '', end] = /^(.*[가-힣]?)(은데|한데)$/u.exec(link) ?? []
  return end === undefined ? null : polite(end === '한데' ? `${stem}하` : stem)
}

/** “카톡 사진 보내기, 기차표 예매, 병원 예약까지 | 한 반에 여섯 분만 모셔요”: a list to its last. */
function isSum(left: readonly string[]): boolean {
  return (
    /[가-힣](?<![시일월분년])까지$/u.test(left.at(-1) ?? '') &&
    left.some((text) => text.endsWith(',')) &&
    !left.some((text) => withoutTopic(text) !== null || clauseEnds(text))
  )
}

/** “가끔 모르고 | 부르시는 분이”, “배 타고 | 40분 들어오면 나오는 섬에서”: both verbs are of the noun. */
export function isOfNoun(link: string, rest: readonly string[]): boolean {
  const [next = ''] = rest.filter((word) => !adverb.test(word))
  const way = rest.slice(0, 3).findIndex(namesCase)
  const isOnTheWay = way >= 0 && isBeforeNoun(rest[way + 1] ?? '')
  return link.endsWith('고') && !isClosed(link) && (isVerbal(next) || isOnTheWay)
}

/** “정도예요”, “편이에요”. */
export function withCopula(noun: string): string {
  return `${noun}${finalOf(noun.at(-1) ?? '') === finals.none ? '예요' : '이에요'}`
}

/** “어깨가 안 좋아져서 그만두고 … 8년이 됐고”, “34년 가르치고 퇴직해서”: what was done, which its link does not say. */
function isDoneFirst(link: string, rest: readonly string[]): boolean {
  const isPlain =
    link.endsWith('고') && finalOf(link.at(-2) ?? '') !== finals.ss && !/[있없이되]고$/u.test(link)
  const end = rest.findIndex((word) => word.endsWith(',')) + 1 || rest.length
  const next = rest.slice(0, end).findLast(closesClause) ?? ''
  return isPlain && readAdjective(link) === null && past.test(next)
}

const past = /[았었했갔왔봤됐렸켰였겼졌쳤혔뒀췄났썼컸샀탔녔섰떴](?:어|고|는|지|습|거|더|으)/u

/**
 * Whether a part of a long sentence begins with something of its own: a thing, a doer, a case or, after a clause that surely ended,
 * a time or a place. Not with a verb, nor with what leans on the words before it.
 */
export function beginsPart(left: readonly string[], rest: readonly string[]): boolean {
  const [first = '', second = ''] = rest
  if (follows.test(first) || first === '그러다') return rest.length > 2
  const link = (left.at(-1) ?? '').replace(/,$/u, '')
  const hasComma = left.at(-1)?.endsWith(',') === true
  if (
    rest.length < 2 ||
    // “나머지는 설치 끝나고 | 주시면 돼요”: when.
    (rest.length === 2 && namesCase(first)) ||
    isHowLong(rest) ||
    isOfNoun(link, rest) ||
    // “유리병이라 | 무겁긴 한데”: what is heavy.
    /[가-힣](?:긴|기는)$|^(?:미안|죄송)(?:한데|하지만)/u.test(first) ||
    // “일주일에 두번 볶는데 | 화요일하고 금요일이고 …”: when it is done.
    (/요일(?:하고|이랑|,)?$/u.test(first) && second.endsWith('요일이고')) ||
    (isLink(link) && opensPrice(rest) && !link.endsWith('이고')) ||
    (leansOnWord(first, second) && !(hasComma && isDenied(first, rest)))
  )
    return false
  const clause = firstClause(rest)
  if (hasComma && isReasonAfter(rest)) return false
  // “이건 제가 운전만 하고 | 짐은 손님이 싣는 가격이고”: both are of the price.
  if (ofBoth.test(clause.at(-1) ?? '') && isBeforeNoun(clause.at(-2) ?? '')) return false
  // “곰팡이가 하얗게 피어요” is the outcome of its cause, “여름에는 냉동에 넣으셔야 돼요” more than that.
  const hasOwn = isCause(link)
    ? clause.some((word) => withoutTopic(word) !== null || namesCase(word))
    : clause.some(namesThing)
  // “8만원이고, 사시고 한 달 안에 셔터 안 눌리면 …”: a buyer’s case.
  if (hasComma && first.endsWith('시고') && rest.slice(1, 4).includes('안에')) return true
  // “바람과 볕을 번갈아 맞으며 | 천천히 자라도록 돌보아 온 다육이에요”: what it is.
  if (/[가-힣]며$/u.test(link) && /[가-힣](?:이에요|예요|입니다),?$/u.test(rest.at(-1) ?? '')) return true
  if (isVerb(first, second)) return hasComma && hasOwn
  if (hasOwn) return true
  // “글자 배치를 새로 짜고 | 초안을 먼저 보여드려요”
  if (!isCause(link) && isGiven(clause)) return true
  // “나물 해서 | 한 사람에 7천원에”, “냄새가 나면 전화하지 마시고 | 창문부터 열고”: of the thing or the case before it.
  const isOfCase =
    !(hasComma && isPredicate(link)) &&
    lastClauses(left).some((word) => namesCase(word) && !word.endsWith('쯤이면'))
  return !isCause(link) && !isOfCase && (hasComma || isClosed(link) || isSum(left)) && clause.length > 1
}

/** How much what follows a link is of what stands before it: an outcome of its cause, what “-는데” leads to, or turns to another thing. */
export function leadsOn(left: readonly string[], rest: readonly string[]): 'cause' | 'lead' | 'turn' | null {
  const link = left.at(-1) ?? ''
  if (/(?:서|니까?|라),?$/u.test(link) && !isClosed(link)) return 'cause'
  if (barePrice.test(link.replace(/,$/u, '')) || link.endsWith('인데')) return 'lead'
  if (!link.endsWith('데')) return null
  return namesTopic(rest) ? 'turn' : 'lead'
}

/** Whether what stands before a link is said only with what follows it: a cause, and a “-는데” of nothing that it names. */
export function needsRest(left: readonly string[], rest: readonly string[]): boolean {
  const leads = leadsOn(left, rest)
  const own = lastClauses(left)
  // “한복을 사려면 몇십만 원인데”
  const isCaseOnly = own.some(namesCase) && !own.some((word) => !namesCase(word) && namesThing(word, 1))
  return leads === 'cause' || (leads !== null && isCaseOnly)
}

/** “초안을 카톡으로 먼저 보여드려요”: what the shop gives. */
function isGiven(clause: readonly string[]): boolean {
  return (
    clause.some((word) => withoutObject(word) !== null) &&
    /(?:드[리려립릴린]|보여|보내)/u.test(clause.at(-1) ?? '')
  )
}

const ofBoth = /^(?:가격|값|금액|요금|조건|방식|구성|기준)(?:이|인|입|$)/u

/** “9천원이고요, 안 끓이고 사흘 삭힌 기라 …”: what is not done to the thing sold. */
function isDenied(first: string, rest: readonly string[]): boolean {
  return /^[안못]$/u.test(first) && rest.length > 3
}

function leansOnWord(first: string, second: string): boolean {
  // “안 맞는 건 바로 돌려보내시면 돼요”
  if (/^[안못]$/u.test(first) && isBeforeNoun(second)) return false
  return (
    leaning.test(first) ||
    secondVerb.test(first) ||
    ofQuoted.test(first) ||
    barePrice.test(first) ||
    second === '때문에' ||
    /^[아어여해]도$/u.test(first)
  )
}

/** “국산 돌게만 쓰고 | 1키로 2만9천원”: the price of what stands before. */
export function opensPrice([first = '', second = '']: readonly string[]): boolean {
  return barePrice.test(first) || (/^\d/u.test(first) && barePrice.test(second.replace(/,$/u, '')))
}

/** Whether a word is a verb, whose thing or doer stands before it: 가져가셔야지, 보내, 급하다고. “받으시면” names what a buyer does. */
function isVerb(word: string, next: string): boolean {
  // “찢어지거나 구멍 난 건 수선비를 받아요”
  if (withoutTopic(word) !== null || isNounish(word) || /,$|[가-힣](?:하고|거나)$/u.test(word)) return false
  if (namesCase(word)) return !/시[면믄]$|^(?:모르|궁금)/u.test(word)
  const isName = withoutObject(next) !== null && /^[가-힣]{2}$/u.test(word) && !linksOn(word)
  return (
    !isName &&
    (linksOn(word) ||
      clauseEnds(word) ||
      chained.test(word) ||
      pastVerb.test(word) ||
      isPredicate(word) ||
      /^(?:다시|또|바로|그냥|더|다)$|(?:히|하게)$/u.test(word) ||
      /[가-힣](?:다고|라고|냐고|자고)$/u.test(word))
  )
}
