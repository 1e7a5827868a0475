import { isParticled, linksOn, namesCase, isNounish, numeral, secondVerb } from './boundaries.ts'
import {
  asLong,
  chained,
  clauseEnd,
  clauseEnds,
  isCause,
  isCauseName,
  isDialect,
  isPredicate,
  isVerbal,
} from './clause-ends.ts'
import { isOnePhrase } from './one-phrase.ts'
import { tears } from './torn.ts'
import { isBeforeNoun, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** A shorter pause between two words parts what belongs together. */
export const LEAST_PAUSE = 0.5
/** The least pause of a sentence that has room beneath the name, where it would be whole. */
export const SURE_PAUSE = 1.9
/** What a cut that leaves a scrap is worth, and one inside a phrase: the sentence is rather said under a name. */
const SCRAP = 0.4
const TORN = 0.1
/** One inside a phrase of a noun, which would say something else: what has no room is rather left out. */
export const MISREAD = 0.05
/** A pause that somebody may doubt: right only for what has no room beneath the name. */
const UNSURE = 1.5

/** How well a reader may pause between words; null where they may not. */
export function pauseAfter(left: readonly string[], rest: readonly string[]): number | null {
  const pause = pauseByForm(left, rest)
  // “바닥 25만원 | 벽까지 하면 48만원이고”: one price, and the next.
  if (left.length > 1 && barePrice.test(left.at(-1) ?? '') && rest.some((word) => somePrice.test(word)))
    return left.slice(1, -1).some((word) => barePrice.test(word)) ? SCRAP : 3
  // “11만원이고 | 고프로 영상은 2만원 따로”: a price alone says little big.
  if (left.length === 1 && /^\d.*원이고,?$/u.test(left[0] ?? '')) return SCRAP
  // “콘덴서 개당 2천원 | 진공관은 시세대로”: one price, and that of another.
  if (left.length > 1 && barePrice.test(left.at(-1) ?? '') && withoutTopic(rest[0] ?? '') !== null) return 3
  if (pause === null || endsSentence(left.at(-1) ?? '')) return pause
  if (tears(left, rest, pause)) return Math.min(pause, TORN)
  return leavesScrap(left, rest, pause) ? Math.min(pause, SCRAP) : pause
}

/** The pause that the form of the last word before it allows. */
function pauseByForm(left: readonly string[], rest: readonly string[]): number | null {
  const word = left.at(-1) ?? ''
  const plain = word.replace(/,$/u, '')
  const [next = ''] = rest
  if (isOnePhrase(left, rest)) return null
  // “우리 아지매들 셋이서 | 새벽에 경매 받아가”
  if (byHowMany.test(next)) return null
  if (left.length > 1 && byHowMany.test(plain)) return 1.2
  // “바닥 25만원 벽까지 하면 | 48만원이고”: it rests after the first price.
  if (left.slice(1, -1).some((other) => barePrice.test(other))) return SCRAP
  // “맡기면 30분, | 급하면 앞에 앉아”, “방부제가 없어서 | 개봉하면”: the case is of what follows.
  // “출장비 2만원이고 | 고치시면”.
  const isAfterOther = /,$|원이고$/u.test(left.at(-2) ?? '') || left.slice(0, -1).some(isCause)
  // “냉장으로 3일 | 냉동하면 한달 가요”: one time, and that of another case.
  const isAfterTime =
    /^\d+(?:일|주|달|개월|시간|분)$/u.test(left.at(-2) ?? '') &&
    left.length > 2 &&
    !/^(?:지나|넘|되|두|놔|있|걸리|이)/u.test(word)
  if (namesCase(word) && (isAfterOther || isAfterTime || namesOther(rest))) return SCRAP
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
    // “임신 12주 전이거나 | 피부에 상처 있으신 분은”: one of two, of one noun.
    if (plain.endsWith('거나')) return SCRAP
    // “캠핑 가서 | 쓰기 좋고”: what it is good for.
    if (/[가-힣]기(?:에|가|도|는|에도)?$/u.test(next) && /^(?:좋|편|쉽|쉬|딱|힘|어렵)/u.test(rest[1] ?? ''))
      return 0.3
    // “씻지는 안 하고 | 보내예, 씻으면 …”: the pause is at the comma.
    if (plain.endsWith('고') && endsSentence(next) && rest.length > 1) return UNSURE
    // “냉동실에 두고 | 드세요”, “유약 바르고 | 굽는 건”: one act.
    const isOne =
      /[고서]$/u.test(plain) &&
      ((rest.length === 1 && isPredicate(next)) ||
        (isVerbal(next) &&
          // “물로 헹구고 | 남은 물은 …”, but “안 치고 | 놔둔 피아노는”.
          (withoutTopic(rest[1] ?? '') === null || left.some((word) => /^(?:안|못)$/u.test(word))) &&
          !/^(?:다음|뒤|후|때)/u.test(rest[1] ?? '')))
    if (isOne || isTorn) return 0.4
    // “안 끓이고 | 사흘 삭힌 기라 …”, “줄을 갈고 | 안족까지 맞춘 뒤 …”: a verb that waits for the next.
    if (plain.endsWith('고') && left.length === 2 && isBareLink(left)) return UNSURE
    // “아기가 울면 달래서 | 다시 찍고 시간 추가요금 안 받아요”: one act, and the other.
    const isAct = plain.endsWith('서') && !isCause(plain)
    if (isAct && left.length > 2 && isLinked(rest[0] ?? '', rest[1] ?? '') && rest.length > 3) return UNSURE
    // “문 잠겨서 | 못 들어가실 때”, “몸무게 합쳐서 | 160키로 넘으면”: the case ends later.
    const caseAt = rest.slice(0, 3).findIndex((other) => other.endsWith('때') || namesCase(other))
    // “도안은 아이패드로 그려서 | 보내주시면”: one does both.
    if (isAct && (caseAt > 0 || (caseAt === 0 && /^(?:보내|가져|맡기|오|가|들고)/u.test(next)))) return UNSURE
    return /[고서]$/u.test(plain) && caseAt >= 0 ? 2.2 : 3
  }
  // “허리는 밴드라”, “심지는 나무라”.
  if (left.length > 1 && isCauseName.test(plain)) return 2.5
  // “열흘 전에 | 말씀하셔야 물건 빼놔요”: until when one is to do it.
  const until = plain === '전에' ? (left.at(-2) ?? '') : plain.endsWith('전에') ? plain.slice(0, -2) : ''
  if (deadline.test(until) && clauseEnds(next)) return 1
  // “그릇은 다음에 | 올 때 주세요”: another time, and no “after” that a clause ends in.
  if (plain === '다음에' && !isBeforeNoun(left.at(-2) ?? '')) return SCRAP
  if (/(?:때|동안|내내|대신|후에|뒤에|전에|다음에)$|^없이$/u.test(plain)) return 2
  // “차로 | 15분” and “통을 | 두개로” part what is counted from what it is of.
  const counts = /^\d|^(?:한|두|세|네)(?:\s|$|[가-힣]로)/u.test(next) ? 0.8 : 0
  // “굽는 건 | 저희가 해요”: a topic, drawn together.
  if (withoutTopic(plain) !== null || (left.length > 1 && /^(?:건|것도)$/u.test(plain)))
    return (left.length > 1 || rest.length > 2 ? 1.9 : 1.2) - counts / 2
  // “직원이 직접 방문해 | 무료로 견적을 내 드려요”
  if ((linksOn(plain) || chained.test(plain)) && (secondVerb.test(next) || next.startsWith('달라')))
    return null
  if (linksOn(plain) || chained.test(plain))
    return left.length > 1 && rest.length > 2 && !rest.some(isVerbal) ? SURE_PAUSE : 1.2
  if (withoutObject(plain) !== null) return (rest.length > 1 && !isBeforeNoun(next) ? 0.6 : 0.2) - counts
  if (withoutSubject(plain) !== null) return (rest.length > 1 ? 1 : 0.2) - counts
  if (/(?:에|에서|까지|부터)만$/u.test(plain)) return 1.2
  // “1등급부터 | 5등급”: from which to which.
  if (plain.endsWith('부터') && /^\d/u.test(next) && /\d/u.test(plain)) return null
  // “몇십만 | 원인데”: one sum.
  if (plain.endsWith('만') && next.startsWith('원')) return null
  // “천일염만 | 넣어가 3년 삭힌”: the verb of it, in a dialect.
  if (plain.endsWith('만'))
    return rest.length > 1 && isParticled(next) && !/[아어여해려]가$/u.test(next) ? 0.6 : 0.2
  // “한기 추가마다 | 5만원이고”: what each costs.
  if (plain.endsWith('마다') && /^\d|^[만천백]/u.test(next)) return null
  if (/(?:두번|째|마다|씩)$/u.test(plain)) return 1.2
  if (/(?:새벽|아침|저녁|오전|오후|밤|낮|주말|평일|매일|매주|오늘|요일|\d월|\d일|\d시)$/u.test(plain))
    return 1
  if (/[가-힣](?:이랑|랑|와|과|이나)$/u.test(plain)) return 0.4
  // “이탈리아 부테로 | 가죽을”: a name that ends as a particle does.
  const isOf = plain.endsWith('로') && withoutObject(next) !== null ? 0.8 : 0
  // “11월에 | 딴 부사”: a verb before its noun keeps what it takes.
  if (isParticled(plain)) return isVerbal(next) ? MISREAD : 1.4 - counts - isOf
  // “필름 한 롤 | 보여드림”: what is counted, whole.
  if (plain.length < 2 && numeral.test(left.at(-2) ?? '')) return SCRAP
  // Between two names that a reader cannot part for certain.
  const isTied = withoutObject(next) ?? withoutSubject(next) ?? withoutTopic(next)
  const isCounted = /^\d|^(?:한|두|세|네|다섯|여섯|열)$/u.test(next)
  return isTied !== null || isCounted || plain.length < 2 || /[\d+]/u.test(plain) ? null : MISREAD
}

/** “(밤 9시 되면) 문 닫고 카드도 됩니데이”: whether what follows ends its clause and goes on with another thing. */
function namesOther(rest: readonly string[]): boolean {
  return rest.some(
    (word, at) =>
      /[가-힣]고,?$/u.test(word) &&
      at < rest.length - 2 &&
      /[가-힣](?<![아어여해])도$/u.test(rest[at + 1] ?? ''),
  )
}

const deadline = /^(?:\d+\S*|하루|이틀|사흘|나흘|닷새|열흘|보름|일주일|한달|달)$/u

/** How many do it. */
const byHowMany = /^(?:혼자|둘이|셋이|넷이|여럿이)서$/u

/** A price with nothing after it: “25만원”. */
const barePrice = /^[\d,]*[만천백]?[\d,]*[만천백]?원$/u
const somePrice = /[\d만천백]원(?!$)|^[\d,]*[만천백]?[\d,]*[만천백]?원$/u

/** Whether two words before a link have nothing that the clause is of: “안 끓이고”, “줄을 갈고”. */
function isBareLink([first = '', verb = '']: readonly string[]): boolean {
  const isShort = first.length + verb.length < 6
  return /^(?:안|못)$/u.test(first) || (isShort && withoutObject(first) !== null)
}

/** Whether the first or the second word links its clause by 고: “다시 찍고”. */
function isLinked(first: string, second: string): boolean {
  return [first, second].some((other) => /[가-힣]고$/u.test(other) && !isNounish(other))
}

function endsSentence(word: string): boolean {
  return /[,?]$/u.test(word) && (isPredicate(word.replace(/[,?]$/u, '')) || isDialect(['', word]))
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

/** How something is done, which tells nothing without its place or time. */
const isHow = /^(?:많이|자주|바로|직접|잘|더|다|꼭|함께|같이|따로|모두|새로|주로|오래|미리|그냥|그대로)$/u
