import { readAdjective } from './adjectives.ts'
import {
  adverb,
  isBreak,
  isParticled,
  linksOn,
  namesCase,
  isNounish,
  numeral,
  secondVerb,
  shortAdnominal,
} from './boundaries.ts'
import { unlinked } from './conjugate.ts'
import { isBeforeNoun, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** A shorter pause between two words parts what belongs together. */
export const LEAST_PAUSE = 0.5
/** The least pause of a sentence that has room beneath the name, where it would be whole. */
export const SURE_PAUSE = 1.9
/** What a cut that leaves a scrap is worth, and one inside a phrase: the sentence is rather said under a name. */
const SCRAP = 0.4
const TORN = 0.1

/** How well a reader may pause between words; null where they may not. */
export function pauseAfter(left: readonly string[], rest: readonly string[]): number | null {
  const pause = pauseByForm(left, rest)
  if (pause === null || endsSentence(left.at(-1) ?? '')) return pause
  if (tears(left, rest, pause)) return Math.min(pause, TORN)
  return leavesScrap(left, rest, pause) ? Math.min(pause, SCRAP) : pause
}

/** The pause that the form of the last word before it allows. */
function pauseByForm(left: readonly string[], rest: readonly string[]): number | null {
  const word = left.at(-1) ?? ''
  const plain = word.replace(/,$/u, '')
  const [next = ''] = rest
  if (
    isBeforeNoun(plain) ||
    shortAdnominal.test(plain) ||
    numeral.test(plain) ||
    adverb.test(plain) ||
    /^(?:가로|세로|높이|길이|폭|너비|지름|깊이)$/u.test(plain) ||
    /^(?:됩니다|돼요|되고|되는|됨|안 ?되|안돼|반(?:에|부터|까지)?$)/u.test(next) ||
    /[가-힣]히$/u.test(plain) ||
    /^(?:[x×*~-]|이후|이전|이내|이상|이하)$/iu.test(next) ||
    // “방이라 해봐야”: said of how little it is.
    (plain.endsWith('라') && /^(?:해봐야|해도|하면|하는|불러|불리는|부르는)/u.test(next)) ||
    // “밤 10시 | 넘으면”, “저녁 | 8시”: one time.
    (/(?:시|분|일|월)$/u.test(plain) && /^(?:넘|지나|반|이면|되면|쯤)/u.test(next)) ||
    (/(?:새벽|아침|저녁|오전|오후|밤|낮|요일|매주|매일)$/u.test(plain) &&
      /^(?:\d|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)/u.test(next)) ||
    (plain.endsWith('부터') && rest.slice(0, 3).some((other) => other.includes('까지'))) ||
    // “알아서 | 맞춰드려요”, “빨아도 | 되게”, “걸어서 | 7분”, “5일 안에 | 떨어지면”.
    plain === '알아서' ||
    // “뿌리가 안 내리고 | 죽으면”, “심고 3년은 | 지나야”
    (plain.endsWith('고') && left.length > 1 && namesCase(next)) ||
    (/\d[가-힣]{1,2}은$/u.test(plain) && next.startsWith('지나')) ||
    // “한 채 4만 | 5천원”
    (/[\d한두세네]\s?[만천백]$/u.test(plain) && /^\d/u.test(next)) ||
    // “고춧가루는 김장용하고 | 고추장용 굵기 따로”: one and the other.
    /[가-힣](?:용|가루|물|기름|소금|설탕)하고$/u.test(plain) ||
    // “보증 1년 또는 | 충전 300회”
    /^(?:또는|및|혹은)$/u.test(plain) ||
    // “물고 | 빨아도”, “주문 받고 | 만들기 때문에”: one phrase.
    (/^[가-힣]고$/u.test(plain) && (/[아어여해]도$/u.test(next) || rest[1] === '때문에')) ||
    (/[아어여해]도$/u.test(plain) && /^(?:돼|되|됩|된)/u.test(next)) ||
    (/^(?:걸어서|차로)$/u.test(plain) && /^\d/u.test(next)) ||
    (/(?:안에|넘게|이내에)$/u.test(plain) &&
      rest.slice(0, 3).some((other) => namesCase(other) || other.endsWith('믄'))) ||
    (/^(?:제가|저희가)$/u.test(plain) && next === '직접') ||
    // “둘째 | 주부터”
    /(?:첫|둘|셋|넷|번)째$/u.test(plain) ||
    // “한 반에 | 여섯 명”
    (plain.endsWith('에') && numeral.test(next) && rest.length === 2 && !isPredicate(rest[1] ?? '')) ||
    isTimed(plain, rest) ||
    // “한 번도 | 안 해보신 분”
    (/(?:번|하나|조금|아무것)도$/u.test(plain) && /^(?:안|못)$/u.test(next))
  )
    return null
  // “맡기면 30분, | 급하면 앞에 앉아”, “방부제가 없어서 | 개봉하면”: the case is of what follows.
  if (namesCase(word) && (left.at(-2)?.endsWith(',') || left.slice(0, -1).some(isCause))) return SCRAP
  if (/[,?]$/u.test(word) || namesCase(word)) return 3
  // “아침 9시에 | 나오고”: the verb belongs to what stands before it.
  const isTorn = /^\D.*(?:고|며|는데)$/u.test(next) && !isNounish(next)
  if (isTorn && !clauseEnd.test(plain)) return 0.3
  // “보시는 앞에서 20분이면 | 끝나요”: so long as it takes.
  if (left.length > 1 && asLong.test(plain)) return 1
  if (isNounish(plain)) return /(?:에서|데서)$/u.test(plain) ? 1.4 : plain.endsWith('까지만') ? 1.2 : null
  // “들어가고 | 있어요” and “보고 | 나서” are one verb.
  if (clauseEnd.test(plain)) {
    if (secondVerb.test(next)) return null
    // “캠핑 가서 | 쓰기 좋고”: what it is good for.
    if (/[가-힣]기(?:에|가|도|는|에도)?$/u.test(next) && /^(?:좋|편|쉽|쉬|딱|힘|어렵)/u.test(rest[1] ?? ''))
      return 0.3
    // “냉동실에 두고 | 드세요”, “유약 바르고 | 굽는 건”: one act.
    const isOne =
      /[고서]$/u.test(plain) &&
      ((rest.length === 1 && isPredicate(next)) ||
        (isVerbal(next) &&
          withoutTopic(rest[1] ?? '') === null &&
          !/^(?:다음|뒤|후|때)/u.test(rest[1] ?? '')))
    if (isOne || isTorn) return 0.4
    // “문 잠겨서 | 못 들어가실 때”: the case ends later.
    const isCase = rest.slice(0, 3).some((other) => other.endsWith('때') || namesCase(other))
    return /[고서]$/u.test(plain) && isCase ? 2.2 : 3
  }
  // “허리는 밴드라”, “심지는 나무라”.
  if (left.length > 1 && isCauseName.test(plain)) return 2.5
  if (/(?:때|동안|내내|대신|후에|뒤에|전에|다음에)$|^없이$/u.test(plain)) return 2
  // “차로 | 15분” and “통을 | 두개로” part what is counted from what it is of.
  const counts = /^\d|^(?:한|두|세|네)(?:\s|$|[가-힣]로)/u.test(next) ? 0.8 : 0
  // “굽는 건 | 저희가 해요”: a topic, drawn together.
  if (withoutTopic(plain) !== null || (left.length > 1 && /^(?:건|것도)$/u.test(plain)))
    return (left.length > 1 || rest.length > 2 ? 1.9 : 1.2) - counts / 2
  // “직원이 직접 방문해 | 무료로 견적을 내 드려요”
  if (linksOn(plain) || chained.test(plain))
    return left.length > 1 && rest.length > 2 && !rest.some(isVerbal) ? SURE_PAUSE : 1.2
  if (withoutObject(plain) !== null) return (rest.length > 1 && !isBeforeNoun(next) ? 0.6 : 0.2) - counts
  if (withoutSubject(plain) !== null) return (rest.length > 1 ? 1 : 0.2) - counts
  if (/(?:에|에서|까지|부터)만$/u.test(plain)) return 1.2
  if (plain.endsWith('만')) return rest.length > 1 && isParticled(next) ? 0.6 : 0.2
  if (/(?:두번|째|마다|씩)$/u.test(plain)) return 1.2
  // “11월에 | 딴 부사”: a verb before its noun keeps what it takes, where it can.
  const isTaken = isVerbal(next) ? 0.5 : 0
  if (/(?:새벽|아침|저녁|오전|오후|밤|낮|주말|평일|매일|매주|오늘|요일|\d월|\d일|\d시)$/u.test(plain))
    return 1
  if (/[가-힣](?:이랑|랑|와|과|이나)$/u.test(plain)) return 0.4
  // “이탈리아 부테로 | 가죽을”: a name that ends as a particle does.
  const isOf = plain.endsWith('로') && withoutObject(next) !== null ? 0.8 : 0
  if (isParticled(plain)) return 1.4 - counts - isTaken - isOf
  // “필름 한 롤 | 보여드림”: what is counted, whole.
  if (plain.length < 2 && numeral.test(left.at(-2) ?? '')) return SCRAP
  // Between two names that a reader cannot part for certain.
  const isTied = withoutObject(next) ?? withoutSubject(next) ?? withoutTopic(next)
  const isCounted = /^\d|^(?:한|두|세|네|다섯|여섯|열)$/u.test(next)
  return isTied !== null || isCounted || plain.length < 2 || /[\d+]/u.test(plain) ? null : 0.1
}

const asLong = /(?:시간|분|일|달|루|틀)이?면$/u

/** “925 은으로 | 두 시간이면 | 만들어서 …”: what it is made of and how long it takes are told with what is done first. */
function isTimed(word: string, rest: readonly string[]): boolean {
  const words = [word, ...rest]
  const time = words.findIndex((other) => asLong.test(other))
  const verb = words.findIndex((other, at) => at > 0 && clauseEnds(other))
  const isOf = time === 0 || (time > 0 && time < verb && word.endsWith('로'))
  return isOf && verb < words.length - 1 && (words[verb] ?? '').endsWith('서')
}

/** A name that is the cause: “밴드라”, “스테인리스 1.5T라”. */
const isCauseName = /(?:[가-힣]{2}|[A-Za-z%])라$/u

const clauseEnd =
  /[가-힣](?:고|고요|며|는데|은데|한데|운데|지만|니까|면서|려고|도록|거나|다가|으니|[되하리시]니|[건던텐]데|서|라서|이라|인데|[는은떤]지|[해아어여려셔와져쳐켜펴춰둬줘꿔봐돼]도)$|[가-힣]편이라$|^(?:건데|되니|하니|되고|하고)$|[가-힣](?<![이오방피손])해가$/u

/** Whether a verb describes the noun after it: 구운, 산; an adjective (작은) keeps nothing before it. */
function isVerbal(word: string): boolean {
  return (isBeforeNoun(word) && readAdjective(word) === null) || pastVerb.test(word)
}

/** One syllable that is a verb before its noun: “다른 데서 산 안경”. */
const pastVerb = /^(?:산|쓴|탄|온|준|판|푼|딴|뜬|짠|친|낸|든|뺀|캔|본)$/u

function endsSentence(word: string): boolean {
  return /[,?]$/u.test(word) && isPredicate(word.replace(/[,?]$/u, ''))
}

/** Whether one of two rows says nothing by itself. */
function leavesScrap(left: readonly string[], rest: readonly string[], pause: number): boolean {
  const word = left.at(-1) ?? ''
  // What stands alone in three letters says nothing big: “아침에”, “물은”.
  const isScrap = left.length === 1 && word.length < 4 && pause < 2.5
  // “가져갔다가”, “완전분해해서”: a verb without what it is done to.
  const isBare =
    left.length === 1 &&
    (word.length < 6 || /[가-힣](?:해서|하고)$/u.test(word)) &&
    clauseEnds(word) &&
    !namesCase(word) &&
    !/(?:[이라]고?|시고)$/u.test(word)
  // “받아보시고 7일 안에 | 반품 가능”: in the middle of the clause after the first.
  const isInside =
    pause < 1.5 &&
    left.slice(0, -1).some((other, at) => clauseEnds(other) && !/^(?:싶|있|계)/u.test(left[at + 1] ?? ''))
  // “자전거로 | 배달해요”, “기념일에 | 많이 오세요”: a verb alone is left beneath.
  const isVerb = rest.length === 1 || (rest.length === 2 && word.endsWith('에') && isHow.test(rest[0] ?? ''))
  const isLone = isVerb && pause < 2 && isPredicate(rest.at(-1) ?? '')
  return isScrap || isBare || isInside || isLone
}

/** Whether a pause parts what is read in one breath, whatever the word before it ends in. */
function tears(left: readonly string[], rest: readonly string[], pause: number): boolean {
  return (
    tearsList(left, rest) ||
    tearsQuote(left, rest) ||
    tearsSubject(left, rest) ||
    tearsClause(left, rest) ||
    (clauseEnds(left.at(-1) ?? '') && tearsName(rest)) ||
    (pause < 2 && tearsDescribed(left, rest))
  )
}

const predicate = /(?:[가-힣]요|니다|음|함|림|됨|줌|씀|옴|냄|뺌|킴|봄|[가-힣]짐|다|이소|더|[가-힣]유)$/u

/** Nouns that end as a verb does. */
const nounsLikeEnds =
  /(?:[크그]림|처음|얼음|모음|볶음|명함|[관납편]함|바다|소다|판다|담요|필요|수요|우유|두유|식용유|올리브유)$/u

/** Whether words end as a sentence does. */
export function isPredicate(word: string): boolean {
  return predicate.test(word) && !nounsLikeEnds.test(word)
}

/** “굴레, 꽃신, | 돌띠 다 들어있어요”: the last of a list has the verb of them all. */
export function tearsList(left: readonly string[], rest: readonly string[]): boolean {
  const last = left.at(-1) ?? ''
  // “병풍, 돌잡이 | 용품까지”: the last of a list.
  if (left.at(-2)?.endsWith(',') && !isParticled(last) && /[가-힣]{2}까지$/u.test(rest[0] ?? '')) return true
  const from = left.slice(0, -1).findLastIndex((word) => word.endsWith(',') || clauseEnds(word)) + 1
  const item = left.slice(from)
  const plain = last.replace(/,$/u, '')
  if (!last.endsWith(',') || isBreak(plain) || isParticled(plain) || isPredicate(plain)) return false
  // “40대, 50대 분들”, “오전 10시, 오후 3시”: two of a kind.
  const unit = /^\d+([가-힣A-Za-z]{1,2})$/u.exec(plain)?.[1]
  const isPair = unit !== undefined && new RegExp(`^\\d+${unit}(?:이|가|에|은|는|$)`, 'u')
  if (isPair && rest.slice(0, 2).some((word) => isPair.test(word))) return true
  if (item.some((word) => namesCase(word) || clauseEnds(word))) return false
  // “통밀 70%에 우유, | 계란, 버터는 안 들어가고”: one of three and more.
  const [next = ''] = rest
  const nextName = next.replace(/,$/u, '')
  if (next.endsWith(',') && !isParticled(nextName) && !isPredicate(nextName) && !/\d/u.test(nextName))
    return true
  // “의자 네 개, | 화로대 이렇게 한 묶음”, “실 4볼, | 코바늘, 손잡이까지”; “한 달에 네 번, | 주차장으로 찾아가서” are two thoughts.
  const ends = rest.findIndex(clauseEnds)
  const first = ends < 0 ? rest : rest.slice(0, ends)
  const sums = first.some((word) => /^(?:다|모두|이렇게|전부|등|가지)$|까지$/u.test(word))
  const isOwn = rest.some((word) => withoutTopic(word) !== null || withoutSubject(word) !== null)
  // “색상은 크림, 세이지, | 네이비”
  const isName = ends < 0 && !isPredicate(rest.at(-1) ?? '')
  if (!isOwn && isName && left.some((word) => withoutTopic(word) !== null)) return true
  if (item.some((word) => /\d|^(?:한|두|세|네)$/u.test(word))) return sums
  // “코받침, | 나사는”, “쑥, | 카렌듈라 세 개가”: one topic of them all.
  const isSecond = left.some((word) => withoutTopic(word) !== null || withoutSubject(word) !== null)
  return (!isOwn || !isSecond) && (sums || isOwn || isPredicate(rest.at(-1) ?? ''))
}

/** “손이 작은데 | 칠 수 있을까요 하시는 분은”: what somebody says is said whole. */
function tearsQuote(left: readonly string[], rest: readonly string[]): boolean {
  return rest.some(
    (word, at) =>
      /^(?:하고|하는|하시는|하며|하면|하시면|라고|라는|라며)$/u.test(word) &&
      /(?:요|까|니다)\??$/u.test((at === 0 ? left.at(-1) : rest[at - 1]) ?? ''),
  )
}

/** “토굴 온도가 | 늘 13도쯤이라 …”: who or what does it, torn from a verb that is not the last. */
function tearsSubject(left: readonly string[], rest: readonly string[]): boolean {
  const ends = (word: string): boolean => namesCase(word) || clauseEnds(word) || withoutTopic(word) !== null
  const own = left.slice(left.findLastIndex(ends) + 1)
  const subject = own.findLastIndex((word) => withoutSubject(word) !== null)
  const isSaid = own.slice(subject + 1).some((word) => isBeforeNoun(word) || pastVerb.test(word))
  const verb = rest.findIndex((word) => namesCase(word) || clauseEnds(word))
  // “비가 오고 | 다시 더러워지면”: one case.
  const isCase =
    left.length <= 2 && (left.at(-1) ?? '').endsWith('고') && withoutTopic(left[0] ?? '') === null
  const next = rest.find((word) => namesCase(word) || (clauseEnds(word) && !word.endsWith('고')))
  if (isCase && namesCase(next ?? '')) return true
  if (subject < 0 || isSaid) return false
  // “친정엄마가 | 텃밭에서 키운 열무로 … 담가요”: whose verb describes what follows, as far as one can tell; “묶는 것” is an act.
  const described = rest.findIndex(
    (word, at) => isVerbal(word) && !/^(?:것|거|건|게)/u.test(rest[at + 1] ?? ''),
  )
  const isOwn = rest
    .slice(0, Math.max(described, 0))
    .some((word) => ends(word) || withoutSubject(word) !== null)
  return (described >= 0 && !isOwn) || (verb >= 0 && verb < rest.length - 1)
}

/**
 * “배송 중에 | 잎이 꺾이면 …”, “시술 시간은 | 한 시간 정도고 보통 6주 …”: what belongs to the first clause alone, torn from its
 * verb. A topic may stand over a case (“실물은 | 불을 끄면 …”), and what is done one after another is one act (볶아서 갈아).
 */
function tearsClause(left: readonly string[], rest: readonly string[]): boolean {
  const word = left.at(-1) ?? ''
  const isTopic = withoutTopic(word) !== null
  // “딸기에 설탕은 | 30%만 넣고 냄비에서 졸였어요”
  const isTaken = left.slice(0, -1).some(isParticled)
  if (namesCase(word)) return outlastsCase(rest)
  if (word.endsWith(',') || clauseEnds(word) || afterwards.test(word)) return false
  if (!isTopic && (linksOn(word) || chained.test(word))) return false
  // “아이스박스에 | 담아 당일 발송해요”
  if (!isTopic && chained.test(rest[0] ?? '') && rest.length > 2) return true
  return rest.slice(0, -1).some((other, at) => {
    const isLast = at === rest.length - 2
    const next = rest[at + 1] ?? ''
    if ((other.endsWith('고') && secondVerb.test(next)) || mayBe.test(next)) return false
    if (isTopic)
      return (
        !isLast &&
        /[가-힣](?:고|며|는데|지만),?$/u.test(other) &&
        (isTaken || isOther(other, rest.slice(at + 1)))
      )
    const isOneAct = other.endsWith('서') && !isCause(other) && !word.endsWith('로')
    return namesCase(other) || bound.test(other) || (clauseEnds(other) && !isOneAct)
  })
}

/** Whether a topic is not that of what follows a link: “한 시간 정도고 | 보통 6주 …”, “새로 무치고 | 보리밥은 …”. */
function isOther(link: string, rest: readonly string[]): boolean {
  return (
    clauseEnds(link) &&
    // “이니셜은 | 금박으로 찍어 드리고 포장까지 해서 가져가세요”: what the shop does, and what a buyer does.
    ((link.endsWith('드리고') && (rest.at(-1) ?? '').endsWith('세요')) ||
      (unlinked(link) === null && readAdjective(link) === null) ||
      rest.some((word) => namesCase(word) || withoutTopic(word) !== null || withoutSubject(word) !== null))
  )
}

/** A verb that leads straight to the next and keeps what it takes: 담아, 구워. */
const chained =
  /^(?!걸어서)[가-힣](?<![장문연언상단영방전광유육치고배격염샤타파수부참인])(?:아|어|워|려|여|쳐)서?$/u

/** “한 번 충전하면 | 60km 타고 헬멧도 같이 드려요”: a case of the first of two clauses, as far as one can tell. */
function outlastsCase(rest: readonly string[]): boolean {
  return rest.some((word, at) => {
    const after = rest.slice(at + 1)
    if (!/[가-힣]고,?$/u.test(word) || !clauseEnds(word) || secondVerb.test(after[0] ?? '')) return false
    const isGiven = /드(?:려요|림)$/u.test(after.at(-1) ?? '') && !word.endsWith('드리고')
    return (
      after.length > 1 &&
      (isGiven || after.some((other) => !other.startsWith('그') && withoutTopic(other) !== null))
    )
  })
}

/** What makes one verb with a case or a permission: “고르시면 | 돼요”. */
const mayBe = /^(?:돼|되|됩|된|됨|좋)/u

/** Nouns that end a clause with the verb before them: “바꾸실 때”, “서 있을 만큼”. */
const bound = /^(?:때(?:는|만|에는?)?|만큼|정도로|듯이?),?$/u

/** A time that is a clause by itself. */
const afterwards = /(?:때|동안|내내|후에|뒤에|전에|다음에)$/u

/** How something is done, which tells nothing without its place or time. */
const isHow = /^(?:많이|자주|바로|직접|잘|더|다|꼭|함께|같이|따로|모두|새로|주로|오래|미리|그냥|그대로)$/u

/** Whether a verb gives the cause of what follows: 없어서, 목재라서. */
function isCause(word: string): boolean {
  const plain = word.replace(/,$/u, '')
  return (
    readAdjective(plain)?.form === 'so' ||
    (/(?:[없있않]어서|[가-힣]라서|이라|니까|으니)$/u.test(plain) && !isNounish(plain))
  )
}

function clauseEnds(word: string): boolean {
  const plain = word.replace(/,$/u, '')
  return (clauseEnd.test(plain) || isCauseName.test(plain)) && !isNounish(plain)
}

/** “줄자 들고 | 집으로 가서 재드리는 건”: a chain of verbs that one noun takes together. */
function tearsName(rest: readonly string[]): boolean {
  const at = rest.findIndex((word) => /^(?:건|것은|것도|것까지|것만|게)$/u.test(word))
  return (
    at > 0 &&
    isBeforeNoun(rest[at - 1] ?? '') &&
    // “쌀 찌고 | 누룩 섞는 것까지”
    (at <= 2 || clauseEnds(rest[at - 2] ?? '')) &&
    !rest.slice(0, at).some((word) => withoutTopic(word) !== null)
  )
}

/** “틀린 문제만 | 모은 교재를 뽑아줌”: what a verb before a noun takes, where that noun is not the end of it all. */
function tearsDescribed(left: readonly string[], rest: readonly string[]): boolean {
  const word = left.at(-1) ?? ''
  if (withoutTopic(word) !== null || /(?:마다|씩|까지|[,?])$/u.test(word)) return false
  // “배와 허리를 | 함께 받쳐 주는 베개”
  const first = rest.findIndex((other) => isParticled(other) || isBreak(other) || isVerbal(other))
  if (withoutObject(word) !== null && isVerbal(rest[first] ?? '')) return true
  const isTime = /(?:월|일|시|년|달|주|번|째|새벽|아침|저녁|오전|오후|밤|낮)(?:에)?$/u.test(word)
  const [next = '', second = ''] = rest
  const isNear =
    (/^\d/u.test(next) && !isParticled(next)) || /^(?:처음|직접|새로|갓|오래|안|못|[한두세네]번)$/u.test(next)
  const at = isVerbal(next) ? 0 : !isTime && isNear && isVerbal(second) ? 1 : -1
  const after = rest.slice(at + 1)
  // “고양이 일러스트로 | 만든 메모지”: a name, whole.
  if (at === 0 && after.length === 1 && !isTime && !isPredicate(after[0] ?? '')) return true
  return at >= 0 && after.length > 1 && isPredicate(after.at(-1) ?? '')
}
