import { countChars } from '@clipmint/kit'

import { isParticled } from '../korean/boundaries.ts'
import { clauseEnds, isPredicate } from '../korean/clause-ends.ts'
import type { Word } from './sentence.ts'

/** A Korean price list with a label: “사이즈: 1호(지름 15cm) 48,000 / 2호(18cm) 62,000”. */
const labelled = /^[^\p{L}]*[가-힣 ]{1,10}:/u

/** The letters of a sentence, or of the longest entry of a Korean price list with its label, as each may have a scene. */
export function longestItem(text: string): number {
  const [label = '', ...items] = labelled.test(text) ? text.split(/(?<=:)\s|\s\/\s/u) : []
  const scenes = items.length > 1 ? items.map((item) => `${label.trim()} ${item.trim()}`) : [text.trim()]
  return Math.max(...scenes.map(countChars))
}

/** “1호 48,000, 2호 62,000”: where two entries of a text and more end in thousands, they are sums of won. */
export function withWon(words: readonly Word[], text: string): Word[] {
  if (!/[가-힣]/u.test(text) || [...text.matchAll(sums)].length < SUMS_LEAST) return [...words]
  return words.map((word, at) => {
    const [next = '', second = ''] = words.slice(at + 1).map((other) => other.text)
    // “500g 22,000 1kg 40,000”, “정기권 120,000 (사물함 포함)”
    const ends = next === '' || /[,)]$/u.test(word.text) || next.startsWith('(') || bareSum.test(second)
    const [, before = '', sum, from = '', after = ''] = (ends ? bareSum.exec(word.text) : null) ?? []
    return sum === undefined || counts.test(words[at - 1]?.text ?? '')
      ? word
      : { ...word, text: `${before}${sum}원${from === '' ? '' : '부터'}${after}` }
  })
}

const bareSum = /^(\(?\+?)(\d{1,3}(?:,\d{3})*,\d00)([~～]?)([),]*)$/u
/** What is counted before a number that is no sum. */
const counts = /^(?:누적|주문|판매|구독자?|팔로워|회원|후기|리뷰|조회수?|방문자?)$/u
/** A sum at the end of an entry, with its currency or without. */
const sums =
  /(?<![\d,.])\d{1,3}(?:,\d{3})*,\d00원?[~～]?(?=\s*(?:[/\n()]|$|[,·]\s|\S+\s\d[\d,]*,\d00))|\d[만천]원/gmu
const SUMS_LEAST = 2

/** “유기농 설탕 1:1 비율 🍓 방부제 X 색소 X”: whether a picture parts two facts of a line without a verb. */
export function partsFacts(before: readonly Word[], after: string): boolean {
  const rest = after.match(/[\p{L}\p{N}]\S*/gu) ?? []
  const last = before.at(-1)?.text ?? ''
  return (
    before.length >= FACT_WORDS &&
    rest.length > 1 &&
    !isParticled(last) &&
    ![last, rest.at(-1) ?? ''].some((word) => isPredicate(word) || clauseEnds(word))
  )
}
const FACT_WORDS = 3
