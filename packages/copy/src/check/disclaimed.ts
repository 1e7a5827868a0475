import { endsInTrade } from '../meaning/trades.ts'
import type { Match } from './types.ts'

/** Whether a line says of words that would claim something that they are a name, or that it does not claim them. */
export function isDisclaimed(plain: string, { start, end }: Pick<Match, 'start' | 'end'>): boolean {
  const before = plain.slice(0, start)
  const found = plain.slice(start, end)
  const after = plain.slice(end)
  return (
    denied.test(after) ||
    named.test(after) ||
    unclaimed.test(before) ||
    (negated.test(before) && /^(?!.*\b(?:only|just)\b)/iu.test(found)) ||
    isShopName(found, after)
  )
}

/** “여드름 치료제가 | 아닌”, “1위 | 말고”, “낫는다고 | 하지 않아요”: a bare noun may stand between. */
const denied =
  /^(?:\s?[가-힣]{1,4})?(?:이|가|은|는)\s?(?:아니(?!면)|아닌|아닙)|^(?:[가-힣]{1,2})?\s?말고(?!는)|^\s?대신(?![^.!?]*(?:먹|마시|드시|쓰|바르|맞))[^.!?]{0,20}(?:팔아|팝니다|내요|있어요)|^[가-힣\s]{0,4}다고(?:는)?\s?(?:말|주장|약속|장담)?하지\s?(?:는\s?)?않/u
/** “혈당이라는 | 이름의 카페”, “일등석 도시락이라는 이름이에요”. */
const named =
  /^[가-힣\s]{0,6}(?:이라는|라는|이란|란)\s?(?:이름|가게|상호|간판|제목|책|노래|영화|별명|뜻)|^[^.!?]{0,30}\b(?:tribute band|star sign|zodiac|constellation)\b/iu
/** “We do not claim it …”. */
const unclaimed =
  /\b(?:(?:do|does|did|can|could|will|would)(?: not|n[’']t)|cannot|never|not here to)\s(?:claim|say|promise|pretend|mean to say|tell you)\b[^.!?]{0,30}$/iu
/** “We are not | number one”. */
const negated = /\b(?:(?:am|are|is|was|were)(?: not|n[’']t)|never claimed to be|not) (?:the |an? |our )?$/iu

/** “유일서점에서”, “으뜸떡집”: a word of praise grown together with what kind of shop bears it. */
function isShopName(found: string, after: string): boolean {
  const [word = ''] = /^[가-힣]+/u.exec(after) ?? []
  const bare = word.replace(/(?:에서|에는|으로|은|는|이|가|을|를|에|의|도|로|예요|이에요|입니다)$/u, '')
  return /^[가-힣]{2}$/u.test(found) && [word, bare].some((name) => name !== '' && endsInTrade(name))
}
