import type { Head } from '../../facts/head.ts'
import { lineOf } from '../../reading/clause.ts'
import { readAdjective } from '../adjectives.ts'
import { auxiliary, isBreak, isParticled, linkedVerb, mayBegin, suffixes } from '../boundaries.ts'
import { copulaNoun } from '../predicates.ts'
import {
  isBeforeNoun,
  isConditional,
  isNegated,
  leaning,
  withoutObject,
  withoutOnly,
  withoutSubject,
  withoutTopic,
} from '../words.ts'

/** The last of these words ends a name that may stand big, with its own particle gone. */
function nameEnding(words: readonly string[], noun: string): string[][] {
  const before = words.slice(0, -1)
  const from = before.findLastIndex((word) => isBreak(word)) + 1
  return suffixes([...before.slice(from), noun], []).filter(
    (list) => !list.slice(0, -1).some((word) => withoutSubject(word) !== null && !list.some(isBeforeNoun)),
  )
}

/** “논산에서 새벽에 딴 딸기만 써서” → “논산에서 새벽에 딴 딸기만”. */
export function only(texts: readonly string[]): Head[] {
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
export function instead(texts: readonly string[]): Head[] {
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

/** “무료로 한 번 더 닦아 드려요” → “무료로 한 번 더”. */
export function upTo(texts: readonly string[]): Head[] {
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
export function names(texts: readonly string[]): Head[] {
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
  // “제가 41년째 접붙이는 사람”: 제 alone is whose.
  const noun = /^(?:제|내|네)가$/u.test(first) ? null : (withoutTopic(first) ?? withoutSubject(first))
  return noun !== null && /^\d/u.test(second) && words.length <= 4 ? noun : null
}

/** A name out of a sentence that denies is not what is denied. */
function negatesPartly(texts: readonly string[], list: readonly string[]): boolean {
  return isNegated(texts) && !isNegated(list)
}

/** “렌즈에 곰팡이가 없는 것만 고르고” → “곰팡이 없는 렌즈만”. */
export function chosen(texts: readonly string[]): Head[] {
  const at = texts.findIndex((word) => /^(?:것|걸|거)만$/u.test(word))
  const noun = /^(.+[가-힣])에$/u.exec(texts[at - 3] ?? '')?.[1]
  const lacks = withoutSubject(texts[at - 2] ?? '')
  if (noun === undefined || lacks === null || !/^(?:없는|있는)$/u.test(texts[at - 1] ?? '')) return []
  return [{ text: lineOf([lacks, texts[at - 1] ?? '', `${noun}만`]), isPart: true }]
}
