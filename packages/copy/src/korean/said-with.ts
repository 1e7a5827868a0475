import { namesCase } from './boundaries.ts'
import { isPredicate } from './clause-ends.ts'
import { coordinates } from './clause-links.ts'
import { lastClauses, namesOwn } from './own-clause.ts'
import { pointing } from './points-back.ts'

/** “다 보는데 … 못 고쳐요”: all of it, but for what follows. */
export function isLimited(left: readonly string[], rest: readonly string[]): boolean {
  const isAll = lastClauses(left).some((word) => all.test(word)) && !/고,?$/u.test(left.at(-1) ?? '')
  const end = rest.findIndex((word) => isPredicate(word) || word.endsWith(','))
  const next = end < 0 ? rest : rest.slice(0, end + 1)
  // “급하면 당일도 되는데 그건 두배 받아요”: what that costs.
  const hasPrice =
    pointing.test(next[0] ?? '') &&
    next.some((word) => /배$|원$|^더$|^추가/u.test(word)) &&
    next.length <= ENDS + 1
  // “차로 모시러 가는데 그건 아침 9시에만 되고”
  const isOnlySo =
    hasPrice ||
    (pointing.test(next[0] ?? '') && next.some((word) => /(?:까지|에|에서|명|분)만$/u.test(word))) ||
    (!namesOwn(next) && next.some((word) => word.endsWith('에서만')))
  // “그날 저녁에 찾아가실 수 있는데 토요일은 다음 주 월요일에나 돼요”
  const isOtherDay = /(?:데|지만),?$/u.test(left.at(-1) ?? '') && otherDay.test(next.slice(0, 2).join(' '))
  const isLess = next.slice(-ENDS).some((word) => denies.test(word))
  return (
    isOnlySo || (isAll && isLess) || (isOtherDay && (isLess || next.some((word) => word.endsWith('에나'))))
  )
}

/** As many words as the end of a clause has that denies or limits. */
const ENDS = 3

const otherDay =
  /^(?:[월화수목금토일]요일|주말|공휴일|명절|연휴|겨울|여름|장마철)(?:하고 \S+|이나 \S+)?(?:은|는|에는|엔)(?: |$)/u

const all = /^(?:다|모두|전부|뭐든|무조건|언제든지?|어디든지?|아무|아무나|웬만하면|웬만한)$/u

const denies = /^(?:안|못|빼고|말고|제외|불가)|없[어습고는]|않|까지만$|에만$/u

/** “한 달 안에 시들면 사진 보내주세요, 새 걸로 바꿔드려요”: what is asked for in a case, with its answer. */
export function isAsked(left: readonly string[], rest: readonly string[]): boolean {
  return /세요,?$/u.test(left.at(-1) ?? '') && lastClauses(left).some(namesCase) && !namesOwn(rest)
}

/** “그만 먹게 하라고 하는데”, “뭐라 하시는 분이 꼭 계세요”: what somebody else says, which is small talk in a long sentence. */
export function isAside(texts: readonly string[]): boolean {
  const [before = '', last = ''] = lastClauses(texts).slice(-2)
  const isReported =
    /[라다냐자]고$/u.test(before) && /^(?:하|해|하시|그러)(?:[고며니는던시셨]|요|지만|더)/u.test(last)
  const isOfSomebody = lastClauses(texts).some((text) =>
    /^(?:분|분들|손님|아주머니|아저씨)[이도]$/u.test(text),
  )
  // “저는 뭐 애들이 먹으면 얼마나 먹겠나 싶어서 그냥 두거든요”
  const isMused = /^(?:저는|제가|나는) 뭐 /u.test(lastClauses(texts).join(' '))
  return isReported || isMused || (isOfSomebody && /^(?:계|있|많)/u.test(last))
}

/** “못 옮겨요, 허리가 안 좋아서”: why, said after. */
export function isReasonAfter(rest: readonly string[]): boolean {
  return (
    /(?:[아어여해려와워셔라돼져]서|니까|이라)요?$|거든요$/u.test((rest.at(-1) ?? '').replace(/,$/u, '')) &&
    !rest.slice(0, -1).some((word) => isPredicate(word.replace(/,$/u, '')) || coordinates.test(word))
  )
}
