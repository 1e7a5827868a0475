import { lengthOf, withoutEmoji } from '../clean.ts'
import type { Break, Line } from './types.ts'

/** What may be said of anything of a class without claiming anything. */
const plainWords = {
  ko: {
    food: '한번 맛보세요',
    alcohol: '만 19세부터 즐길 수 있어요',
    cosmetics: '내 피부에 맞는지 먼저 살펴보세요',
    medical: '진료 안내는 전화로 물어봐 주세요',
    finance: '조건은 상담에서 확인해 주세요',
    general: '직접 보고 골라 보세요',
  },
  en: {
    food: 'Come and taste it',
    alcohol: 'For adults only',
    cosmetics: 'See if it suits your skin',
    medical: 'Please call us about our hours',
    finance: 'Please ask us about the terms',
    general: 'Come and take a look',
  },
} as const

/**
 * A line in words that break no rule: each fault softened or left out, else only the clauses without one, else the
 * product by its name, else an invitation. Adds no claim; null when even that would break a rule.
 */
export function rewriteLine(
  line: Line,
  broken: readonly Break[],
  findBreaks: (words: string) => readonly unknown[],
): string | null {
  const passes = (words: string): boolean =>
    hasWords(words) && lengthOf(words) <= line.limit && findBreaks(words).length === 0
  for (const words of candidates(line, broken)) if (passes(words)) return words
  return null
}

function* candidates(line: Line, broken: readonly Break[]): Generator<string> {
  const { plain, product } = line
  if (broken.every(({ match }) => match.soft !== null)) {
    const soft = softened(plain, broken)
    if (soft !== null) yield soft
    yield tidy(cut(soft ?? plain, line.limit))
  }
  yield tidy(clausesWithout(plain, broken))
  const isKorean = /[가-힣]/u.test(plain)
  const name = tidy(withoutEmoji(product?.name ?? ''))
  if (name !== '') {
    yield isKorean ? `${name}, 직접 보고 골라 보세요` : `${name}: come and take a look`
    yield name
  }
  const words = plainWords[isKorean ? 'ko' : 'en']
  const kinds = ['medical', 'finance', 'alcohol', 'cosmetics', 'food'] as const
  yield words[kinds.find((kind) => line.classes.has(kind)) ?? 'general']
  yield words.general
}

/**
 * Each fault gives way to its softer words, from the end so that places stay; null where that would leave half a word
 * behind.
 */
function softened(plain: string, broken: readonly Break[]): string | null {
  let text = plain
  for (const { match } of broken.toReversed()) {
    const before = text.slice(0, match.start)
    const after = text.slice(match.end)
    const left = match.soft ? ending(match.soft, after) : dropEnding(after)
    const isHalf = /\p{L}$/u.test(before) || (match.soft !== '꼼꼼' && /^\p{L}/u.test(left))
    if (isHalf || (!match.soft && argument.test(after))) return null
    text = match.soft ? before + match.soft + left : `${before} ${left}`
  }
  return tidy(text)
}

/** “최고의 크림” becomes “정성 담은 크림”, “완벽한 마감” “꼼꼼한 마감”. */
function ending(soft: string, after: string): string {
  return soft === '꼼꼼' ? after : after.replace(/^(?:의|인|급의|급|이자|으로|로)(?=\s)/u, '')
}

/** A particle that makes a word the verb's own: without the word, the verb says nothing. */
const argument = /^(?:으?로|을|를|이|가|은|는|도|와|과|에서|까지)(?=\s|[.,!?])/u

/** What hung on a word that is gone: particles and endings at its back. */
function dropEnding(after: string): string {
  return after
    .replace(
      /^(?:입니다|이에요|예요|합니다|해요|하게|히|한|하는|하고|된|되는|됩니다|의|인|로|으로|에서|까지|도|은|는|이|가|을|를|와|과|급|률|적인|적으로|이라|라는|라고|만)+(?=\s|[.,!?]|$)/u,
      '',
    )
    .replace(/^(?:ly|d|s)\b/u, '')
}

/** The clauses of a line in which nothing was found. */
function clausesWithout(plain: string, broken: readonly Break[]): string {
  return [...plain.matchAll(/[^.!?,;·|/\n]+[.!?]*/gu)]
    .filter(
      ({ index, 0: clause }) =>
        !broken.some(({ match }) => match.start < index + clause.length && index < match.end),
    )
    .map(([clause]) => clause.trim())
    .filter((clause) => clause !== '')
    .join(', ')
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

/** At least three syllables, or a word of letters, and no end that waits for more: a lone particle or article says nothing. */
function hasWords(text: string): boolean {
  const korean = text.match(/[가-힣]/gu)?.length ?? 0
  if (korean > 0) return korean >= 3
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 1 && !startsInside.test(text) && !endsOpen.test(text)
}

const startsInside = /^(?:and|or|but|of|than|as|by|only|ever|nor)\b/iu
const endsOpen =
  /\b(?:the|an?|of|and|or|but|in|on|at|by|from|is|are|was|be|with|for|to|as|than|that|our|your|this|so|very|more)$/iu
