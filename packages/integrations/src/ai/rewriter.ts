import type { LineAlternatives, LineWish, RewriteFacts } from '@clipmint/contract'

export type RewriteBrief = {
  facts: RewriteFacts
  slots: readonly LineWish[]
  /** What the video says in its other slots. */
  beside: readonly string[]
  /** 0 for the best lines; each further turn gives others, as far as there are any. */
  turn: number
}

/**
 * Writes other words for the lines of a video: a model behind an API, or the writer that is built in. It throws when it
 * cannot be reached. Whatever writes, its lines are checked against the facts and the limits before anyone sees them.
 */
export type Rewriter = {
  name: string
  rewrite: (brief: RewriteBrief) => Promise<LineAlternatives[]>
}
