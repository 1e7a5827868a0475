import type { SellingPoint } from '@clipmint/contract'

/** A piece of an owner's text, and the points that were read from it. */
export type Piece = { text: string; pointIds: readonly string[] }

/**
 * Cuts an owner's text where the words of selling points begin and end, so that each can be marked. A source that no
 * longer stands in the text (it was edited since) marks nothing.
 */
export function piecesOf(
  text: string,
  field: SellingPoint['source']['field'],
  points: readonly SellingPoint[],
): Piece[] {
  const spans = points
    .filter(({ source }) => source.field === field && text.slice(source.start, source.end) === source.quote)
    .map(({ id, source: { start, end } }) => ({ id, start, end }))
  const cuts = [...new Set([0, ...spans.flatMap(({ start, end }) => [start, end]), text.length])].toSorted(
    (a, b) => a - b,
  )
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0
    const within = spans.filter((span) => span.start <= start && end <= span.end)
    return { text: text.slice(start, end), pointIds: within.map(({ id }) => id) }
  })
}
