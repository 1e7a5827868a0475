import type { Head, Rows } from '../facts/head.ts'
import { lineLimits } from '../line-limits.ts'
import { lineOf } from '../reading/clause.ts'
import { lengthOf } from '../reading/clean.ts'
import { readAdjective } from './adjectives.ts'
import {
  adverb,
  auxiliary,
  isBreak,
  isParticled,
  linkedVerb,
  linksOn,
  namesCase,
  nounish,
  numeral,
} from './boundaries.ts'
import { unlinked } from './conjugate.ts'
import { finished } from './units.ts'
import { isBeforeNoun, leaning, withoutObject, withoutSubject, withoutTopic } from './words.ts'

/** Fewer letters of a line beneath read as a scrap. */
const LEAST = 3
/** Fewer letters of big words do. */
const BIG_LEAST = 3
/** Big words of fewer letters are rather avoided. */
const SHORT = 5
/** A shorter pause between two words parts what belongs together. */
const LEAST_PAUSE = 0.5
/** A predicate of fewer letters says nothing before its sentence. */
const PREDICATE_LEAST = 6
/** What one gets, in fewer letters, is not understood without its case: “다시 해드려요”. */
const TURNED_LEAST = 9

/**
 * What stands beneath big words so that both say the sentence once: what follows them (“하체 점검은 공짜 | 같이 봐줘요”), or what
 * stood before them, as people add it in speech (“타닥타닥 소리가 나요 | 심지는 나무라서”) or as a sentence of its own (“18시간
 * 숙성 | 우리밀에 천연발효종만 넣어요”). Null where the big words are taken out of the middle.
 */
export function beneathHead(head: string, texts: readonly string[]): string | null {
  const words = (texts.includes(head.split(' ').at(-1) ?? '') ? head : head.replace(/요?\?$/u, '')).split(' ')
  const from = texts.findIndex((_, at) => stands(words, texts.slice(at)))
  if (from < 0) return null
  const left = texts.slice(0, from)
  const [verb = '', ...more] = texts.slice(from + words.length)
  if (from === 0) return mayPause(words, texts) ? whole([verb, ...more], '') : null
  if (verb === '')
    return lengthOf(head) < PREDICATE_LEAST
      ? null
      : ((isOwn(words) ? closed(left) : null) ?? before(left, words))
  // “… 바르고 암모니아 없는 염색약을 써요”: what is used is said by its name.
  return more.length === 0 && lightVerb.test(verb) ? closed(left) : null
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
  if (dropped !== '' && dropped !== ',') return true
  return (pauseAfter(left, texts.slice(head.length)) ?? 0) >= LEAST_PAUSE
}

const lightVerb =
  /^(?:써요|씁니다|씀|사용해요|있어요|넣어요|넣음|담아요|보내요|보내드려요|드려요|드림|팔아요)$/u

/** Whether words open these, the last as the stem of its own: 숙성 of 숙성해요. */
function stands(words: readonly string[], texts: readonly string[]): boolean {
  return words.every((word, at) => {
    const text = texts[at] ?? ''
    return at === words.length - 1 ? text.startsWith(word) : text.replace(/,$/u, '') === word
  })
}

function whole(words: readonly string[], before: string): string | null {
  const line = lineOf(words)
  return lengthOf(line) < LEAST || lengthOf(line) > lineLimits.ko.small || leansOn(before, words)
    ? null
    : line
}

/** Whether words are nothing without the one before them; “집에 가서”, “안 나가고” are, though counters and nouns look so. */
function leansOn(before: string, [first = '', second]: readonly string[]): boolean {
  if (auxiliary.test(first) || /^(?:은|는|을|를|의|에|에서|으로|로|와|과|도)$/u.test(first)) return true
  if (/^(?:안|못|같이)$/u.test(first)) return second === undefined || /^(?:동안|안에|날)$/u.test(before)
  const isOwn =
    /^(?:집|곳|분|날|사람|일|장)(?:이|가|은|는|을|를|도|의|에|에서|에는|까지|부터|마다|으로|로)$/u.test(first)
  return leaning.test(first) && !(isOwn && !numeral.test(before) && !isBeforeNoun(before))
}

/** What stood before in a clause of its own: “우리밀에 천연발효종만 넣고” → “우리밀에 천연발효종만 넣어요”. */
function closed(words: readonly string[]): string | null {
  const last = (words.at(-1) ?? '').replace(/,$/u, '')
  if (!/[가-힣](?:고|며)$/u.test(last) || /[라다냐자]고$/u.test(last)) return null
  const end = finished(last) ?? unlinked(last)
  return end === null ? null : whole([...words.slice(0, -1), end], '')
}

/** What stood before a predicate, said after it; null where it would hang: “엘레베이터 없는”, “갈아드린 배터리가”. */
function before(words: readonly string[], head: readonly string[]): string | null {
  const last = (words.at(-1) ?? '').replace(/,$/u, '')
  const isClause = isBreak(last) || linksOn(last) || /(?:라서|이라|라|[라다냐자]고)$/u.test(last)
  // “병원 재활실에서 | 8년 일한 강사”: where it was belongs to the verb inside.
  const isTaken =
    !isClause &&
    head
      .slice(0, -1)
      .some((word) => /[가-힣][한된은]$/u.test(word) || (isBeforeNoun(word) && readAdjective(word) === null))
  const isLong = words.slice(0, -1).some((word) => linkedVerb.test(word) && isBreak(word))
  const isWhere = /[가-힣\d](?:에|에서|까지|부터|동안|마다|으로|로)$/u.test(last)
  // “원장이 처음부터”: who does it is told first.
  const isActed = words.some((word) => withoutSubject(word) !== null || withoutObject(word) !== null)
  const isPredicate = /(?:요|니다|음|함|림|됨|다)$/u.test(head.at(-1) ?? '')
  const follows =
    (isClause || (isWhere && !isActed && isPredicate)) &&
    !isTaken &&
    !isLong &&
    !/[^라다냐자]고$|며$/u.test(last) &&
    !isBeforeNoun(last) &&
    withoutSubject(last) === null &&
    withoutObject(last) === null &&
    withoutTopic(last) === null
  // “2년 안에는 무상 수리 | 상판이 갈라지면”, “다시 봐드려요 | 들뜨면”: a case hangs after a name, or alone.
  const hangs = namesCase(last) && (!isPredicate || words.length < 2)
  return follows && !hangs ? whole([...words.slice(0, -1), last], '') : null
}

/**
 * A sentence in two rows that read on, the first of them big: “못 드시는 재료 있으면 | 빼드려요”, “청송에서 2대째 | 사과농사 짓고
 * 있어요”. Best where one clause ends, else after a phrase.
 */
export function readOn(texts: readonly string[]): Head[] {
  return (
    texts
      .slice(0, -1)
      .flatMap((word, at) => {
        const left = texts.slice(0, at + 1)
        const rest = texts.slice(at + 1)
        const text = lineOf(left)
        const beneath = whole(rest, word)
        const length = lengthOf(text)
        if (beneath === null || length < BIG_LEAST || length > lineLimits.ko.most) return []
        const worth = pauseAfter(left, rest)
        if (worth === null) return []
        // A single short word says little big.
        const short = length < SHORT && !namesCase(word) ? 0.6 : 0
        return [{ head: { text, isPart: true, beneath }, pause: worth, worth: worth + length / 20 - short }]
      })
      .toSorted((a, b) => b.worth - a.worth)
      // A poor pause is better than none.
      .filter(({ pause }, at) => at === 0 || pause >= LEAST_PAUSE)
      .flatMap(({ head }) => [head, ...turnedRound(head)])
  )
}

/** A sentence with its last row big, for a scene whose small words stand over the big ones: “청송에서 2대째 | 사과농사 짓고 있어요”. */
export function leadIn(texts: readonly string[]): Rows | null {
  const rows = texts.slice(0, -1).flatMap((word, at) => {
    const left = texts.slice(0, at + 1)
    const rest = texts.slice(at + 1)
    const headline = whole(rest, word)
    const sub = lineOf(left)
    const length = lengthOf(headline ?? '')
    const pause = pauseAfter(left, rest)
    const fits = length >= SHORT && length <= lineLimits.ko.most && lengthOf(sub) <= lineLimits.ko.small
    return headline === null || pause === null || pause < LEAST_PAUSE || !fits
      ? []
      : [{ rows: { headline, sub }, worth: pause + length / 20 }]
  })
  return rows.toSorted((a, b) => b.worth - a.worth)[0]?.rows ?? null
}

/** “빈 병 세 개 가져오시면 | 새 캔들 5천원 빼드려요”, the other way round: what one gets opens a video, its condition beneath. */
function turnedRound({ text, beneath = '' }: Head): Head[] {
  const length = lengthOf(beneath)
  const isWhole = namesCase(text) && length >= TURNED_LEAST && length <= lineLimits.ko.most
  return isWhole && /(?:요|니다|음|함|림)$/u.test(beneath)
    ? [{ text: beneath, isPart: true, beneath: text }]
    : []
}

/** How well a reader may pause between words; null where they may not. */
function pauseAfter(left: readonly string[], rest: readonly string[]): number | null {
  const word = left.at(-1) ?? ''
  const plain = word.replace(/,$/u, '')
  const [next = ''] = rest
  if (
    isBeforeNoun(plain) ||
    numeral.test(plain) ||
    /^(?:가로|세로|높이|길이|폭|너비|지름|깊이)$/u.test(plain) ||
    /^(?:됩니다|돼요|되고|되는|됨|안 ?되|안돼|반(?:에|부터|까지)?$)/u.test(next) ||
    /[가-힣]히$/u.test(plain) ||
    /^(?:[x×*~-]|이후|이전|이내|이상|이하)$/iu.test(next) ||
    (plain.endsWith('부터') && next.includes('까지'))
  )
    return null
  if (/[,?]$/u.test(word) || namesCase(word)) return 3
  // “아침 9시에 | 나오고”: the verb belongs to what stands before it.
  const isTorn = /[가-힣](?:고|며|는데)$/u.test(next) && !nounish.test(next)
  if (isTorn && !clauseEnd.test(plain)) return 0.3
  if (nounish.test(plain)) return plain.endsWith('에서') ? 1.4 : null
  // “들어가고 | 있어요” and “보고 | 나서” are one verb.
  if (clauseEnd.test(plain)) {
    if (/^(?:나서|나면|있|싶|계)/u.test(next)) return null
    // “냉동실에 두고 | 드세요”, “유약 바르고 | 굽는 건”: one act.
    const isOne =
      /[고서]$/u.test(plain) && (rest.length === 1 || (isBeforeNoun(next) && readAdjective(next) === null))
    return isOne || isTorn ? 0.4 : 3
  }
  // “허리는 밴드라”, “심지는 나무라”.
  if (left.length > 1 && /[가-힣]{2}라$/u.test(plain)) return 2.5
  if (/(?:때|동안|내내|대신|후에|뒤에|전에|다음에)$/u.test(plain)) return 2
  if (adverb.test(plain)) return null
  if (linksOn(plain)) return 1.2
  // “차로 | 15분” and “통을 | 두개로” part what is counted from what it is of.
  const counts = /^\d|^(?:한|두|세|네)(?:\s|$|[가-힣]로)/u.test(next) ? 0.8 : 0
  if (withoutTopic(plain) !== null) return (left.length > 1 || rest.length > 2 ? 1.9 : 1.2) - counts / 2
  if (withoutObject(plain) !== null) return (rest.length > 1 && !isBeforeNoun(next) ? 0.6 : 0.2) - counts
  if (withoutSubject(plain) !== null) return (rest.length > 1 ? 1 : 0.2) - counts
  if (plain.endsWith('만')) return rest.length > 1 && isParticled(next) ? 0.6 : 0.2
  if (/(?:두번|째|마다|씩)$/u.test(plain)) return 1.2
  // “11월에 | 딴 부사”: a verb before its noun keeps what it takes, where it can.
  const isTaken = isBeforeNoun(next) && readAdjective(next) === null ? 0.5 : 0
  if (/(?:새벽|아침|저녁|오전|오후|밤|낮|주말|평일|매일|매주|오늘|요일|\d월|\d일|\d시)$/u.test(plain))
    return 1
  if (/[가-힣](?:이랑|랑|와|과|이나)$/u.test(plain)) return 0.4
  // “이탈리아 부테로 | 가죽을”: a name that ends as a particle does.
  const isOf = plain.endsWith('로') && withoutObject(next) !== null ? 0.8 : 0
  if (isParticled(plain)) return 1.4 - counts - isTaken - isOf
  // Between two names that a reader cannot part for certain.
  const isTied = withoutObject(next) ?? withoutSubject(next) ?? withoutTopic(next)
  return isTied !== null || /^\d/u.test(next) || plain.length < 2 || /[\d+]/u.test(plain) ? null : 0.1
}

const clauseEnd =
  /[가-힣](?:고|고요|며|는데|은데|한데|운데|지만|니까|면서|려고|도록|거나|다가|으니|서|라서|이라|인데|는지|은지|[해아어여려]도)$|[가-힣]편이라$/u
