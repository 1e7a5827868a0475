import { countChars } from '@clipmint/kit'

import { readAdjective } from '../korean/adjectives.ts'
import { isMakingPast } from '../korean/making.ts'
import { withoutEmoji } from '../reading/clean.ts'
import { goodsIn } from './about.ts'
import { type GoodsKind, goodsKindOf } from './goods.ts'
import { form } from './rules/form.ts'
import { superlative } from './rules/superlative.ts'
import type { Break, Line } from './types.ts'
import { isWhole } from './whole.ts'

/** What may be said of goods of a kind without claiming anything of them. */
const invitations: Readonly<Record<'ko' | 'en', Readonly<Record<GoodsKind, (it: string) => string>>>> = {
  ko: {
    food: (it) => `${it}, 한번 맛보세요`,
    alcohol: (it) => `${it}, 만 19세부터 즐길 수 있어요`,
    skin: (it) => `${it}, 내 피부에 맞는지 먼저 살펴보세요`,
    clinic: (it) => `${it} 안내는 전화로 물어봐 주세요`,
    finance: (it) => `${it} 조건은 상담에서 확인해 주세요`,
    thing: (it) => `${it}, 직접 보고 골라 보세요`,
  },
  en: {
    food: (it) => `Come and taste our ${it}`,
    alcohol: (it) => `Our ${it}, for adults only`,
    skin: (it) => `Try our ${it} on your skin first`,
    clinic: (it) => `Please call us about our ${it}`,
    finance: (it) => `Ask us about the terms of our ${it}`,
    thing: (it) => `Come and see our ${it}`,
  },
}

/**
 * A line in words that break no rule: each fault softened or left out, else only the clauses without one, else an
 * invitation to the product by its name, or to what the line is of. Every one is a whole phrase that adds no claim; null
 * where there is none: no words are better than broken ones.
 */
export function rewriteLine(
  line: Line,
  broken: readonly Break[],
  findBreaks: (words: string) => readonly unknown[],
): string | null {
  const passes = (words: string): boolean =>
    words !== '' && countChars(words) <= line.limit && isWhole(words) && findBreaks(words).length === 0
  for (const words of candidates(line, broken)) if (passes(words)) return words
  return null
}

function* candidates(line: Line, broken: readonly Break[]): Generator<string> {
  const { plain, product } = line
  // Signs and length alone are at fault: the words are as they were.
  if (broken.every(({ rule }) => form.includes(rule)))
    yield tidy(cut(withoutSigns(plain, broken), line.limit))
  else yield softened(plain, broken)
  yield tidy(clausesWithout(plain, broken))
  const isKorean = /[가-힣]/u.test(plain)
  const name = tidy(withoutEmoji(product?.name ?? ''))
  if (name !== '') {
    yield isKorean ? `${name}, 직접 보고 골라 보세요` : `${name}: come and take a look`
    yield name
  }
  const goods = goodsIn(
    plain,
    broken.map(({ match }) => match),
  )
  const kind = goods === null ? null : goodsKindOf(goods)
  if (goods !== null && kind !== null) yield invitations[isKorean ? 'ko' : 'en'][kind](goods)
}

/** The same words without signs that no line may hold. */
function withoutSigns(plain: string, broken: readonly Break[]): string {
  const read = broken.toReversed().reduce((text, { rule, match: { start, end, soft } }) => {
    const length = rule.id === 'length'
    return length ? text : `${text.slice(0, start)}${soft === '' ? ' ' : (soft ?? ' ')}${text.slice(end)}`
  }, plain)
  return /<script/iu.test(plain) ? '' : read
}

/**
 * Each fault gives way to its softer words, or, where it only raised a name, goes: “국내 1위 최고의 크림” becomes “정성 담은
 * 크림”. '' where what is left would be more or less than a name of goods, or a word that the softer one does not suit.
 */
function softened(plain: string, broken: readonly Break[]): string {
  if (broken.some(({ rule, match }) => match.soft === null || !(rule === superlative || form.includes(rule))))
    return ''
  let text = plain
  for (const { match } of broken.toReversed()) {
    const { start, end, soft } = match
    const before = text.slice(0, start)
    const after = text.slice(end)
    const taken = text.slice(start, end)
    const left = soft ? ending(soft, after) : after.replace(/^(?:의|인|급)(?=\s)/u, '')
    const isHalf = /[\p{L}\d-]$/u.test(before) || (soft !== '꼼꼼' && /^[\p{L}\d%-]/u.test(left))
    if (isHalf || /\d(?!\s?[위등])/u.test(taken) || (soft !== '' && !suits(soft ?? '', left))) return ''
    text = soft ? before + soft + left : `${before} ${left}`
  }
  const words = tidy(text)
  return broken.every(({ match }) => match.soft) || isName(words) ? words : ''
}

/** “최고의 크림” becomes “정성 담은 크림”, “완벽한 마감” “꼼꼼한 마감”. */
function ending(soft: string, after: string): string {
  return soft === '꼼꼼' ? after : after.replace(/^(?:의|인|급의|급|이자)(?=\s)/u, '')
}

/** Whether a softer word can be said of what follows it: work is careful, goods and what is cooked are made with care. */
function suits(soft: string, after: string): boolean {
  const [, word = ''] = /^(?:한|하게|히)?\s*([\p{L}-]+)/u.exec(after) ?? []
  const noun = word.replace(/(?:으로|로|을|를|이|가|은|는|과|와|만|예요|이에요|입니다)$/u, '')
  if (soft === '꼼꼼')
    return /^(?:마감|바느질|포장|손질|준비|상담|수업|청소|시공|작업|정리|수선|설명|검수|마무리)/u.test(noun)
  if (/[a-z]/u.test(soft))
    return /^(?:finish|stitching|work|service|packing|packaging|cleaning|repairs?|detail)$/iu.test(word)
  return goodsKindOf(noun) !== null || /^(?:기술|솜씨|요리|음식|식사|손맛|선물|재료|서비스|수업)$/u.test(noun)
}

/** Nouns and qualities before goods, and nothing that is done: “수제 딸기잼”, “맛있는 김치찌개”. */
function isName(words: string): boolean {
  const parts = words.replace(/^정성 담은 (?=[가-힣])/u, '손수 ').split(' ')
  const isPlain = (part: string): boolean =>
    readAdjective(part)?.form === 'before' ||
    (/^[가-힣]+$/u.test(part) && !/(?:[은는을를이가의에로게고며한된]|한테|진짜|정말|보다)$/u.test(part))
  const isScope = /^(?:국내|세계|전국|업계|동네|지역|한국|아시아|최초|판매)$/u.test(parts[0] ?? '')
  return parts.length > 1 && !isScope && goodsKindOf(words) !== null && parts.every(isPlain)
}

/**
 * The Korean clauses of a line in which nothing was found, as far as they name goods or say what these are like or how they
 * were made: any other goes on with what was wrong (“떨어지는 학생이 없습니다”).
 */
function clausesWithout(plain: string, broken: readonly Break[]): string {
  return [...plain.matchAll(/(?:[^.!?,;·|/\n]|(?<=\d)[.,](?=\d))+[.!?]*/gu)]
    .filter(
      ({ index, 0: clause }) =>
        !broken.some(({ match }) => match.start < index + clause.length && index < match.end),
    )
    .map(([clause]) => clause.trim().replace(/[.!?]+$/u, ''))
    .filter((clause) => isWhole(clause) && (isName(clause) || isCalm(clause)))
    .join(', ')
}

/** What goods are like, or how they were made: “가볍고 따뜻해요”, “손으로 만들었어요”. */
function isCalm(clause: string): boolean {
  const words = clause.split(' ')
  const last = words.at(-1) ?? ''
  return (
    words.length > 1 && words.length < 5 && (isMakingPast(last) || readAdjective(last)?.form === 'finite')
  )
}

/** The words that fit; of one word that is longer, as much as fits. */
function cut(text: string, limit: number): string {
  const letters = [...text]
  if (letters.length <= limit) return text
  const words = letters.slice(0, letters.lastIndexOf(' ', limit))
  return (words.length > 0 && words.length <= limit ? words : letters.slice(0, limit)).join('')
}

function tidy(text: string): string {
  return text
    .replace(/[<>"\\`]/gu, '')
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/\s+([.,!?])/gu, '$1')
    .replace(/([.,!?])\1+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.,!?·:;/|+–—-]+|[\s,·:;/|+–—-]+$/gu, '')
    .trim()
}
