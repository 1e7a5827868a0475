import { BoundedCache } from '@clipmint/kit'

import { isKorean, shownBy, type WordInLine, wordsIn } from '../likeness-features.ts'
import { levels, thresholds } from '../likeness-table.ts'
import type { Line, Match, Rule } from '../types.ts'

/** Words of a line below which it shows too little to be weighed. */
const FEWEST_WORDS = 4
/** The share of the heaviest word’s weight from which on a word is marked with it. */
const MARKED_SHARE = 0.4

const weights = new Map(
  Object.entries(levels).flatMap(([level, features]) =>
    features.split(' ').map((feature) => [feature, Number(level)] as const),
  ),
)

/**
 * Claims that no wording of the other rules holds, weighed as a whole: a line that is built like those that the law forbids,
 * and not like those that shops lawfully say. It is asked last, of lines in which nothing else was found.
 */
export const likeness: Rule = {
  id: 'claim-like',
  verdict: 'warn',
  why: {
    ko: '표시광고법 3조·5조: 효과나 순위, 결과를 약속하는 말처럼 읽혀요. 사실로 댈 수 있는 말인지 확인해 주세요.',
    en: 'Fair Labeling and Advertising Act art. 3 and 5: this reads like a promise of an effect, a rank or a result. Check that you can prove it.',
  },
  find: (line) => {
    const found = heaviest(line)
    return found === null ? [] : [found]
  },
}

/** A price list: “지공 6만원, 저희한테 공을 사시면 지공은 무료”, “세 가지고 다 만6천원”, “10장까지 무료”. It promises no effect. */
const pricesOnly =
  /^(?=[^%]*[\d만천백]원[^%]*(?:[\d만천백]원|무료|공짜|원 추가)|[^%]*가지고 다 |[^%]*\d+(?:장|개|권|회|번|병|잔|곡)까지)[^%!]*(?:[\d만천백]원|무료|공짜|원 추가)(?:이에요|예요|입니다|임)?[.~]?$/u

/** A field of a form that names a place, a maker or a measure: “제조국: 대한민국(서울 도봉구)”. */
const ofOrigin = /^(?:제조국|원산지|제조사|판매원|수입원|소재|사이즈|규격) ?: ?[^%!]{1,30}$/u

/** What a case takes off: “형제 같이 다니면 둘째는 20% 할인 가능”. */
const discountOnly = /^[^%!]{2,24}[면시은는] \d{1,2}(?:%|프로) ?할인(?: ?가능|해 ?드려요|돼요|이에요)?[.~]?$/u

/** What a shop does where what was sent does not fit: “치수가 안 맞으면 다음날 다른 걸로 다시 보내드립니다”. */
const exchangeOnly =
  /^(?:치수|사이즈|크기|색상?|도수|규격|모양|취향)[이가은는]? ?(?:(?:안|잘) ?맞|다르|잘못|마음에 안 들)[가-힣]*면 [^%!]{0,20}(?:바꿔|교환해?|보내|환불해?|돌려|고쳐|수선해?) ?(?:드려요|드립니다|드림|줘요|줍니다|해요|합니다)[.~]?$/u

/** What pupils do in a lesson, and no mark that they get: “숙제 안 해오면 남아서 하고 감”. */
const homeworkOnly =
  /^숙제[는은를]? ?(?:안|못) ?(?:해 ?오|하)[가-힣]*면 (?:남아서|같이|학원에서|끝나고)(?![^.!]*(?:오르|올라|성적|등급|점|합격|상위))[가-힣 ]{2,16}[.~]?$/u

/** A case whose outcome stands elsewhere, where it is weighed: “한 달 안에 시들면”. */
const caseOnly = /^[^%!,.?]{1,14}(?:안|내|이내)에 [가-힣 ]{1,8}면$/u

/** Lines that are built like a promise and make none. */
const lawful: readonly RegExp[] = [ofOrigin, pricesOnly, discountOnly, exchangeOnly, homeworkOnly, caseOnly]

/** What words weigh: lines of one product are made of the same ones. */
const weighed = new BoundedCache<{ count: number; weight: number }>(5_000)

function weigh({ word, before }: WordInLine): { count: number; weight: number } {
  return weighed.get(isKorean(word) ? word : `${before} ${word}`, () => {
    const features = shownBy({ word, before })
    const weight = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
    return { count: features.length, weight }
  })
}

function heaviest({ claims }: Line): Match | null {
  if (lawful.some((words) => words.test(claims))) return null
  const words = wordsIn(claims).map((one) => ({ ...one, ...weigh(one) }))
  if (words.length < FEWEST_WORDS) return null
  const count = words.reduce((sum, word) => sum + word.count, 0)
  const total = words.reduce((sum, word) => sum + word.weight, 0) / Math.sqrt(count)
  const threshold = /[가-힣]/u.test(claims) ? thresholds.ko : thresholds.en
  if (total < threshold) return null
  const most = Math.max(...words.map(({ weight }) => weight))
  const marked = words.filter(({ weight }) => weight >= most * MARKED_SHARE)
  return { start: marked[0]?.start ?? 0, end: marked.at(-1)?.end ?? claims.length, soft: null }
}
