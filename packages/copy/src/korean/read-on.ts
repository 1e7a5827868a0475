import { countChars } from '@clipmint/kit'

import type { Head, Rows } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { lineOf } from '../reading/clause.ts'
import { readAdjective } from './adjectives.ts'
import { auxiliary, isParticled, namesCase, numeral } from './boundaries.ts'
import { isPredicate } from './clause-ends.ts'
import { unlinked } from './conjugate.ts'
import { LEAST_PAUSE, MISREAD, pauseAfter, SURE_PAUSE } from './pauses.ts'
import { isRefused } from './terms.ts'
import { finished } from './units.ts'
import { isBeforeNoun, leaning, withoutTopic } from './words.ts'

/** Fewer letters of a line beneath read as a scrap. */
const LEAST = 3
/** Fewer letters of big words do. */
const BIG_LEAST = 3
/** Big words of fewer letters are rather avoided. */
const SHORT = 5
/** An end of fewer letters says nothing before its sentence. */
const END_LEAST = 6

/**
 * What stands beneath big words so that both say the sentence once: what follows them (“하체 점검은 공짜 | 같이 봐줘요”), or what
 * stood before a name where it is a sentence of its own (“18시간 숙성 | 우리밀에 천연발효종만 넣어요”). Null where the big words are
 * taken out of the middle, and where what stood before them would hang: a case, a cause, a place (“… 고장나면”, “… 무료에”).
 */
export function beneathHead(head: string, texts: readonly string[]): string | null {
  const words = (texts.includes(head.split(' ').at(-1) ?? '') ? head : head.replace(/요?\?$/u, '')).split(' ')
  const from = texts.findIndex((_, at) => stands(words, texts.slice(at)))
  if (from < 0) return null
  const left = texts.slice(0, from)
  const [verb = '', ...more] = texts.slice(from + words.length)
  if (from === 0) return mayPause(words, texts) ? whole([verb, ...more], '') : null
  // “국은 따로 담아드리고 10개부터 배달”, “맞춰드리고 아기 것은 만원”: one thing, and another.
  const isOther = texts.some((word) => withoutTopic(word) !== null || /[가-힣](?:엔|땐|에선)$/u.test(word))
  return verb === '' &&
    !isOther &&
    countChars(head) >= END_LEAST &&
    isOwn(words) &&
    !may.test(head) &&
    // “영수증 보여드리고 산 값 그대로”
    !/(?:그대로|따로|새로)$/u.test(head) &&
    // “신어 보고 7일 안에 교환”, “두 번 바르고 말리는 데 30분”: one after another.
    !/(?:걸리|보)(?:고|며),?$/u.test(left.at(-1) ?? '') &&
    !/\d(?:분|시간|일|주|달|개월)$/u.test(head) &&
    !dearer.test(head) &&
    // “핫왁싱 4만원이고 엣지까지 하면 6만 5천원”, “190만원이고 둘이서 3시간 조립”
    !words.some(namesCase) &&
    !/원이고,?$/u.test(left.at(-1) ?? '') &&
    !isPredicate(head) &&
    !words.includes('때문에')
    ? closed(left)
    : null
}

/** Whether a predicate has something of its own, so that what stood before it is another thought. */
function isOwn(words: readonly string[]): boolean {
  return (
    words.some((word) => /\d/u.test(word) || isParticled(word)) &&
    !/^(?:오|와|가시|나서|다니|두|있)/u.test(words[0] ?? '')
  )
}

/** Whether big words that open a sentence leave the rest of it standing: “국내산 오리만 | 쓰고” do not. */
function mayPause(head: readonly string[], texts: readonly string[]): boolean {
  const left = texts.slice(0, head.length)
  // Big words that drop a particle of the sentence (“무료” of “무료로”) pause by themselves.
  const dropped = (left.at(-1) ?? '').slice((head.at(-1) ?? '').length)
  if (/^[을를이가]$/u.test(dropped)) return false
  // “무료로” may be said as 무료; “끈으로 묶게 했어요” is no “끈”.
  if (dropped !== '' && dropped !== ',')
    return (
      !/^(?:으로|로|에|에서)$/u.test(dropped) ||
      // “휠체어는 무료로 빌려드리고, 의료행위는 …” goes on with another thought.
      (free.test(head.at(-1) ?? '') && !texts.slice(head.length).some((text) => text.endsWith(',')))
    )
  return (pauseAfter(left, texts.slice(head.length)) ?? 0) >= LEAST_PAUSE
}

/** What may be done after something else: “물통을 채우고 15분 동안 사용 가능”. */
const may = /가능$/u

/** What costs more is told after what it is more than: “당일 발송하고 제주는 배송비 3천원 추가”. */
const dearer = /(?:추가|별도)$/u

const free = /^(?:무료|무상|공짜)$/u

/** Whether words open these, the last as the stem of its own: 숙성 of 숙성해요. */
function stands(words: readonly string[], texts: readonly string[]): boolean {
  return words.every((word, at) => {
    const text = texts[at] ?? ''
    return at === words.length - 1 ? text.startsWith(word) : text.replace(/,$/u, '') === word
  })
}

function whole(words: readonly string[], before: string): string | null {
  const line = lineOf(words)
  return countChars(line) < LEAST || countChars(line) > lineLimits.ko.small || leansOn(before, words)
    ? null
    : line
}

/** Whether words are nothing without the one before them; “집에 가서”, “안 나가고” are, though counters and nouns look so. */
function leansOn(before: string, [first = '', second]: readonly string[]): boolean {
  // “만 원” is a sum.
  if (first === '만' && /^(?:원|명|개|장)/u.test(second ?? '')) return false
  if (auxiliary.test(first) || /^(?:은|는|을|를|의|에|에서|으로|로|와|과|도)$/u.test(first)) return true
  if (/^(?:안|못|같이)$/u.test(first)) return second === undefined || /^(?:동안|안에|날)$/u.test(before)
  // “종이”, “집에”, “안에서” are words of their own where nothing counts or describes them.
  const isOwn =
    /^(?:집|곳|분|날|사람|일|장|종|안|개|병|층|코|잔|주|줄)(?:이|가|은|는|을|를|도|의|에|에서|에는|까지|부터|마다|으로|로)$/u.test(
      first,
    )
  const isCounted = numeral.test(before) || /\d/u.test(before) || isBeforeNoun(before)
  return leaning.test(first) && !(isOwn && !isCounted)
}

/** What stood before in a clause of its own: “우리밀에 천연발효종만 넣고” → “우리밀에 천연발효종만 넣어요”. */
function closed(words: readonly string[]): string | null {
  const last = (words.at(-1) ?? '').replace(/,$/u, '')
  if (!/[가-힣](?:고|며)$/u.test(last) || /[라다냐자시]고$/u.test(last)) return null
  const end = finished(last) ?? unlinked(last)
  return end === null ? null : whole([...words.slice(0, -1), end], '')
}

/**
 * A sentence in two rows that read on, the first of them big: “못 드시는 재료 있으면 | 빼드려요”, “청송에서 2대째 | 사과농사 짓고
 * 있어요”. Best where one clause ends, else after a phrase.
 */
export function readOn(texts: readonly string[]): Head[] {
  const hasRoom = countChars(lineOf(texts)) <= lineLimits.ko.small
  return (
    texts
      .slice(0, -1)
      .flatMap((word, at) => {
        const left = texts.slice(0, at + 1)
        const rest = texts.slice(at + 1)
        const text = lineOf(left)
        const beneath = whole(rest, word)
        const length = countChars(text)
        if (beneath === null || length < BIG_LEAST || length > lineLimits.ko.most) return []
        const worth = pauseAfter(left, rest)
        if (worth === null) return []
        // A single short word says little big.
        const short = length < SHORT && !namesCase(word) ? 0.6 : 0
        return [{ head: { text, isPart: true, beneath }, pause: worth, worth: worth + length / 20 - short }]
      })
      .toSorted((a, b) => b.worth - a.worth)
      // A poor pause is better than none, for what has no room beneath a name; one that is misread is not.
      .filter(({ pause }, at) => (at === 0 && (hasRoom || pause > MISREAD)) || pause >= LEAST_PAUSE)
      .map(({ head, pause }) => (hasRoom && pause < SURE_PAUSE ? { ...head, isPoor: true as const } : head))
  )
}

/** A sentence with its last row big, for a scene whose small words stand over the big ones: “청송에서 2대째 | 사과농사 짓고 있어요”. */
export function leadIn(texts: readonly string[]): Rows | null {
  const rows = texts.slice(0, -1).flatMap((word, at) => {
    const left = texts.slice(0, at + 1)
    const rest = texts.slice(at + 1)
    const headline = whole(rest, word)
    const sub = lineOf(left)
    const length = countChars(headline ?? '')
    const pause = pauseAfter(left, rest)
    const fits = length >= SHORT && length <= lineLimits.ko.most && countChars(sub) <= lineLimits.ko.small
    const least = countChars(lineOf(texts)) <= lineLimits.ko.small ? SURE_PAUSE : LEAST_PAUSE
    return headline === null || pause === null || pause < least || !fits
      ? []
      : [{ rows: { headline, sub }, worth: pause + length / 20 }]
  })
  return rows.toSorted((a, b) => b.worth - a.worth)[0]?.rows ?? null
}

/** Whether a sentence can be read in two rows without a cut inside a phrase. */
export function readsOn(texts: readonly string[]): boolean {
  return texts.some((word, at) => {
    const left = texts.slice(0, at + 1)
    const rest = texts.slice(at + 1)
    const length = countChars(lineOf(left))
    const isPossible = length >= BIG_LEAST && length <= lineLimits.ko.most && whole(rest, word) !== null
    return isPossible && (pauseAfter(left, rest) ?? 0) >= LEAST_PAUSE
  })
}

/** Whether the second row of a sentence may stand large under the first, as it says nothing else alone. */
export function leadsToLarge(whole: string, { headline, sub }: Rows): boolean {
  // “미포함 | 침낭, 장작”: large, it would be said to be in it.
  if (/^(?:미포함|불포함|제외|별도)$/u.test(sub)) return false
  // “선물하실라믄 | 이거 말고 정품 사이소”: large, it would send everybody away.
  if (/^이(?:거|것) 말고/u.test(headline)) return false
  // “전화주면 트럭으로 실으러 감, | 옥천읍에서 20키로 안쪽만”
  if (/(?:안쪽|이내|시내|관내|까지)만$/u.test(headline)) return false
  // “출장비는 | 서울 경기 안받아요”
  if (whole.startsWith(`${sub},`) || /[은는도이가만]$/u.test(sub)) return false
  // “굽은 기다리시면 | 15분이면 돼요”: of the topic, which has its verb in the second; “… | 색이 좀 검어요” is a drawback.
  const words = sub.split(' ')
  if (namesCase(words.at(-1) ?? '') && withoutTopic(words[0] ?? '') !== null) return false
  if (/(?:^| )(?:좀|조금|살짝) /u.test(headline)) return false
  // “보통 당일 되고 | 부품 없으면 3일쯤”, “선물하시려면 이거 말고 | 정품 사세요”: one is as much as the other.
  if (/[가-힣](?:고|며)$/u.test(sub)) return false
  // “어른 2만원 | 애기들 만오천원”: prices of a list stand beside each other; “월요일은 안 만들어서 | 발송 없어요” limits what is large.
  if ([sub, headline].every((row) => /[\d만천백]원/u.test(row)) || isRefused(headline)) return false
  // “여수 돌산서 | 나는 갓으로 담그제라”
  const [first = ''] = headline.split(' ')
  if (isBeforeNoun(first) && readAdjective(first) === null && isParticled(sub.split(' ').at(-1) ?? ''))
    return false
  return !verbFirst.test(headline) && !headline.includes('(')
}

/** “집으로 가서 | 해드려요 스트레스 덜받아요”, “꽃 지고 나서 | 하셔야 꽃 봐요”: its verb belongs to what stands before. */
const verbFirst = /^\S*(?:요|니다|[쓰하허되]제),? |^(?:하|해|되|돼)(?:셔|시|서|면|야|고)\S* /u
