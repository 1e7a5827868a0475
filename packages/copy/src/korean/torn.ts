import { readAdjective } from './adjectives.ts'
import { isBreak, isParticled, linksOn, namesCase, secondVerb } from './boundaries.ts'
import { chained, clauseEnds, isCause, isDialect, isPredicate, isVerbal, pastVerb } from './clause-ends.ts'
import { unlinked } from './conjugate.ts'
import { namesPlaces } from './terms.ts'
import { isBeforeNoun, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** Whether a pause parts what is read in one breath, whatever the word before it ends in. */
export function tears(left: readonly string[], rest: readonly string[], pause: number): boolean {
  return (
    tearsList(left, rest) ||
    // “24시간 출동 강서 | 양천 구로”
    namesPlaces(`${left.at(-1) ?? ''} ${rest[0] ?? ''}`) ||
    tearsQuote(left, rest) ||
    tearsSubject(left, rest) ||
    tearsClause(left, rest) ||
    (clauseEnds(left.at(-1) ?? '') && tearsName(rest)) ||
    (pause < 2 && tearsDescribed(left, rest))
  )
}

/** As many words as an item of a list has. */
const ITEM_MOST = 4

/** “굴레, 꽃신, | 돌띠 다 들어있어요”: the last of a list has the verb of them all. */
export function tearsList(left: readonly string[], rest: readonly string[]): boolean {
  const last = left.at(-1) ?? ''
  // “병풍, 돌잡이 | 용품까지”: the last of a list.
  if (left.at(-2)?.endsWith(',') && !isParticled(last) && /[가-힣]{2}까지$/u.test(rest[0] ?? '')) return true
  const from = left.slice(0, -1).findLastIndex((word) => word.endsWith(',') || clauseEnds(word)) + 1
  const item = left.slice(from)
  const plain = last.replace(/,$/u, '')
  if (!last.endsWith(',') || isBreak(plain) || isParticled(plain) || isPredicate(plain) || isDialect(left))
    return false
  // “피아노 말고 보컬, | 관악기용 방음부스”: both are what it is for.
  if (/[가-힣]용$/u.test(rest[0] ?? '') && rest.length < 4) return true
  // “온도 18도, | 습도 50% 유지하고”: both are kept.
  if (/\d/u.test(plain) && /\d/u.test(rest[1] ?? '') && /^(?:유지|보관|사용|제공|포함)/u.test(rest[2] ?? ''))
    return true
  // “40대, 50대 분들”, “오전 10시, 오후 3시”: two of a kind.
  const unit = /^\d+([가-힣A-Za-z]{1,2})$/u.exec(plain)?.[1]
  const isPair = unit !== undefined && new RegExp(`^\\d+${unit}(?:이|가|에|은|는|$)`, 'u')
  if (isPair && rest.slice(0, 2).some((word) => isPair.test(word))) return true
  // “덜 삭힌 놈, | 중간 놈, 푹 삭힌 놈 골라서”
  if (rest.slice(1, ITEM_MOST).some((word) => word.replace(/,$/u, '') === plain)) return true
  if (item.some((word) => namesCase(word) || clauseEnds(word))) return false
  // “통밀 70%에 우유, | 계란, 버터는 안 들어가고”: one of three and more.
  const [next = ''] = rest
  const nextName = next.replace(/,$/u, '')
  if (next.endsWith(',') && !isParticled(nextName) && !isPredicate(nextName) && !/\d/u.test(nextName))
    return true
  // “의자 네 개, | 화로대 이렇게 한 묶음”, “실 4볼, | 코바늘, 손잡이까지”; “한 달에 네 번, | 주차장으로 찾아가서” are two thoughts.
  const ends = rest.findIndex(clauseEnds)
  const first = ends < 0 ? rest : rest.slice(0, ends + 1)
  const sums = first.some((word) => /^(?:다|모두|이렇게|전부|등|가지고?)$|까지$/u.test(word))
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
export function tearsQuote(left: readonly string[], rest: readonly string[]): boolean {
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
  // “습기 먹으면 | 부러지니 서랍에 두세요”, “아픈 새는 | 안 받으니 병원 먼저 가주세요”: the cause is of what stands before it.
  const cause = rest.findIndex((other) => /[가-힣]니까?,?$/u.test(other) && clauseEnds(other))
  if ((namesCase(word) || isTopic) && cause >= 0 && cause < 2 && cause < rest.length - 1) return true
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
