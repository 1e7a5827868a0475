import { lineOf, type Quality, type Reading } from '../reading/clause.ts'
import { type Adjective, readAdjective } from './adjectives.ts'
import {
  isBeforeNoun,
  isConditional,
  isDate,
  isNegated,
  leaning,
  withoutObject,
  withoutTopic,
} from './words.ts'

/** Times that may go before an act that is done anyway: “매일 아침 | 직접 구운 식빵”. */
const everyDay = /^(?:매일|당일|매주|아침|매일같이|새벽)$|마다$/u
const counted = /^(?:\d|[한두세네]$|다섯|여섯|일곱|여덟|아홉|열)/u

/** What is said of a thing, and says more without what describes it. */
const limited = /^(?:불가|가능|제외|별도|추가|무료|포함|금지|필수|[OX])$/u

/**
 * Shorter names for the same thing: what follows a describing word (“손으로 뜬 | 울 100% 비니”), a share with its
 * material (“울 100%”), a measure without its topic marker (“길이는 30cm” → “길이 30cm”).
 */
export function shorterNouns(words: readonly string[]): string[] {
  // “10년 넘은 제품은 분해 불가”: what is said of the described alone.
  if (limited.test(words.at(-1) ?? '')) return []
  const found: string[] = []
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1] ?? ''
    const hour = everyDay.test(before) && /^(?:직접|손으로|갓|새로)|에서$/u.test(words[at] ?? '')
    const often = /^[가-힣]+는$/u.test(before) && /^(?:잘|쏙|딱|많이|자주|술술)$/u.test(words[at - 2] ?? '')
    if (!isBeforeNoun(before) && !hour && !often) continue
    const rest = words.slice(at)
    if (leaning.test(rest[0] ?? '') || isConditional(rest)) continue
    // “작은 원석 하나”: a thing and how many says nothing by itself.
    const isBare = rest.length === 2 && /^(?:하나|둘|셋|넷|한개|두개)$/u.test(rest[1] ?? '')
    if ((rest.length >= 2 && !isBare) || /\d/u.test(rest[0] ?? '')) found.push(lineOf(rest))
  }
  return [
    ...placeOf(words),
    ...dayOf(words),
    ...found,
    ...contentOf(words),
    ...shareOf(words),
    ...measureOf(words),
    ...measuresOf(words),
    ...setOf(words),
  ]
}

/** “11월 15일 토요일 저녁 7시” → “11월 15일 토요일”. */
function dayOf(words: readonly string[]): string[] {
  const at = words.findLastIndex((word) => /^(?:\d+일|[월화수목금토일]요일)$/u.test(word))
  return at > 0 && at < words.length - 1 && isDate(words) ? [lineOf(words.slice(0, at + 1))] : []
}

/** “합정역 5번 출구 도보 2분” → “합정역 5번 출구”. */
function placeOf(words: readonly string[]): string[] {
  const at = words.findLastIndex((word) => /(?:출구|사거리|맞은편|시장|골목|앞)(?:에서)?$/u.test(word))
  const near = /^(?:도보|걸어서|바로|근처|앞|옆)/u.test(words[at + 1] ?? '')
  const place = words[at]?.replace(/에서$/u, '') ?? ''
  return at > 0 && near ? [lineOf([...words.slice(0, at), place])] : []
}

/** “가로 120cm, 세로 60cm, 높이 73cm” → “가로 120cm”: each of a list of measures is true alone. */
function measuresOf(words: readonly string[]): string[] {
  const parts = lineOf(words).split(/,\s*/u)
  // “평일 19만원, 주말은 26만원”: one of two prices is not the price.
  const measured = parts.every((part) => /^[가-힣]{1,3} \d[\d.,]*\s?[a-zA-Z가-힣%]{1,3}(?<!원)$/u.test(part))
  return parts.length > 1 && measured ? parts.slice(0, 1) : []
}

/** “버터쿠키 초코쿠키 말차쿠키 3종 세트” → “3종 세트”. */
function setOf(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, index) =>
      /^\d+(?:종|개|병|팩)$/u.test(word) && /^(?:세트|구성|묶음)$/u.test(words[index + 1] ?? ''),
  )
  const bare = words.every((word) => /^[가-힣A-Za-z\d]+$/u.test(word) && !/(?:요|다)$/u.test(word))
  return at > 0 && bare ? [lineOf(words.slice(at))] : []
}

/** “제주 동백 오일을 담은 수분크림” → “제주 동백 오일”: what is in it. */
function contentOf(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /^(?:담은|넣은|더한|사용한|함유한|채운|올린|곁들인)$/u.test(word))
  const noun = withoutObject(words[at - 1] ?? '')
  const name = words.slice(0, at)
  if (
    at < 2 ||
    noun === null ||
    name.slice(0, -1).some((word) => /(?:에|에서|로|으로|은|는|이|가|,)$/u.test(word))
  )
    return []
  return [lineOf([...name.slice(0, -1), noun])]
}

/** “울 100%” out of a longer name. */
function shareOf(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /^\d+(?:\.\d+)?%/u.test(word))
  const from = words.findLastIndex(
    (word, index) =>
      index < at &&
      (isBeforeNoun(word) || withoutTopic(word) !== null || /(?:,|으로|로|에|도|씩)$/u.test(word)),
  )
  const stuff = words.slice(from + 1, at)
  const share = words[at]?.match(/^\d+(?:\.\d+)?%/u)?.[0] ?? ''
  return at < 1 || stuff.length === 0 || stuff.length > 3 ? [] : [lineOf([...stuff, share])]
}

function measureOf(words: readonly string[]): string[] {
  const topic = withoutTopic(words[0] ?? '')
  const rest = words.slice(1)
  if (topic === null || rest.length === 0 || rest.length > 3 || !counted.test(rest[0] ?? '')) return []
  if (rest.at(-1) === '가지') return [lineOf([...rest, topic])]
  return [lineOf([topic, ...rest])]
}

/** What a name says of itself: “가볍고 따뜻한 비니” → “가볍고 따뜻해요”. Only when it names no other subject. */
export function qualitiesOf(words: readonly string[]): Reading {
  const last = words.findIndex((word) => readAdjective(word)?.form === 'before')
  const described = readAdjective(words[last] ?? '')
  const heads = words.length - last - 1
  if (last < 0 || !described || heads < 1 || heads > 2) return { variants: [], quality: null }
  const before = words.slice(0, last)
  if (!before.every((word) => readAdjective(word)?.form === 'and')) return { variants: [], quality: null }
  const whole = lineOf([...before, described.adjective.finite])
  return { variants: [whole, described.adjective.finite], quality: qualityOf(described.adjective) }
}

/** “향이 은은해요” → “은은한 향”. */
export function turnedAround(noun: readonly string[], adjective: Adjective): string | null {
  if (noun.length === 0 || noun.length > 2 || /^(?:많은|적은)$/u.test(adjective.before)) return null
  if (/^(?:크기|사이즈|길이|높이|폭|종류|수)$/u.test(noun.at(-1) ?? '')) return null
  if (isNegated(noun) || noun.some((word) => /(?:[에로은는도을를요,]|니다)$/u.test(word))) return null
  return lineOf([adjective.before, ...noun])
}

export function qualityOf(adjective: Adjective, denied = false): Quality {
  return { about: adjective.before, named: false, noun: adjective.noun, denied }
}
