import type { Head } from '../../facts/head.ts'
import { lineOf } from '../../reading/clause.ts'
import { isBreak, isParticled, suffixes } from '../boundaries.ts'
import { isConditional, isNegated, withoutObject, withoutSubject, withoutTopic } from '../words.ts'

/** Acts that a noun names by itself: “수리해 드려요” is “수리”. */
const act =
  /^((?:무상|무료|전체|부분)?(?:수리|교환|교체|환불|반품|배송|배달|발송|출고|출발|포장|세탁|설치|제작|판매|수선|상담|예약|관리|점검|청소|로스팅|숙성|발효|운영|제공|증정|보관|각인|지원|진행|재단|시공|촬영|보정|인화|대여|픽업|수거|방문|출장|조립|도색|코팅|왁싱|손질|선별|소독|검수|세척|충전|리필|염색|할인|적립|수업|레슨|지도|교육|체험|주문|완성|작업|건조|추출|착즙|도정|가공|손세차|세차|정비|복구|백업|보장|보증|관람|주차|입장|이용|사용|추가|회수|답변|안내|추천|컷|펌|케어|관찰|측정|피팅|조율|연주|번역|인쇄|제본|디자인|매입|위탁|추첨|시식|시음|시승|비교|조절|변신|분리|탈착|접이|재활용|재사용|생산|수확|재배|채취|직송))(?:을|를)?$/u

/** The act that ends a sentence, the words of its verb, and how many words those are. */
function actOf(texts: readonly string[]): { noun: string; from: number } | null {
  const last = texts.at(-1) ?? ''
  const helped = /^(?:드려요|줘요|주세요|드립니다|둬요|놔요|봐요)$/u.test(last)
  const verbAt = texts.length - (helped ? 2 : 1)
  const verb = texts[verbAt] ?? ''
  const own = /^(.+?)(?:해|하여|해요|했어요|합니다|돼요|됐어요|가능해요)$/u.exec(verb)?.[1]
  if (own !== undefined) {
    const noun = act.exec(own)?.[1]
    return noun === undefined ? null : { noun, from: verbAt }
  }
  if (!/^(?:해|해요|합니다|받아|받아요|내|가능해요|돼요)$/u.test(verb)) return null
  const noun = act.exec((texts[verbAt - 1] ?? '').replace(/(?:이|가)$/u, ''))?.[1]
  return noun === undefined ? null : { noun, from: verbAt - 1 }
}

const during = /^(?:동안|간|내내)$/u

/** “6개월 동안 무상으로 수리해 드려요” → “6개월 무상 수리”, “집 앞까지 무료로 배송해요” → “집 앞까지 무료 배송”. */
export function named(texts: readonly string[]): Head[] {
  const found = actOf(texts)
  if (found === null || isNegated(texts)) return []
  const args = texts.slice(0, found.from)
  const from = args.findLastIndex((word) => isBreak(word)) + 1
  const words = args
    .slice(from)
    .filter((word, at, all) => !(during.test(word) && /\d|[하한두세네]루?$|달$/u.test(all[at - 1] ?? '')))
    .filter((word) => !fillers.test(word))
    .map((word) => word.replace(/^(무상|무료|공짜)(?:으로|로)$/u, '$1'))
    .map((word) => withoutObject(word) ?? word)
  // “8년 일한 강사가 수업”: who does it does it by a verb.
  if (words.some((word) => withoutSubject(word) !== null)) return []
  return suffixes(words, [found.noun]).map((list) => ({
    text: lineOf(list),
    isPart: from > 0 || list.length < words.length + 1 || isConditional(args),
  }))
}

const fillers = /^(?:꼭|잘|더욱|정성껏|정성스럽게|꼼꼼하게|꼼꼼히|깨끗하게|다|모두|바로|항상|늘|또|가능한)$/u

/** “직접 점검하고 청소해서 보내 드려요” → “직접 점검·청소”. */
export function paired(texts: readonly string[]): Head[] {
  return texts.flatMap((word, at) => {
    const first = /^(.+?)(?:하고|한 뒤)$/u.exec(word)?.[1]
    const second = /^(.+?)(?:해서|해|하고|한)$/u.exec(texts[at + 1] ?? '')?.[1]
    if (first === undefined || second === undefined || !act.test(first) || !act.test(second)) return []
    const before = texts[at - 1] ?? ''
    const own = /^(?:직접|모두|전부|하나하나|일일이|꼼꼼히)$/u.test(before) ? `${before} ` : ''
    return [{ text: `${own}${first}·${second}`, isPart: true }]
  })
}

/** “이번 주말까지 89,000원을 69,000원에 드려요” → “이번 주말까지 69,000원”: what is paid now, with its last day. */
export function paid(texts: readonly string[]): Head[] {
  const at = texts.findIndex(
    (word, index) =>
      /^\d[\d,]*원(?:에|으로)$/u.test(word) && texts.slice(0, index).some((other) => /\d원/u.test(other)),
  )
  if (at < 1) return []
  const now = (texts[at] ?? '').replace(/(?:에|으로)$/u, '')
  const until = texts.findIndex((word) => word.endsWith('까지'))
  const from =
    until < 0 || until > at
      ? -1
      : texts.slice(0, until).findLastIndex((word) => isBreak(word) || isParticled(word)) + 1
  if (from < 0) return []
  // What else the sentence says would be lost.
  const before = texts.slice(until + 1, at)
  if (before.length !== 1 || at < texts.length - 2) return []
  const beneath = `원래 ${(before[0] ?? '').replace(/(?:을|에서)$/u, '')}`
  // “전날까지” of “추석 전날까지” says no day.
  const starts = /^(?:전날|당일|다음|그날)/u.test(texts[until] ?? '') ? [from] : [from, until]
  return starts.map((start) => ({
    text: lineOf([...texts.slice(start, until + 1), now]),
    isPart: true,
    beneath,
  }))
}

/** “하체 점검은 공짜로 같이 봐 드려요” → “하체 점검은 공짜”. */
export function freeOf(texts: readonly string[]): Head[] {
  const at = texts.findIndex((word) => /^(?:무료|무상|공짜)로$/u.test(word))
  const topic = texts.slice(0, at).findLastIndex((word) => withoutTopic(word) !== null)
  if (at < 1 || topic !== at - 1) return []
  return [{ text: lineOf([...texts.slice(0, at), (texts[at] ?? '').slice(0, -1)]), isPart: true }]
}
