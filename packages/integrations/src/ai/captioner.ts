import type { PostFacts } from '@clipmint/contract'

import type { ModelCall, WriterFailure } from './model-call.ts'

export type CaptionBrief = {
  facts: PostFacts
  /** What the day that the video is for is called in its language; null where it is for none. */
  shownOccasion: string | null
  /** Captions that were given before: no other begins like them. */
  shown: readonly string[]
  /** How many captions and hashtags are wanted. */
  most: { captions: number; hashtags: number }
}

export type CaptionOutcome = { status: 'written'; captions: string[]; hashtags: string[] } | WriterFailure

/**
 * Writes what stands with a video where it is posted: a model behind an API. An outage is a failure, so that the built-in
 * writer can be asked. Whatever writes, its words are checked against the facts before anyone sees them.
 */
export type Captioner = {
  name: string
  write: (brief: CaptionBrief, onCall: (call: ModelCall) => Promise<void>) => Promise<CaptionOutcome>
}
