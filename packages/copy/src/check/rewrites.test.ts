import { describe, expect, it } from 'vitest'

import { unlawfulKeptBack } from '../corpus/checked/kept-back-claims.ts'
import { unlawfulOfStrangers } from '../corpus/checked/lines-of-strangers.ts'
import { unlawfulOfBodies } from '../corpus/checked/unlawful-of-bodies.ts'
import { unlawfulOfTrade } from '../corpus/checked/unlawful-of-trade.ts'
import { unlawfulHeldOut, unlawfulLearnt } from '../corpus/checked/unlawful.ts'
import { checkLine } from './check.ts'
import type { ProductFacts } from './types.ts'

const unlawful = [
  ...new Set([
    ...unlawfulLearnt,
    ...unlawfulHeldOut,
    ...unlawfulOfBodies,
    ...unlawfulOfTrade,
    ...unlawfulKeptBack,
    ...unlawfulOfStrangers,
  ]),
]
const rewritten = unlawful.flatMap((text) => {
  const rewrite = checkLine(text).findings[0]?.rewrite
  return rewrite === undefined ? [] : [{ text, rewrite }]
})
const failing = (isWrong: (rewrite: string, text: string) => boolean): string[] =>
  rewritten
    .filter(({ text, rewrite }) => isWrong(rewrite, text))
    .map(({ text, rewrite }) => `${text} → ${rewrite}`)

/** Judges by other means than the rewriter's, on purpose: a fault that both share would never be seen. */
describe('what the check says instead, of every unlawful line of the corpus', () => {
  it('is something for a quarter of them and more', () => {
    const share = rewritten.length / unlawful.length
    print(`rewrites: ${rewritten.length} of ${unlawful.length} unlawful lines, ${(share * 100).toFixed(1)} %`)
    expect(share).toBeGreaterThan(0.25)
  })

  it('breaks no rule', () => {
    expect(failing((rewrite) => checkLine(rewrite).verdict !== 'ok')).toEqual([])
  })

  it('has no number that the line has not, and none without what it stands with', () => {
    expect(
      failing((rewrite, text) => numbersOf(rewrite).some((one) => !numbersOf(text).includes(one))),
    ).toEqual([])
    expect(
      failing((rewrite) => /(?:^|[^\d\s])\s?%|→|->|(?:정가|할인가|원래|from|now|was)\s*$/iu.test(rewrite)),
    ).toEqual([])
  })

  it('in Korean ends as a line does, with no word waiting for another', () => {
    const korean = (isWrong: (rewrite: string) => boolean) =>
      failing((rewrite) => /[가-힣]/u.test(rewrite) && isWrong(rewrite))
    const ending =
      /(?:을|를|에게|에서|으로|까지|부터|보다|처럼|하는|되는|있는|없는|만든|받은|먹는|위한|하고|이며|지만|는데|해서)[.!]?$/u
    expect(korean((rewrite) => ending.test(rewrite))).toEqual([])
    // An object or a doer, and then a thing and the end: the verb is gone.
    expect(
      korean(
        (rewrite) => /[가-힣](?:을|를|누구나|절대) [가-힣]+$/u.test(rewrite) && !/(?:요|다)$/u.test(rewrite),
      ),
    ).toEqual([])
    expect(
      korean((rewrite) => /^(?:은|는|이|가|을|를|의|에|도|와|과|로|며|고|한|된|인|적) /u.test(rewrite)),
    ).toEqual([])
  })

  it('in English begins and ends as a line does, with articles that fit', () => {
    const english = (isWrong: (rewrite: string) => boolean) =>
      failing((rewrite) => !/[가-힣]/u.test(rewrite) && isWrong(rewrite))
    expect(english((rewrite) => !/^[A-Z]/u.test(rewrite))).toEqual([])
    expect(
      english((rewrite) => /\b(?:the|an?|our|of|and|in|at|for|with|than|to|is|very|your)$/iu.test(rewrite)),
    ).toEqual([])
    expect(
      english((rewrite) =>
        /\ban [^aeioh]|\ba [aeio]|\bour (?:the|an?|of|in|for|you|to|and)\b|(?:^|\s)-|-(?:\s|$)/iu.test(
          rewrite,
        ),
      ),
    ).toEqual([])
  })

  it('is of what the line is of', () => {
    expect(
      failing((rewrite, text) => !contentOf(rewrite).some((word) => text.toLowerCase().includes(word))),
    ).toEqual([])
  })
})

describe('what the check says instead where the product is known', () => {
  const jam: ProductFacts = {
    name: '수제 딸기잼',
    info: '국내산 딸기 70%로 만들어요. 200g 유리병에 담아요.',
    currency: 'KRW',
    price: 12_000,
    regularPrice: null,
    discountPrice: null,
  }

  it('is there for every line, and by its name where nothing of the line may stay', () => {
    const without = unlawful
      .filter((text) => /[가-힣]/u.test(text))
      .filter((text) => {
        const { verdict, findings } = checkLine(text, { product: jam })
        return verdict !== 'ok' && findings[0]?.rewrite === undefined
      })
    expect(without).toEqual([])
  })
})

function numbersOf(text: string): string[] {
  return (text.match(/\d[\d,.]*/gu) ?? [])
    .map((one) => one.replace(/[,.]+$/u, ''))
    .filter((one) => one !== '19')
}

/** The words of a rewrite that are its own, and not an invitation's. */
function contentOf(rewrite: string): string[] {
  return rewrite
    .toLowerCase()
    .split(/[\s,.:!?]+/u)
    .map((word) => word.replace(/(?:이에요|예요|은|는|이|가|을|를)$/u, ''))
    .filter(
      (word) =>
        !/^(?:직접|보고|골라|한번|맛보세요|보세요|즐길|수|있어요|내|피부에|맞는지|먼저|살펴보세요|안내|전화로|물어봐|주세요|조건|상담에서|확인해|만|19세부터|come|and|see|taste|our|try|on|your|skin|first|please|call|us|about|ask|the|terms|of|for|adults|only|a|an)$/u.test(
          word,
        ),
    )
    .filter((word) => /[가-힣]|[a-z]{3}/u.test(word))
}

declare const console: { log: (text: string) => void }

function print(figure: string): void {
  console.log(figure)
}
