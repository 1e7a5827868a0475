import type { WriterFault } from '@clipmint/contract'

/** One call of a model: what it took, and how it ended. A repair, or a call after a wait, is a call of its own. */
export type ModelCall = {
  provider: string
  model: string
  inputTokens: number
  outputTokens: number
  /** Millionths of a dollar by the prices that are set; 0 where none is. */
  costMicros: number
  durationMs: number
  outcome: 'written' | WriterFault
}

/** Why nothing came of what a writer was asked for; `reason` is for operators. */
export type WriterFailure = { status: 'failed'; fault: WriterFault; reason: string }
