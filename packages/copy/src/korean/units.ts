import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import { readAdjective } from './adjectives.ts'
import { adverb, excepts, hasOwnThing, isDeniedWith, isNounish, namesCase, secondVerb } from './boundaries.ts'
import { isHowLong, ofQuoted } from './clause-ends.ts'
import { unlinked } from './conjugate.ts'
import { follows, refersBack } from './refers-back.ts'
import { toPolite } from './verbs.ts'
import { hasTopic, isBeforeNoun, isNegated, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** A stretch of a sentence that says one thing; `ending` stands for its last word where that only linked. */
export type Unit = { words: Word[]; ending: string | null }

const linkedFinite: readonly (readonly [RegExp, string])[] = [
  [/([가-힣]*[ㄱ-ㅎ가-힣])있(?:고|으며)$|^있(?:고|으며)$/u, '$1있어요'],
  [/^없(?:고|으며)$/u, '없어요'],
  [/^아니(?:고|며)$/u, '아니에요'],
  [/^않(?:고|으며|아서)$/u, '않아요'],
  [/([갔났샀왔봤했됐꿨줬뒀졌렸켰쳤였겼뎠냈뺐셨썼떴컸섰폈탔땄짰았었])(?:고|으며)$/u, '$1어요'],
  [/(?<=[가-힣]{2})되(?:고|며)$/u, '돼요'],
  [/^있어$/u, '있어요'],
  [/드리고$/u, '드려요'],
  [/(?<=[가-힣]{2})하고$/u, '해요'],
  [/^만들어(?:서)?$/u, '만들었어요'],
]

/** The finished form of a linking word (따뜻해서 → 따뜻해요), or null when that is not certain. */
export function finished(word: string): string | null {
  const adjective = readAdjective(word)
  if (adjective && (adjective.form === 'and' || adjective.form === 'so')) return adjective.adjective.finite
  const measured = /^(\d[\d.,]*\s?\p{L}{0,3}?%?)(?:이라서|라서|이라|라|이[고구]요?|이며)$/u.exec(word)?.[1]
  if (measured) return measured
  // “우리 밭 거고”
  if (word === '거고') return '거예요'
  // “3만원부터고”
  const from = /^(\d[\d,]*[만천백]?원부터)[고구]$/u.exec(word)?.[1]
  if (from) return `${from}예요`
  for (const [ending, finite] of linkedFinite) if (ending.test(word)) return word.replace(ending, finite)
  return null
}

/** Cuts a sentence where what stands before is a whole thought and what follows does not reach back over it. */
export function splitUnits(words: readonly Word[]): Unit[] {
  const units: Unit[] = []
  let from = 0
  for (let at = 0; at < words.length - 1; at += 1) {
    const named = from === 0 ? partNamed(words, at) : null
    if (named) return [named[0], ...splitUnits(named[1])]
    const raw = words[at]?.text ?? ''
    const word = raw.replace(/,$/u, '')
    // What follows from what is told in one scene: “룸 4개 있어서 | 가족모임 됨”.
    // “옮겨 적어서 보내드려요”: written, and not few.
    if (word === '적어서' && !hasOwnThing(words.slice(from, at).map(({ text }) => text))) continue
    // “간장 넉넉해서 계란장 해먹기 좋아요”: what it is good for.
    // “벽이 얇아서 통화는 휴게실에서 하셔야 해요”: the reason of what one has to do.
    const isFor = /[가-힣][기야]$/u.test(words.at(-2)?.text ?? '') && fitsBeneath(words)
    if (/(?:서|이라|라)$/u.test(word) && (readAdjective(word)?.form !== 'so' || isFor) && hasRoom(words))
      continue
    // “파도 높아서 못나가면”: the cause of a case.
    if (word.endsWith('서') && namesCase(words[at + 1]?.text ?? '')) continue
    const ending =
      finished(word) ??
      causeNoun(words, at) ??
      (raw.endsWith(',') && isFinished(word) ? toPolite(word, words[at - 1]?.text) : null) ??
      (/(?:고|며),$/u.test(raw) && !isNounish(word) ? unlinked(word) : null)
    const left = words.slice(from, at + 1)
    // “미리 말씀해 주세요, 천천히 할게요”: what is asked, and its answer.
    if (/(?:세요|시고요),$/u.test(raw) && hasRoom(words)) continue
    // “짜요, 마트 된장 반만 넣으세요”, “유청을 24시간 빼서 꾸덕해요, 숟가락이 서요”: a word alone, and two of no topic of their own.
    const after = textsOf(words.slice(at + 1))
    const isQuality = readAdjective(after.at(-1) ?? '') !== null
    const isShort = left.length < 2 || (after.length < 3 && !hasTopic(after) && !isQuality)
    if (/(?<![고구]요),$/u.test(raw) && isFinished(word) && isShort && fitsBeneath(words)) continue
    // “커트 15,000원이고 어깨 밑으로 내려와도 똑같아요”: what stays so is of what stands before.
    if (isConceded(words.slice(at + 1))) continue
    // “TV도 없고 와이파이도 잘 안 터져요”: one is as the other.
    if ([left, words.slice(at + 1)].every((part) => part.slice(0, 2).some(({ text }) => isAlso.test(text))))
      continue
    // “열흘 지난 원두는 팔지 않고 우리가 마셔요”: of the same thing.
    if (
      fitsBeneath(words) &&
      raw === '않고' &&
      words.length - at === 3 &&
      withoutSubject(words[at + 1]?.text ?? '')
    )
      continue
    // “6시 반에 열어요, 현장 나가시는 분들 때문에”: why, said after.
    if (/(?:때문에|덕분에)$/u.test(words.at(-1)?.text ?? '')) continue
    // “7~8월은 더워서 발송 쉬어요”, “처음엔 좀 뻣뻣하고 색이 연해요”: when.
    const isSeason = left.some(({ text }) =>
      /(?:\d월|봄|여름|가을|겨울|장마철|명절|주말|평일|처음)(?:은|에는|엔)$/u.test(text),
    )
    if (isSeason && /[서고],?$/u.test(raw) && fitsBeneath(words)) continue
    // “보조브레이크가 있고 보험도 들어 있어요”: what there is too.
    if (fitsBeneath(words) && /있고,?$/u.test(raw) && isAlso.test(words[at + 1]?.text ?? '')) continue
    // “수도권은 배송비가 없고 그 외 지역은 5만원”: what is left over is told with what it is left from.
    if (isOfBefore(words.slice(at + 1))) continue
    // “대전 시내는 배달 무료, 세종은 만원 받아요”: one by contrast with the other.
    const isLimited =
      excepts.test(words[at + 1]?.text ?? '') ||
      (fitsBeneath(words) && [left, words.slice(at + 1, at + 3)].every((part) => hasTopic(textsOf(part))))
    if (/(?:무료|포함|가능),$/u.test(raw) && isLimited) continue
    if (/고,?$/u.test(raw) && secondVerb.test(words[at + 1]?.text ?? '')) continue
    // “여섯 분만 모시고 천천히 합니다”: how it is done says nothing without what is done.
    if (words.length - at < 4 && adverb.test(words[at + 1]?.text ?? '')) continue
    // “말씀드리고 약을 권하지 않아요”: what is done goes on, where the whole has room.
    const isState =
      readAdjective(word) !== null ||
      /(?:[있없않]|이|\d\p{L}{0,3})(?:고|며|으며|서)$|(?:이?라서?)$/u.test(word)
    // “만 3세부터 오실 수 있고 보호자 한 분 옆에 계세요”, “자격증 있고 7년 했어요”: of nothing else.
    const isAsked = words.at(-1)?.text.endsWith('세요') === true
    const isMore = /^[있없]고$/u.test(raw) && !hasOwnThing(textsOf(left))
    const isOfSame =
      !isState || ((isAsked || isMore) && !hasOwnThing(words.slice(at + 1).map(({ text }) => text)))
    if (fitsBeneath(words) && isOfSame && !raw.endsWith(',')) continue
    // “두 시간 1회에 9만원이고 보통 사진 60장쯤 해요”: what it costs, and what is got for it; “가위는 3천원이고 톱니칼은 안 갈아요”: one thing
    // and another, by contrast.
    const isAmount = /^\d.*(?:이?고|이며)$/u.test(raw) || /원이?(?:고|며)$/u.test(raw)
    const rest = textsOf(words.slice(at + 1))
    const isOfPrice = hasTopic(textsOf(left)) || !hasOwnThing(rest) || rest.some((text) => terms.test(text))
    if (fitsBeneath(words) && isAmount && isOfPrice) continue
    // “침구 다 있고 샤워실은 없어요”: what there is not, with what there is.
    if (fitsBeneath(words) && /[있이]고,?$/u.test(raw) && isNegated(textsOf(words.slice(at + 1)))) continue
    // “11만원이고 고프로 영상은 2만원 따로 받아요”: a price alone is of nothing.
    if (fitsBeneath(words) && isAmount && left.length < 2) continue
    // “큰아이 등원하고 대청소는 안 해요”: two things that are not done.
    if (
      isDeniedWith(
        raw,
        words.slice(at + 1).map(({ text }) => text),
      )
    )
      continue
    if (ending === null || !mayPart(left, words.slice(at + 1), raw)) continue
    units.push({ words: left, ending })
    from = at + 1
  }
  units.push({ words: words.slice(from), ending: null })
  return units.reduce(joinBare, [])
}

/** What a price hangs on, or what else is paid: “시간당 2만원이고 기본이 두시간부터예요”. */
const terms = /\d|원|부터|이상|기본|최소|추가|별도|따로|포함/u

/** Whether words begin with what changes nothing, and name nothing that it is of. */
function isConceded(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text)
  const at = texts.findIndex((text) => /[아어여해와려져]도,?$/u.test(text))
  return (
    at >= 0 && at < 3 && !texts.some((text) => withoutTopic(text) !== null || withoutSubject(text) !== null)
  )
}

/** Whether words refer to what stands before them: “그 위는 층당 2만원”, “이건 하루 맡기셔야 돼요”, “나머지는 따로”. */
function isOfBefore(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text)
  return (
    /^(?:그|이건|이거는|이게)$/u.test(texts[0] ?? '') ||
    ofQuoted.test(texts[0] ?? '') ||
    isHowLong(texts) ||
    isSurcharge(texts) ||
    follows.test(texts[0] ?? '') ||
    refersBack(texts)
  )
}

/** “두 번에 나누어 작업하고 | 3만 원이 추가됩니다”: what is paid for that besides. */
function isSurcharge(texts: readonly string[]): boolean {
  return /^(?:\d[\d,]*[만천]? ?원[이은]? (?:추가|더)|추가 ?(?:비용|요금))/u.test(texts.join(' '))
}

/** A noun that something is said of too. */
const isAlso = /[가-힣A-Za-z](?<![아어여해])도$/u

/** Whether a sentence stands in one scene, half of it big. */
function hasRoom(words: readonly Word[]): boolean {
  return joinedLength(words) <= lineLimits.ko.small + lineLimits.ko.most
}

/** Whether a sentence has room as a line beneath. */
function fitsBeneath(words: readonly Word[]): boolean {
  return joinedLength(words) <= lineLimits.ko.small
}

/** The length of words as one line, spaces included. */
function joinedLength(words: readonly Word[]): number {
  return countChars(words.map(({ text }) => text).join(' '))
}

/** “화분은 구운 토분이고, | 3개 세트로 포장해 드려요”: what follows is still said of the topic, unless it has its own. */
function partNamed(words: readonly Word[], at: number): [Unit, Word[]] | null {
  const noun = /^([가-힣A-Za-z]{2,})이(?:고|며),$/u.exec(words[at]?.text ?? '')?.[1]
  const left = words.slice(0, at + 1)
  const rest = words.slice(at + 1)
  const texts = words.map(({ text }) => text)
  if (noun === undefined || left.length < 2 || rest.length < 2 || isNegated(texts)) return null
  const owned = rest.some(({ text }) => withoutSubject(text) !== null || withoutTopic(text) !== null)
  const topic = left.findIndex(({ text }) => withoutTopic(text) !== null)
  const said = owned ? rest : [...left.slice(0, topic + 1), ...rest]
  return [{ words: left, ending: `${noun}이에요` }, said]
}

/** “손에 쏙 들어오는 크기라 …”, “도톰한 원단이라 …”: the noun that is given as a cause. */
function causeNoun(words: readonly Word[], at: number): string | null {
  const word = words[at]?.text.replace(/,$/u, '') ?? ''
  const next = words[at + 1]?.text ?? ''
  if (/^(?:불|부르|하|해|했|생각|자부|믿|말|여기|그런|더)/u.test(next)) return null
  // “허리는 밴드라 편해요”: a bare cause is told with its outcome.
  const isMeasure = /^\d[\d.,]*(?:g|kg|cm|mm|ml|l|L|초|분|시간|원|%)/u.test(word)
  const isFirst = at === 1 || /[요,]$/u.test(words[at - 2]?.text ?? '')
  if (isFirst && /[가-힣][은는]$/u.test(words[at - 1]?.text ?? '') && !isMeasure) return null
  const noun = /^([가-힣A-Za-z]{2,})이라(?:서)?$/u.exec(word)?.[1] ?? /^([가-힣]{2,})라서$/u.exec(word)?.[1]
  const described =
    at > 0 && isBeforeNoun(words[at - 1]?.text ?? '') ? /^([가-힣]+)라$/u.exec(word)?.[1] : undefined
  const found = noun ?? described ?? null
  // “고소한 편이라”: 편 says how it is, and names nothing.
  // “한번에 안말라서”, “골라서”: a verb, and no name.
  const isVerb = /(?:^|[안못잘])[말갈몰발골잘놀올달불눌흘]$/u.test(found ?? '')
  return isVerb || /(?:편|것|거|때문|정도|중|뿐)이?$/u.test(found ?? '') ? null : found
}

/** What was done first is told alone only where what follows has its own object, and is no request. */
function mayFollow(raw: string, texts: readonly string[], isFree: boolean): boolean {
  if (!/(?:드리|보|하)고,?$/u.test(raw)) return true
  if (
    /^(?:있|싶|나[서면니]|보니|계|난|는|도|만)/u.test(texts[0] ?? '') ||
    /(?:세요|까요)$/u.test(texts.at(-1) ?? '')
  )
    return false
  // “당일 발송하고 | 제주는 3천원 추가”: of something else, and no limit of what is free.
  if (withoutTopic(texts[0] ?? '') !== null) return !isFree
  // “고를 수”: a verb, though it ends as an object does.
  return texts.some(
    (text, at) => texts[at + 1] !== '수' && (withoutObject(text) !== null || withoutSubject(text) !== null),
  )
}

function isFinished(word: string): boolean {
  return /(?:요|니다|가능|포함|무료)$/u.test(word) && word.length > 1
}

function mayPart(left: readonly Word[], rest: readonly Word[], raw: string): boolean {
  const texts = rest.map(({ text }) => text)
  const form = readAdjective(raw.replace(/,$/u, ''))?.form
  const isFree = left.some(({ text }) => /무료|무상|공짜|배송비|택배비/u.test(text))
  if (!mayFollow(raw, texts, isFree)) return false
  // “손톱이 얇아서 | 금방 들뜨시는 분들”, “갈아내지 않고 | 벗기는 방식”: of the noun that follows, and of nothing else.
  const own = texts.findIndex(
    (text) => withoutSubject(text) !== null || withoutTopic(text) !== null || withoutObject(text) !== null,
  )
  const inside = texts.findIndex((text) => isBeforeNoun(text) && readAdjective(text) === null)
  if (inside >= 0 && inside < 2 && (own < 0 || own > inside) && !raw.endsWith(',')) return false
  // “딸이 손질하고 | 엄마가 포장해요”: two acts in a breath.
  if (form === undefined && left.length < 3 && texts.length < 3 && /[가-힣](?:고|며)$/u.test(raw))
    return false
  // “기다리지 않고 바로 받아요”: without waiting; the denial is how it is done, no thought of its own.
  const denial = /^않고,?$/u.test(raw)
  if (
    denial &&
    readAdjective(texts.at(-1) ?? '')?.form !== 'finite' &&
    !texts.some((text) => withoutSubject(text) !== null)
  )
    return false
  // “등받이가 높아서 편해요”: a bare outcome is told with its cause.
  if (texts.length === 1 && (form === 'so' || readAdjective(texts[0] ?? '')?.form !== 'finite')) return false
  const owned = texts.some((text) => withoutSubject(text) !== null || withoutTopic(text) !== null)
  if (raw.startsWith('만들어')) return owned && left.length > 1
  // “향이 독하지 않고 은은하게 퍼져요”: what the scent does is told with the scent.
  const subject = left.some(({ text }) => withoutSubject(text) !== null)
  const outcome = readAdjective(texts.at(-1) ?? '')?.form === 'finite'
  if (subject && !owned && !outcome && !/^(?:있|없)/u.test(raw) && !raw.endsWith(',')) return false
  if (form !== 'and') return true
  const bare = !left.some(({ text }) => withoutSubject(text) !== null || withoutTopic(text) !== null)
  if (raw.endsWith(',')) return true
  if (isNegated(texts.slice(0, 3))) return !bare
  return !bare || !texts.some((text) => isBeforeNoun(text))
}

/** “가볍고” + “따뜻해요” stay together: two bare qualities are one thought. */
function joinBare(units: Unit[], unit: Unit): Unit[] {
  const before = units.at(-1)
  const bare = (it: Unit): boolean =>
    it.words.length === 1 && readAdjective(it.ending ?? it.words[0]?.text ?? '') !== null
  const and = readAdjective(before?.words[0]?.text.replace(/,$/u, '') ?? '')?.form === 'and'
  if (!before || !and || !bare(before) || !bare(unit)) return [...units, unit]
  return [...units.slice(0, -1), { words: [...before.words, ...unit.words], ending: unit.ending }]
}
