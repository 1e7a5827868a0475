/** A sentence in two rows. */
export type Rows = { headline: string; sub: string }

/** Big words for a fact. `isPart` where they are true only with the sentence that stands beneath them. */
export type Head = {
  text: string
  isPart: boolean
  /** What stands beneath in place of the sentence: the rest of it, or the label of a labelled value. */
  beneath?: string
  /**
   * The sentence for a scene whose small words stand over its big ones: its last row big, what comes before it small. Null
   * where it has none; absent where both orders read.
   */
  over?: Rows | null
  /** A label and its value, a bare number or size, or a duty, which opens no video. */
  isLabel?: true
  /** The first row of a sentence that has no good pause: said where nothing else is left, and opens no video. */
  isPoor?: true
}

/**
 * The big words that a sentence's own words allow, best first. `shorter` are forms of it that are true without the rest, the
 * sentence itself among them where it is short enough.
 */
export type HeadWriter = (sentence: string, shorter: readonly string[]) => Head[]

/** Big words without the figure by which they were ordered. */
export function withoutRank({ rank, ...head }: Head & { rank: number }): Head {
  void rank
  return head
}
