import type { FoundLines, LineWish, RewriteFacts } from '@clipmint/contract'

import type { ModelCall, WriterFailure } from './model-call.ts'

export type RewriteBrief = {
  facts: RewriteFacts
  slots: readonly LineWish[]
  /** What the video says in its other slots. */
  beside: readonly string[]
  /** 0 for the best lines; each further turn gives others, as far as there are any. */
  turn: number
}

export type RewriteOutcome = { status: 'written'; list: FoundLines[] } | WriterFailure

/**
 * Writes other words for the lines of a video: a model behind an API, or the writer that is built in. An outage is a
 * failure, so that another writer can be asked. Whatever writes, its lines are checked against the facts and the limits
 * before anyone sees them.
 */
export type Rewriter = {
  name: string
  rewrite: (brief: RewriteBrief, onCall: (call: ModelCall) => Promise<void>) => Promise<RewriteOutcome>
}
