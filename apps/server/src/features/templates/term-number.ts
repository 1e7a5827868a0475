import { createHash } from 'node:crypto'

import { BoundedCache } from '@clipmint/kit'

/**
 * A trait or a word as the number that stands for it in the database: 52 bits of its SHA-1, so that no list of numbers
 * has to be kept. Two of ten thousand terms share one with a chance of one in a hundred million.
 */
export function termNumber(term: string): number {
  return numbers.get(term, () =>
    Number.parseInt(createHash('sha1').update(term).digest('hex').slice(0, 13), 16),
  )
}

/** A search that was begun with a letter asks for hundreds, the same ones again and again. */
const numbers = new BoundedCache<number>(50_000)
