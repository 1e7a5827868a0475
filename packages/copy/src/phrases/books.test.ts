import { countChars, languageCodes } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { findSuperlatives } from '../grounding/superlatives.ts'
import { lineLimits } from '../line-limits.ts'
import { findNumbers } from '../reading/numbers.ts'
import type { Phrase } from './book.ts'
import { phraseBooks } from './books.ts'

describe.each(languageCodes)('the framing words in %s', (language) => {
  const book = phraseBooks[language]

  it('claim nothing: no number, no superlative', () => {
    expect(
      stringsIn(book).filter((text) => findNumbers(text).length > 0 || findSuperlatives(text).length > 0),
    ).toEqual([])
  })

  it('end in a form that fits the largest type', () => {
    const topics = Object.values(book.topics).map(({ words }) => words)
    const subjects = [...Object.values(book.subjects), ...topics]
    const calls: Phrase[] = [
      ...Object.values(book.calls).flatMap((calls) => Object.values(calls).flat()),
      ...Object.values(book.ctaFor),
      book.offerCta,
    ]
    const big: Phrase[] = [...Object.values(book.look), ...subjects.map(({ heading }) => [heading])]
    const { short, most } = lineLimits[language]
    expect(calls.filter((phrase) => countChars(phrase.at(-1) ?? '') > Math.min(most - 2, 26))).toEqual([])
    expect(big.filter((phrase) => countChars(phrase.at(-1) ?? '') > short)).toEqual([])
  })

  it('use no forbidden character', () => {
    expect(stringsIn(book).filter((text) => /[<>'"&\\]/u.test(text))).toEqual([])
  })
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
