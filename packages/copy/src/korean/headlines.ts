import type { Head } from '../facts/head.ts'
import { lineOf } from '../reading/clause.ts'
import { lengthOf } from '../reading/clean.ts'
import { readAdjective } from './adjectives.ts'
import {
  adverb,
  auxiliary,
  isBreak,
  isParticled,
  linksOn,
  mayBegin,
  nounish,
  suffixes,
} from './boundaries.ts'
import { copulaNoun } from './predicates.ts'
import {
  isBeforeNoun,
  isConditional,
  isNegated,
  leaning,
  withoutObject,
  withoutOnly,
  withoutSubject,
  withoutTopic,
} from './words.ts'

/** As many letters as big words have room for. */
const MOST = 14
const LEAST = 4

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
function named(texts: readonly string[]): Head[] {
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
  return suffixes(words, [found.noun]).map((list) => ({
    text: lineOf(list),
    isPart: from > 0 || list.length < words.length + 1 || isConditional(args),
  }))
}

const fillers = /^(?:꼭|잘|더욱|정성껏|정성스럽게|꼼꼼하게|꼼꼼히|깨끗하게|다|모두|바로|항상|늘|또|가능한)$/u

/** The last of these words ends a name that may stand big, with its own particle gone. */
function nameEnding(words: readonly string[], noun: string): string[][] {
  const before = words.slice(0, -1)
  const from = before.findLastIndex((word) => isBreak(word)) + 1
  return suffixes([...before.slice(from), noun], []).filter(
    (list) => !list.slice(0, -1).some((word) => withoutSubject(word) !== null && !list.some(isBeforeNoun)),
  )
}

/** “논산에서 새벽에 딴 딸기만 써서” → “논산에서 새벽에 딴 딸기만”. */
function only(texts: readonly string[]): Head[] {
  return texts.flatMap((word, at) => {
    if (at === texts.length - 1 || !isLimit(word)) return []
    return nameEnding(texts.slice(0, at + 1), word).map((list) => ({ text: lineOf(list), isPart: true }))
  })
}

function isLimit(word: string): boolean {
  if (/(?:전|후|때)에?만$/u.test(word)) return false
  return (
    withoutOnly(word) !== null ||
    (/^[가-힣]만$/u.test(word) && !/^(?:이|그|저|더|하지|다)만$/u.test(word)) ||
    /(?:까지만|에만|에서만|[분명개]만|\d만)$/u.test(word)
  )
}

/** “설탕 대신 배즙을 넣어요” → “설탕 대신 배즙”. */
function instead(texts: readonly string[]): Head[] {
  const at = texts.findIndex((word) => /^대신(?:에)?,?$/u.test(word) || /[가-힣]{2}대신$/u.test(word))
  if (at < 1) return []
  const to = texts.findIndex((word, index) => index > at && objectOf(word) !== null)
  const noun = objectOf(texts[to] ?? '')
  if (to < 0 || noun === null || to - at > 4) return []
  const from = texts.slice(0, at).findLastIndex((word, index) => index < at - 1 && !isBareNoun(word)) + 1
  return [
    { text: lineOf([...texts.slice(from, to), noun]), isPart: true },
    { text: lineOf([...texts.slice(from, at + 1), noun]), isPart: true },
  ]
}

function objectOf(word: string): string | null {
  return (
    withoutObject(word) ?? (/[가-힣]{2}(?:으로|로)$/u.test(word) ? word.replace(/(?:으로|로)$/u, '') : null)
  )
}

function isBareNoun(word: string): boolean {
  return /^[가-힣A-Za-z\d]+$/u.test(word) && !isParticled(word) && !isBreak(word) && !isBeforeNoun(word)
}

/** “비가 오고 24시간 안에 다시 더러워지면 …” → “다시 더러워지면?”: the condition, asked, whose answer stands beneath. */
function asked(texts: readonly string[]): Head[] {
  const at = texts.findIndex(
    (word, index) =>
      index < texts.length - 1 && /[가-힣]면,?$/u.test(word) && !nounish.test(word.replace(/,$/u, '')),
  )
  if (at < 0) return []
  const word = (texts[at] ?? '').replace(/,$/u, '')
  // “20분이면”: a time that is enough, and no condition; “저렴하다면”, “원하시면” alone ask nothing.
  const next = texts[at + 1] ?? ''
  // “따 드시면 돼요”: what one may do, and no case.
  if (/^(?:돼요|됩니다|되고|좋아요|끝)/u.test(next)) return []
  const isTime = word.endsWith('이면') && !/(?:이상|이하|미만)이면$/u.test(word)
  if (isTime || (at < 1 && /^(?:하면|되면|보면|원하시면|있으면|없으면)$/u.test(word))) return []
  const before = texts.slice(0, at)
  const chain = before.every((other) => !other.endsWith(',')) ? [[...before, word]] : []
  const from = before.findLastIndex((other) => isBreak(other)) + 1
  return [...chain, ...suffixes(before.slice(from), [word])]
    .filter((list) => list.length > 1 || word.length > 2)
    .map((list) => ({ text: `${lineOf(list)}요?`, isPart: true }))
}

/** “세탁기에 돌릴 수 있어요”, “한 번 더 닦아 드려요”: the end of a sentence that says something by itself. */
function ends(texts: readonly string[]): Head[] {
  return suffixes(texts, [])
    .filter((list) => list.length > 1 && list.length < texts.length && !isBareVerb(list))
    .filter((list) => {
      const dropped = texts.slice(0, texts.length - list.length)
      const isList = (dropped.at(-1) ?? '').endsWith(',') && !/(?:요|다)$/u.test(list.at(-1) ?? '')
      return (
        !isList &&
        keepsMeaning(dropped, list) &&
        (!isRequest(list) || list.length > 2 || /\d/u.test(list[0] ?? ''))
      )
    })
    .map((list) => ({ text: lineOf(list), isPart: true }))
}

function isRequest(list: readonly string[]): boolean {
  return /(?:세요|까요)$/u.test(list.at(-1) ?? '')
}

/** Whether an end of a sentence is about the same without what stood before: its denial, its case, and what it is done to. */
function keepsMeaning(dropped: readonly string[], kept: readonly string[]): boolean {
  const own = withoutSubject(kept[0] ?? '') ?? withoutTopic(kept[0] ?? '')
  if (isNegated(dropped) && !isNegated(kept) && own === null) return false
  const isCase = dropped.some((word) => /[가-힣]면,?$/u.test(word) && !nounish.test(word.replace(/,$/u, '')))
  const strong = /\d|무료|무상|공짜/u.test(kept.join(' '))
  if (isCase) return strong
  const clause = dropped.slice(dropped.findLastIndex((word) => linkedVerb.test(word)) + 1)
  const isOf = (words: readonly string[]): boolean =>
    words.some(
      (word) => withoutObject(word) !== null || withoutTopic(word) !== null || withoutSubject(word) !== null,
    )
  return !isOf(clause) || isOf(kept) || strong
}

const linkedVerb = /[가-힣](?:고|며|서|는데|지만|니까),?$/u

/** “30년 동안 같은 자리에서 …”, “하체 점검은 …”: of what or when, after which the line beneath reads on. */
function leads(texts: readonly string[]): Head[] {
  return texts.flatMap((word, at) => {
    const rest = texts.length - at - 1
    const isLead =
      (withoutTopic(word) !== null && !/(?:많|같|싶|좋|젊|늙|높|낮|깊|작|얇|짧)은$/u.test(word)) ||
      /(?:^동안|[가-힣\d](?:마다|씩))$/u.test(word) ||
      (linksOn(word) && !isBreak(word) && !auxiliary.test(texts[at + 1] ?? ''))
    if (
      !isLead ||
      rest < 2 ||
      at === 0 ||
      (at < 2 && word === '동안') ||
      texts.slice(0, at).some((other) => linkedVerb.test(other))
    )
      return []
    return [{ text: lineOf(texts.slice(0, at + 1)), isPart: true }]
  })
}

/** “하체 점검은 공짜로 같이 봐 드려요” → “하체 점검은 공짜”. */
function freeOf(texts: readonly string[]): Head[] {
  const at = texts.findIndex((word) => /^(?:무료|무상|공짜)로$/u.test(word))
  const topic = texts.slice(0, at).findLastIndex((word) => withoutTopic(word) !== null)
  if (at < 1 || topic !== at - 1) return []
  return [{ text: lineOf([...texts.slice(0, at), (texts[at] ?? '').slice(0, -1)]), isPart: true }]
}

/** “보내 드려요”, “새로 붙여요”, “돌릴 수 있어요”: a verb with nothing that it is done to, by or with. */
function isBareVerb(words: readonly string[]): boolean {
  return (
    words.filter(
      (word) =>
        !auxiliary.test(word) && !adverb.test(word) && !/^(?:그냥|그대로|그날|좀|다시|더)$/u.test(word),
    ).length < 2
  )
}

/** “무료로 한 번 더 닦아 드려요” → “무료로 한 번 더”. */
function upTo(texts: readonly string[]): Head[] {
  return texts.flatMap((word, at) => {
    if (at === 0 || at >= texts.length - 1 || /^(?:더|다시)$/u.test(texts[at + 1] ?? '')) return []
    const counts = texts
      .slice(0, at + 1)
      .some((other) => /\d|^(?:한|두|세|네|다섯|여섯|열|하루|반나절|하나)$/u.test(other))
    if (!counts || !/(?:^(?:더|번|동안|내내|넘게)|[가-힣\d](?:씩|마다|만에|째))$/u.test(word)) return []
    const list = nameEnding(texts.slice(0, at + 1), word)
    return list.filter((words) => words.length > 2).map((words) => ({ text: lineOf(words), isPart: true }))
  })
}

/** “배와 허리를 함께 받쳐 주는 U자 모양” → “U자 모양”; “이탈리아 가죽으로 만든 지갑” → its names; the thing that is done something with. */
function names(texts: readonly string[]): Head[] {
  const last = texts.at(-1) ?? ''
  const copula = copulaNoun(last)
  const endsInName = copula !== null || !/(?:요|니다|다|죠|까)$/u.test(last)
  const found: Head[] = []
  if (endsInName) {
    const words = [...texts.slice(0, -1), copula ?? last]
    for (let from = 0; from < words.length; from += 1) {
      const rest = words.slice(from)
      const opens = isBeforeNoun(words[from - 1] ?? '') || mayBegin(words, from)
      // A part of a list stands for no others, and “7분 걸리는 독채” has lost how.
      const isListed = words.slice(0, from).some((word) => word.endsWith(','))
      const hasLost =
        linkedVerb.test(words[from - 1] ?? '') &&
        rest.some((word) => isBeforeNoun(word) && readAdjective(word) === null)
      if (!opens || isListed || hasLost || leaning.test(rest[0] ?? '') || auxiliary.test(rest[0] ?? ''))
        continue
      found.push({
        text: lineOf(rest.map((word, at) => (at === 0 ? (measured(rest) ?? word) : word))),
        isPart: from > 0 || isConditional(texts),
      })
    }
  }
  for (const [at, word] of texts.entries()) {
    const maker = at < texts.length - 2 ? withoutSubject(word) : null
    const noun = withoutObject(word) ?? (maker !== null && person.test(maker) ? maker : null)
    if (at === texts.length - 1 || noun === null || vague.test(noun) || noun.endsWith('원')) continue
    for (const list of nameEnding(texts.slice(0, at + 1), noun)) {
      const isPastTime = list.includes('동안')
      const isDescribed =
        !isPastTime &&
        list.length > 1 &&
        list.some((one) => isBeforeNoun(one) || /^\d+(?:년대|년산|겹|중|단)/u.test(one))
      if (isDescribed && !negatesPartly(texts, list)) found.push({ text: lineOf(list), isPart: true })
    }
  }
  return found
}

/** Who makes it or does it. */
const person =
  /(?:엄마|아빠|부부|강사|셰프|기사|기사님|장인|할머니|할아버지|어머니|아버지|원장|사장|대표|선생님|디자이너|농부|형제|자매|약사|요리사|플로리스트)$/u

/** Names that say nothing by themselves. */
const vague = /^(?:분|분들|사람|것|거|때|곳|수|점|날|쪽|편|중|때문|정도|마음|방식|생각)$/u

/** “예열이 25초”, “길이는 30cm” → “예열 25초”. */
function measured(words: readonly string[]): string | null {
  const [first = '', second = ''] = words
  const noun = withoutTopic(first) ?? withoutSubject(first)
  return noun !== null && /^\d/u.test(second) && words.length <= 4 ? noun : null
}

/** A name out of a sentence that denies is not what is denied. */
function negatesPartly(texts: readonly string[], list: readonly string[]): boolean {
  return isNegated(texts) && !isNegated(list)
}

/** “직접 점검하고 청소해서 보내 드려요” → “직접 점검·청소”. */
function paired(texts: readonly string[]): Head[] {
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
function paid(texts: readonly string[]): Head[] {
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
  if (from < 0) return [{ text: now, isPart: true }]
  return [from, until].map((start) => ({
    text: lineOf([...texts.slice(start, until + 1), now]),
    isPart: true,
  }))
}

/** “렌즈에 곰팡이가 없는 것만 고르고” → “곰팡이 없는 렌즈만”. */
function chosen(texts: readonly string[]): Head[] {
  const at = texts.findIndex((word) => /^(?:것|걸|거)만$/u.test(word))
  const noun = /^(.+[가-힣])에$/u.exec(texts[at - 3] ?? '')?.[1]
  const lacks = withoutSubject(texts[at - 2] ?? '')
  if (noun === undefined || lacks === null || !/^(?:없는|있는)$/u.test(texts[at - 1] ?? '')) return []
  return [{ text: lineOf([lacks, texts[at - 1] ?? '', `${noun}만`]), isPart: true }]
}

/** “뚜껑을 열고 나서는 2주 안에 드시는 게 좋아요” → “2주 안에 드세요”. */
function advised(texts: readonly string[]): Head[] {
  const at = texts.findIndex(
    (word, index) =>
      /[가-힣]시는(?:게|건|것이)?$/u.test(word) &&
      /좋아요$|권해요$/u.test(texts.at(-1) ?? '') &&
      index >= texts.length - 3,
  )
  if (at < 1) return []
  const asked = (texts[at] ?? '').replace(/시는(?:게|건|것이)?$/u, '세요')
  return suffixes([...texts.slice(0, at), asked], []).map((list) => ({ text: lineOf(list), isPart: true }))
}

/** “방수 테이프도 새로 붙여드림” → “방수 테이프 새로 붙여드림”: a sentence a letter or two too long, as signs say it. */
function tight(texts: readonly string[]): Head[] {
  const length = lengthOf(lineOf(texts))
  if (length <= MOST || length > MOST + 4) return []
  const bare = texts.map(
    (word, at) =>
      withoutObject(word) ??
      (at === 0 ? withoutSubject(word) : null) ??
      (/[가-힣]{2}도$/u.test(word) ? word.slice(0, -1) : word),
  )
  return [{ text: lineOf(bare), isPart: true }]
}

const hanging =
  /[가-힣](?:에서|에게|한테|으로|까지|부터|에도|로도|지만|는데|해서|어서|아서|으며|면서|거나|려고|라서|니까|에|와|과|의|고|며|게|해|하)$|[가-힣]{2}[을를]$|[가-힣](?:은|는) 맛$|,$|^(?:그|이|저|또|더|수|것|등|및|안|못)\s/u
const hollow =
  /^(?:있어요|없어요|좋아요|드려요|해요|돼요|것만|거예요|주문만|분만|분들만|하나만|이것만|그것만|조금만|마음만|때만|거만|사용|이용|추가|진행|안내|제공|운영|주문|작업|완성|가능)$/u

/**
 * Big words of four to fourteen letters for a sentence whose last word is in the 해요 style: what it offers by name, what
 * it limits to, what stands instead, its condition as a question, its things and its end, the best first.
 */
export function koreanHeadlines(sentence: string): Head[] {
  const texts = sentence.split(' ')
  const rules = [
    named,
    instead,
    only,
    paired,
    upTo,
    asked,
    names,
    ends,
    paid,
    chosen,
    tight,
    advised,
    leads,
    freeOf,
  ]
  const seen = new Set<string>()
  return rules
    .flatMap((rule, at) => rule(texts).map((head) => ({ ...head, rank: rankOf(head.text, at) })))
    .filter(({ text }) => {
      const length = lengthOf(text)
      if (length < LEAST || length > MOST || hanging.test(text) || hollow.test(text) || seen.has(text))
        return false
      if ((!text.includes(' ') && !/·|\?$/u.test(text)) || /^\d+ ?[x×*]/u.test(text)) return false
      if (isBareVerb(text.split(' ')) && !/\d|·|\?$/u.test(text)) return false
      seen.add(text)
      return !readAdjective(text)
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ text, isPart }) => ({ text, isPart }))
}

/** How much each rule's words are worth by themselves, in the order of the rules. */
const ruleWorth = [3, 3, 2.6, 2.2, 1.6, 1.5, 1.2, 0.8, 4, 4, 1.4, 2, 0.4, 3]

/** How much big words say: numbers, what is free, left out, alone or instead; a name of two words before a verb. */
function rankOf(text: string, rule: number): number {
  const length = lengthOf(text)
  return (
    (ruleWorth[rule] ?? 0) +
    (/\d|(?:^|\s)(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|하루|반)\s/u.test(text) ? 1.5 : 0) +
    (/무료|무상|공짜|없이|없는|않|안 |만$|대신|당일|새벽|직접|국산/u.test(text) ? 1 : 0) +
    (text.includes(' ') ? 0.5 : -1) -
    (length < 6 ? 0.7 : 0)
  )
}
