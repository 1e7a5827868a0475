import { countChars } from '@clipmint/kit'

import { excerptsOf, isVerbatim } from '../kinds/quote.ts'
import { labelsOf, namesOf } from '../kinds/review.ts'
import type { ProductBrief, Review } from '../types.ts'

/** As many other lines as an owner is shown at once. */
const LINES = 3

/** What a line of a review ad says of its reviews: one’s words, who wrote it, or what stands over all of them. */
export type ReviewLine = { says: 'quote' | 'name'; review: Review } | { says: 'label' }

/** Tells what a line says of reviews, or null where it is the owner's own. */
export function reviewLineIn(
  brief: Pick<ProductBrief, 'language'>,
  reviews: readonly Review[],
): (text: string) => ReviewLine | null {
  const labels = new Set(labelsOf(brief, reviews))
  return (text) => {
    if (labels.has(text)) return { says: 'label' }
    const writer = reviews.find((review) => Object.values(namesOf(brief, review)).includes(text))
    if (writer) return { says: 'name', review: writer }
    const said = reviews.find((review) => isVerbatim(text, review.text))
    return said ? { says: 'quote', review: said } : null
  }
}

/** Up to three other parts of a review for a line, each whole sentences of it; nothing is put in other words. */
export function otherQuotes(
  review: Pick<Review, 'text'>,
  { limit, present }: { limit: number; present: string },
  { beside, turn }: { beside: readonly string[]; turn: number },
): { lines: string[]; more: boolean } {
  const known = new Set([present, ...beside].map((text) => text.normalize('NFC')))
  const pool = [...new Set(excerptsOf(review.text).map(({ text }) => text.normalize('NFC')))].filter(
    (text) => countChars(text) <= limit && !known.has(text),
  )
  const start = pool.length === 0 ? 0 : (turn * LINES) % pool.length
  return { lines: [...pool.slice(start), ...pool.slice(0, start)].slice(0, LINES), more: pool.length > LINES }
}
