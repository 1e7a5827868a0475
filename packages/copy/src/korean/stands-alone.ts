import { readAdjective } from './adjectives.ts'
import { adverb, isNounish, isParticled, linksOn, namesCase, secondVerb } from './boundaries.ts'
import { chained, clauseEnds, isCause, isHowLong, isPredicate, ofQuoted, pastVerb } from './clause-ends.ts'
import { nameOfLink, unlinked, verbsInI } from './conjugate.ts'
import { finalOf, finals } from './hangul.ts'
import { follows, refersBack } from './refers-back.ts'
import { finished } from './units.ts'
import { isBeforeNoun, leaning, withoutObject, withoutSubject, withoutTopic } from './words.ts'

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
    // “들기름은 냉장고에 넣고 | 한 달 안에 드셔야”, “맞는 걸 싣고 | 가니까”, “고랑에 안 들어가니까 | 아기띠를 …”
    ((plain.endsWith('고') || !isClosed(plain)) && !word.endsWith(',') && !beginsPart(left, rest))
  return isTorn ? null : end
}

/** Whether a clause ends in a link that the next one may be read without: “그만두고 | 트럭에 숫돌을 싣고 다녀요”. */
export function linksClauses(left: readonly string[]): boolean {
  const plain = (left.at(-1) ?? '').replace(/,$/u, '')
  return isLink(plain) && !isWith(left) && left.at(-2) !== '줄'
}

/** Whether a word links its clause to another: 있고, 값이고, 드리는데, and no “오시라고”. */
export function isLink(plain: string): boolean {
  return (
    coordinates.test(plain) &&
    !isNounish(plain) &&
    (unlinked(plain) !== null || /(?:이고|인데)요?$/u.test(plain))
  )
}

function endOf(left: readonly string[], plain: string, hasComma: boolean): string | null {
  // “시작을 했는데요, 지금도 …”
  if (/[가-힣](?:는데|[고구])요$/u.test(plain) && unlinked(plain) !== null) return unlinked(plain)
  if ((hasComma && (isPredicate(plain) || barePrice.test(plain))) || isSum(left)) return plain
  const [before = ''] = left.slice(-2, -1)
  // “길이 끊긴 줄 알고 돌아가신”, “떡만 하다 보니까”
  if (isWith(left) || before === '줄' || /[가-힣]다$/u.test(before) || isNounish(plain)) return null
  if (!coordinates.test(plain) && !isCause(plain)) return null
  const noun = /^([가-힣A-Za-z\d%]+)(?:이고요?|이구요?|인데요?|인데다|이라서?)$/u.exec(plain)?.[1]
  if (/^마시[고구]$/u.test(plain) && before.endsWith('지')) return '마세요'
  const said = finished(plain) ?? unlinked(plain) ?? nameOfLink(`${plain}요`)
  if (said !== null) return said
  return noun === undefined ? null : withCopula(noun)
}

/** “카톡 사진 보내기, 기차표 예매, 병원 예약까지 | 한 반에 여섯 분만 모셔요”: a list to its last. */
function isSum(left: readonly string[]): boolean {
  return (
    /[가-힣](?<![시일월분년])까지$/u.test(left.at(-1) ?? '') &&
    left.some((text) => text.endsWith(',')) &&
    !left.some((text) => withoutTopic(text) !== null || clauseEnds(text))
  )
}

/** “종이하고 먹물값은”, “아버지하고 동생하고 셋이서”: a noun with another, and no verb (“운영을 하고”, “다 하고”). */
function isWith(left: readonly string[]): boolean {
  const [before = '', link = ''] = ['', ...left].slice(-2)
  return /[가-힣](?<![안못])하고$/u.test(link) && !isParticled(before) && !adverb.test(before)
}

/** A link before another clause: 있고, 크며, 드리지만, 되는데. */
const coordinates = /[가-힣](?:고|고요|구요|며|지만|는데|은데|ㄴ데|인데|한데|운데|던데|[큰긴센찬먼]데)$/u
const barePrice = /^[\d,일이삼사오육칠팔구십만천백]*[\d십만천백]원(?:부터|씩)?$/u

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

/** “그만 먹게 하라고 하는데”, “뭐라 하시는 분이 꼭 계세요”: what somebody else says, which is small talk in a long sentence. */
export function isAside(texts: readonly string[]): boolean {
  const [before = '', last = ''] = lastClauses(texts).slice(-2)
  const isReported =
    /[라다냐자]고$/u.test(before) && /^(?:하|해|하시|그러)(?:[고며니는던시셨]|요|지만|더)/u.test(last)
  const isOfSomebody = lastClauses(texts).some((text) =>
    /^(?:분|분들|손님|아주머니|아저씨)[이도]$/u.test(text),
  )
  return isReported || (isOfSomebody && /^(?:계|있|많)/u.test(last))
}

/** “한 달 안에 시들면 사진 보내주세요, 새 걸로 바꿔드려요”: what is asked for in a case, with its answer. */
function isAsked(left: readonly string[], rest: readonly string[]): boolean {
  return /세요,?$/u.test(left.at(-1) ?? '') && lastClauses(left).some(namesCase) && !namesOwn(rest)
}

/** “다 보는데 … 못 고쳐요”: all of it, but for what follows. */
function isLimited(left: readonly string[], rest: readonly string[]): boolean {
  const isAll = lastClauses(left).some((word) => all.test(word)) && !/고,?$/u.test(left.at(-1) ?? '')
  const end = rest.findIndex((word) => isPredicate(word) || word.endsWith(','))
  const next = end < 0 ? rest : rest.slice(0, end + 1)
  // “차로 모시러 가는데 그건 아침 9시에만 되고”
  const isOnlySo =
    pointing.test(next[0] ?? '') && next.some((word) => /(?:까지|에|에서|명|분)만$/u.test(word))
  return isOnlySo || (isAll && next.some((word) => denies.test(word)))
}

/** The words since the last comma or contrast: what a case or a “다” before it is of. */
function lastClauses(left: readonly string[]): readonly string[] {
  return left.slice(left.slice(0, -1).findLastIndex((word) => /(?:,|데|지만)$/u.test(word)) + 1)
}
const all = /^(?:다|모두|전부|뭐든|무조건|언제든지?|어디든지?|아무|아무나|웬만하면|웬만한)$/u
const denies = /^(?:안|못|빼고|말고|제외|불가)|없[어습고는]|않|까지만$|에만$/u

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
    isHowLong(rest) ||
    (leansOnWord(first, second) && !(hasComma && isDenied(first, rest)))
  )
    return false
  const clause = firstClause(rest)
  if (hasComma && isReasonAfter(rest)) return false
  // “이건 제가 운전만 하고 | 짐은 손님이 싣는 가격이고”: both are of the price.
  if (ofBoth.test(clause.at(-1) ?? '') && isBeforeNoun(clause.at(-2) ?? '')) return false
  const hasOwn = clause.some(namesThing)
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

/** How much what follows a link is of what stands before it: an outcome of its cause, what “-는데” leads to. */
export function leadsOn(left: readonly string[]): 'cause' | 'lead' | null {
  const link = left.at(-1) ?? ''
  if (/(?:서|니까?|라),?$/u.test(link) && !isClosed(link)) return 'cause'
  return link.endsWith('데') || barePrice.test(link.replace(/,$/u, '')) ? 'lead' : null
}

/** Whether words name a thing or a case of their own before their first verb, and so are of no topic before them. */
export function namesOwn(texts: readonly string[]): boolean {
  return firstClause(texts).some(namesThing)
}

function firstClause(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findIndex(closesClause) + 1 || texts.length)
}

/** “못 옮겨요, 허리가 안 좋아서”: why, said after. */
function isReasonAfter(rest: readonly string[]): boolean {
  return (
    /(?:[아어여해려와워셔라돼져]서|니까|이라)요?$|거든요$/u.test((rest.at(-1) ?? '').replace(/,$/u, '')) &&
    !rest.slice(0, -1).some((word) => isPredicate(word.replace(/,$/u, '')) || coordinates.test(word))
  )
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
  return (
    leaning.test(first) ||
    secondVerb.test(first) ||
    ofQuoted.test(first) ||
    barePrice.test(first) ||
    second === '때문에' ||
    /^[아어여해]도$/u.test(first)
  )
}

/** Whether a word is a verb, whose thing or doer stands before it: 가져가셔야지, 보내, 급하다고. “받으시면” names what a buyer does. */
function isVerb(word: string, next: string): boolean {
  if (withoutTopic(word) !== null || word.endsWith(',') || isNounish(word) || /[가-힣]하고$/u.test(word))
    return false
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

/** Whether a word names a thing, a doer or a case of its own. */
function namesThing(word: string, at: number): boolean {
  const plain = word.replace(/,$/u, '')
  return (
    withoutTopic(plain) !== null ||
    (withoutSubject(plain) !== null && !/^(?:수|것|거|게|줄|때)[이가]$/u.test(plain)) ||
    (at > 0 && namesCase(plain)) ||
    /^(?:건|것은|것도|거는)$|[가-힣](?:건|땐|엔|에는|에선|때는|께서|끼리)$|[가-힣]{2}(?<![아어여해와워려져돼봐놔둬줘써켜펴])도$/u.test(
      plain,
    )
  )
}

function closesClause(word: string, at: number): boolean {
  // “종이하고 먹물값은”
  if (at === 0 && /[가-힣]하고$/u.test(word)) return false
  return (clauseEnds(word) && !isBeforeNoun(word)) || isPredicate(word.replace(/,$/u, ''))
}

/** Whether a link closes what it says, and is no step of one act: 있고, 되고, 드리는데, 8만원이고, and no 넣고. */
function isClosed(link: string): boolean {
  return (
    /(?:는데|은데|인데|한데|운데|지만|며)$|[고구]요$|(?:드리|보내)니까$/u.test(link) ||
    /(?:[있없되시]|드리|받|걸리|끝나|나오|들어가)고$/u.test(link) ||
    (link.endsWith('이고') && !verbsInI.test(link.slice(0, -1))) ||
    (link.endsWith('고') && (finalOf(link.at(-2) ?? '') === finals.ss || readAdjective(link) !== null))
  )
}

/** “아침은 … 차려 드려요 | 전날 저녁까지 말씀을 하셔야 돼요”: what a buyer has to do for what stands before, which it does not name. */
function isDutyOfIt(texts: readonly string[]): boolean {
  const [before = '', last = ''] = texts.slice(-2)
  return (
    texts.length < FEW &&
    !namesOwn(texts) &&
    (/[가-힣]주세요$|^주세요/u.test(last) ||
      (before.endsWith('셔야') && /^[해돼되]/u.test(last)) ||
      (before.endsWith('시면') && /^[돼되]/u.test(last)))
  )
}

const FEW = 6

/** Whether words point back at what was said before them, with which they are said or right after it. */
export function pointsBack(texts: readonly string[]): boolean {
  return (
    follows.test(texts[0] ?? '') ||
    refersBack(texts) ||
    isDutyOfIt(texts) ||
    pointing.test(texts[0] ?? '') ||
    texts.slice(1, 3).includes('그')
  )
}
const pointing =
  /^(?:그$|이거|최[소대]$|두번째|세번째|딴[거건데]|나머지|그게|그걸|그건|그거|그런|그럴|그러는|그러다|그중|거기|이게|이건|이걸|이런|이럴)/u
