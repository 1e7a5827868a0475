import { readAdjective } from './adjectives.ts'
import {
  adverb,
  isBreak,
  isParticled,
  linksOn,
  namesCase,
  nounish,
  numeral,
  shortAdnominal,
} from './boundaries.ts'
import { isBeforeNoun, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** A shorter pause between two words parts what belongs together. */
export const LEAST_PAUSE = 0.5
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
    // “물고 | 빨아도”, “주문 받고 | 만들기 때문에”: one phrase.
    (/^[가-힣]고$/u.test(plain) && (/[아어여해]도$/u.test(next) || rest[1] === '때문에')) ||
    (/[아어여해]도$/u.test(plain) && /^(?:돼|되|됩|된)/u.test(next)) ||
    (/^(?:걸어서|차로)$/u.test(plain) && /^\d/u.test(next)) ||
    (/(?:안에|넘게|이내에)$/u.test(plain) &&
      rest.slice(0, 3).some((other) => namesCase(other) || other.endsWith('믄'))) ||
    (/^(?:제가|저희가)$/u.test(plain) && next === '직접')
  )
    return null
  // “맡기면 30분, | 급하면 앞에 앉아”: the case is of what follows.
  if (namesCase(word) && left.at(-2)?.endsWith(',')) return SCRAP
  if (/[,?]$/u.test(word) || namesCase(word)) return 3
  // “아침 9시에 | 나오고”: the verb belongs to what stands before it.
  const isTorn = /^\D.*(?:고|며|는데)$/u.test(next) && !nounish.test(next)
  if (isTorn && !clauseEnd.test(plain)) return 0.3
  if (nounish.test(plain)) return /(?:에서|데서)$/u.test(plain) ? 1.4 : plain.endsWith('까지만') ? 1.2 : null
  // “들어가고 | 있어요” and “보고 | 나서” are one verb.
  if (clauseEnd.test(plain)) {
    if (
      /^(?:나서|나면|있|싶|계[시세셔십신]|다니|다녀|가[시서고면]|가요|오[시고면]|오세요|와서|와요)/u.test(
        next,
      )
    )
      return null
    // “냉동실에 두고 | 드세요”, “유약 바르고 | 굽는 건”: one act.
    const isOne =
      /[고서]$/u.test(plain) &&
      ((rest.length === 1 && predicate.test(next)) ||
        (isVerbal(next) &&
          withoutTopic(rest[1] ?? '') === null &&
          !/^(?:다음|뒤|후|때)/u.test(rest[1] ?? '')))
    if (isOne || isTorn) return 0.4
    // “문 잠겨서 | 못 들어가실 때”: the case ends later.
    const isCase = rest.slice(0, 3).some((other) => other.endsWith('때') || namesCase(other))
    return /[고서]$/u.test(plain) && isCase ? 2.2 : 3
  }
  // “허리는 밴드라”, “심지는 나무라”.
  if (left.length > 1 && /[가-힣]{2}라$/u.test(plain)) return 2.5
  if (/(?:때|동안|내내|대신|후에|뒤에|전에|다음에)$|^없이$/u.test(plain)) return 2
  // “차로 | 15분” and “통을 | 두개로” part what is counted from what it is of.
  const counts = /^\d|^(?:한|두|세|네)(?:\s|$|[가-힣]로)/u.test(next) ? 0.8 : 0
  // “굽는 건 | 저희가 해요”: a topic, drawn together.
  if (withoutTopic(plain) !== null || (left.length > 1 && /^(?:건|것도)$/u.test(plain)))
    return (left.length > 1 || rest.length > 2 ? 1.9 : 1.2) - counts / 2
  if (linksOn(plain)) return 1.2
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

const clauseEnd =
  /[가-힣](?:고|고요|며|는데|은데|한데|운데|지만|니까|면서|려고|도록|거나|다가|으니|[되하리시]니|[건던텐]데|서|라서|이라|인데|[는은떤]지|[해아어여려]도)$|[가-힣]편이라$|^건데$|[가-힣](?<![이오방피손])해가$/u

/** Whether a verb describes the noun after it: 구운, 산; an adjective (작은) keeps nothing before it. */
function isVerbal(word: string): boolean {
  return (isBeforeNoun(word) && readAdjective(word) === null) || pastVerb.test(word)
}

/** One syllable that is a verb before its noun: “다른 데서 산 안경”. */
const pastVerb = /^(?:산|쓴|탄|온|준|판|푼|딴|뜬|짠|친|낸|든|뺀|캔|본)$/u

function endsSentence(word: string): boolean {
  return /[,?]$/u.test(word) && predicate.test(word.replace(/[,?]$/u, ''))
}

/** Whether one of two rows says nothing by itself. */
function leavesScrap(left: readonly string[], rest: readonly string[], pause: number): boolean {
  const word = left.at(-1) ?? ''
  // What stands alone in three letters says nothing big: “아침에”, “물은”.
  const isScrap = left.length === 1 && word.length < 4 && pause < 2.5
  // “가져갔다가”: a verb without what it is done to.
  const isBare =
    left.length === 1 &&
    word.length < 6 &&
    clauseEnds(word) &&
    !namesCase(word) &&
    !/(?:[이라]고?|시고)$/u.test(word)
  // “받아보시고 7일 안에 | 반품 가능”: in the middle of the clause after the first.
  const isInside =
    pause < 1.5 &&
    left.slice(0, -1).some((other, at) => clauseEnds(other) && !/^(?:싶|있|계)/u.test(left[at + 1] ?? ''))
  // “자전거로 | 배달해요”: a verb alone is left beneath.
  const isLone = rest.length === 1 && pause < 2 && predicate.test(rest[0] ?? '')
  return isScrap || isBare || isInside || isLone
}

/** Whether a pause parts what is read in one breath, whatever the word before it ends in. */
function tears(left: readonly string[], rest: readonly string[], pause: number): boolean {
  return (
    tearsList(left, rest) ||
    tearsQuote(left, rest) ||
    tearsSubject(left, rest) ||
    (clauseEnds(left.at(-1) ?? '') && tearsName(rest)) ||
    (pause < 2 && tearsDescribed(left, rest))
  )
}

const predicate = /(?:[가-힣]요|니다|음|함|림|됨|줌|씀|옴|냄|뺌|킴|봄|[가-힣]짐|다|이소|더|[가-힣]유)$/u

/** “굴레, 꽃신, | 돌띠 다 들어있어요”: the last of a list has the verb of them all. */
function tearsList(left: readonly string[], rest: readonly string[]): boolean {
  const last = left.at(-1) ?? ''
  const from = left.slice(0, -1).findLastIndex((word) => word.endsWith(',') || clauseEnds(word)) + 1
  const item = left.slice(from)
  const plain = last.replace(/,$/u, '')
  if (!last.endsWith(',') || isBreak(plain) || isParticled(plain) || predicate.test(plain)) return false
  // “40대, 50대 분들”: two of a kind.
  const unit = /^\d+([가-힣]{1,2})$/u.exec(plain)?.[1]
  if (unit !== undefined && new RegExp(`^\\d+${unit}$`, 'u').test(rest[0] ?? '')) return true
  if (item.some((word) => namesCase(word) || clauseEnds(word))) return false
  // “의자 네 개, | 화로대 이렇게 한 묶음”; “한 달에 네 번, | 주차장으로 찾아가서” are two thoughts.
  const isCounted = item.some((word) => /\d|^(?:한|두|세|네)$/u.test(word))
  if (isCounted) return rest.some((word) => /^(?:이렇게|다|모두)$/u.test(word)) && !rest.some(clauseEnds)
  const isOwn = rest.some((word) => withoutTopic(word) !== null || withoutSubject(word) !== null)
  const sums = rest.some((word) => /^(?:다|모두|이렇게|전부|등|가지)$|까지$/u.test(word))
  // “코받침, | 나사는”: one topic of them all.
  const isSecond = left.some((word) => withoutTopic(word) !== null || withoutSubject(word) !== null)
  return (!isOwn || !isSecond) && (sums || predicate.test(rest.at(-1) ?? ''))
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
  const isSaid = own.slice(subject + 1).some(isVerbal)
  const verb = rest.findIndex((word) => namesCase(word) || clauseEnds(word))
  // “비가 오고 | 다시 더러워지면”: one case.
  const isCase = left.length === 2 && (left[1] ?? '').endsWith('고') && withoutSubject(left[0] ?? '') !== null
  if (isCase && namesCase(rest[rest.findIndex((word) => namesCase(word) || clauseEnds(word))] ?? ''))
    return true
  return subject >= 0 && !isSaid && verb >= 0 && verb < rest.length - 1
}

function clauseEnds(word: string): boolean {
  const plain = word.replace(/,$/u, '')
  return (clauseEnd.test(plain) || /[가-힣]{2}라$/u.test(plain)) && !nounish.test(plain)
}

/** “줄자 들고 | 집으로 가서 재드리는 건”: a chain of verbs that one noun takes together. */
function tearsName(rest: readonly string[]): boolean {
  const at = rest.findIndex((word) => /^(?:건|것은|것도|게)$/u.test(word))
  return (
    at > 0 &&
    isBeforeNoun(rest[at - 1] ?? '') &&
    (at === 1 || clauseEnds(rest[at - 2] ?? '')) &&
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
    (/^\d/u.test(next) && !isParticled(next)) || /^(?:처음|직접|새로|갓|오래|[한두세네]번)$/u.test(next)
  const at = isVerbal(next) ? 0 : !isTime && isNear && isVerbal(second) ? 1 : -1
  const after = rest.slice(at + 1)
  return at >= 0 && after.length > 1 && predicate.test(after.at(-1) ?? '')
}
