import { currencies, type LanguageCode } from '@clipmint/kit'

import { formatPrice } from '../prices.ts'
import { cleanName, maskEmoji } from '../reading/clean.ts'
import { readers } from '../reading/languages.ts'
import { CLOCK, findNumbers, type FoundNumber } from '../reading/numbers.ts'
import type { ProductBrief } from '../types.ts'
import { findClaims, saysNew } from './claims.ts'
import { findNames, latinWords, sameName } from './named.ts'
import { findSuperlatives, sameSuperlative } from './superlatives.ts'

/** Something a text says that the owner did not. */
export type Ungrounded = {
  value: string
  start: number
  end: number
  kind: 'number' | 'superlative' | 'claim' | 'name'
}

type OwnWords = Pick<ProductBrief, 'name' | 'info' | 'purpose' | 'price' | 'language' | 'also'>

/** What the owner said, as far as a claim can rest on it. */
type Held = { numbers: FoundNumber[]; superlatives: Set<string>; claims: Set<string>; words: Set<string> }

/**
 * Reads a brief once and finds, in any text, what its name, information, purpose and price do not hold, in order: every
 * number (with its unit, in digits or words), superlative, claim an owner must answer for (free, discount, organic,
 * certified …) and name. Positions are UTF-16 units of the text.
 */
export function ungroundedIn(brief: OwnWords): (text: string) => Ungrounded[] {
  const held = heldBy(brief)
  return (text) => findUngrounded(text, held, brief.language)
}

function findUngrounded(text: string, held: Held, language: LanguageCode): Ungrounded[] {
  const plain = plainOf(text)
  const ranks = findSuperlatives(plain)
  const superlatives = ranks.filter(({ value }) => !held.superlatives.has(sameSuperlative(value)))
  const numbers = findNumbers(plain).filter(
    (number) =>
      !ranks.some((rank) => rank.start < number.end && number.start < rank.end) &&
      !isHeld(number, held.numbers),
  )
  const found: Ungrounded[] = [
    ...superlatives.map(({ value, start, end }) => ({ value, start, end, kind: 'superlative' as const })),
    ...numbers.map(({ value, start, end }) => ({ value, start, end, kind: 'number' as const })),
  ]
  const others: Ungrounded[] = [
    ...findClaims(plain)
      .filter(({ concept }) => !held.claims.has(concept))
      .map(({ value, start, end }) => ({ value, start, end, kind: 'claim' as const })),
    ...findNames(plain, language)
      .filter(({ value }) => !held.words.has(sameName(value)))
      .map(({ value, start, end }) => ({ value, start, end, kind: 'name' as const })),
  ]
  const inside = (one: Ungrounded): boolean =>
    found.some(({ start, end }) => start < one.end && one.start < end)
  return [...found, ...others.filter((one) => !inside(one))].sort((a, b) => a.start - b.start)
}

function heldBy({ name, info, purpose, price, also = [] }: OwnWords): Held {
  const typed = [name, cleanName(name), info, purpose, ...also].map(plainOf)
  const said = [...typed, ...typed.map(spelledOut)]
  const own: FoundNumber[] = price && price.amount > 0 ? findNumbers(formatPrice(price, 'en')) : []
  return {
    numbers: [...said.flatMap(findNumbers), ...own],
    superlatives: new Set(said.flatMap(findSuperlatives).map(({ value }) => sameSuperlative(value))),
    claims: new Set([
      ...said.flatMap(findClaims).map(({ concept }) => concept),
      ...(price?.amount === 0 ? ['free'] : []),
      ...(saysNew(purpose) || said.some(isNews) ? ['new'] : []),
    ]),
    words: new Set([...said, info.replace(/[<>"\\]/gu, '')].flatMap(latinWords)),
  }
}

/** What words that are typed short stand for: “bh” is “bảo hành”. */
function spelledOut(said: string): string {
  const words = said.toLocaleLowerCase('en').match(/\p{L}+/gu) ?? []
  const all = Object.values(readers)
  return words.flatMap((word) => all.flatMap(({ lexicon }) => lexicon.spelled.get(word) ?? [])).join(' ')
}

/** What is told as new, in any language’s words for it. */
function isNews(said: string): boolean {
  return Object.values(readers).some(({ lexicon }) => lexicon.fresh.test(said))
}

/** Signs that may stand between a number and its unit are blanks; every position stays. */
function plainOf(text: string): string {
  return maskEmoji(text).replace(/[()[\]{}"“”<>]/gu, ' ')
}

const priced: ReadonlySet<string> = new Set(currencies)

function isHeld(number: FoundNumber, held: readonly FoundNumber[]): boolean {
  return held.some(
    (own) => own.values.some((value) => number.values.includes(value)) && fits(number.unit, own.unit),
  )
}

/** A bare number may name what the owner counted or priced, or an hour, but no share or measure; a unit must be the owner's. */
function fits(unit: string, own: string): boolean {
  if (unit === own) return true
  if (unit === '') return own.startsWith('count:') || own === CLOCK || priced.has(own)
  if (unit === CLOCK && own === '') return true
  return (
    unit.startsWith('count:') && own.startsWith('count:') && /[가-힣]/u.test(unit) !== /[가-힣]/u.test(own)
  )
}
