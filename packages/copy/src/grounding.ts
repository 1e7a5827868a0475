import { maskEmoji } from './clean.ts'
import { findNumbers, type FoundNumber } from './numbers.ts'
import { formatPrice } from './prices.ts'
import { findSuperlatives, sameSuperlative } from './superlatives.ts'
import type { ProductBrief } from './types.ts'

/** Something a text says that the owner did not. */
export type Ungrounded = { value: string; start: number; end: number; kind: 'number' | 'superlative' }

/** What the owner said, as far as a claim can rest on it. */
type Held = { numbers: FoundNumber[]; superlatives: Set<string> }

/**
 * Every number (with its unit, in digits or words) and every superlative of a text that the brief's name, information,
 * purpose and price do not hold, in order. Positions are UTF-16 units of `text`.
 */
export function findUngrounded(
  text: string,
  brief: Pick<ProductBrief, 'name' | 'info' | 'purpose' | 'price'>,
): Ungrounded[] {
  const held = heldBy(brief)
  const plain = plainOf(text)
  const ranks = findSuperlatives(plain)
  const superlatives = ranks.filter(({ value }) => !held.superlatives.has(sameSuperlative(value)))
  const numbers = findNumbers(plain).filter(
    (number) =>
      !ranks.some((rank) => rank.start < number.end && number.start < rank.end) &&
      !isHeld(number, held.numbers),
  )
  return [
    ...superlatives.map(({ value, start, end }) => ({ value, start, end, kind: 'superlative' as const })),
    ...numbers.map(({ value, start, end }) => ({ value, start, end, kind: 'number' as const })),
  ].sort((a, b) => a.start - b.start)
}

function heldBy({
  name,
  info,
  purpose,
  price,
}: Pick<ProductBrief, 'name' | 'info' | 'purpose' | 'price'>): Held {
  const said = [name, info, purpose].map(plainOf)
  const own: FoundNumber[] = price && price.amount > 0 ? findNumbers(formatPrice(price, 'en')) : []
  return {
    numbers: [...said.flatMap(findNumbers), ...own],
    superlatives: new Set(said.flatMap(findSuperlatives).map(({ value }) => sameSuperlative(value))),
  }
}

/** Signs that may stand between a number and its unit are blanks; every position stays. */
function plainOf(text: string): string {
  return maskEmoji(text).replace(/[()[\]{}"“”<>]/gu, ' ')
}

const currencies = new Set(['KRW', 'USD', 'IDR', 'VND'])

function isHeld(number: FoundNumber, held: readonly FoundNumber[]): boolean {
  return held.some(
    (own) => own.values.some((value) => number.values.includes(value)) && fits(number.unit, own.unit),
  )
}

/** A bare number may name what the owner counted or priced, but no share or measure; a unit must be the owner's. */
function fits(unit: string, own: string): boolean {
  if (unit === own) return true
  if (unit === '') return own.startsWith('count:') || currencies.has(own)
  return (
    unit.startsWith('count:') && own.startsWith('count:') && /[가-힣]/u.test(unit) !== /[가-힣]/u.test(own)
  )
}
