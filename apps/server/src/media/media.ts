import type { MediaAnswer, MediaTask } from './task.ts'

export type MediaOptions = {
  /** After so many milliseconds the file is refused. */
  timeoutMs: number
  /** Calls the work off; what is answered then says nothing of the file. */
  signal?: AbortSignal | undefined
}

/** Works on files that nobody trusts. */
export type MediaRunner = {
  run: (task: MediaTask, options: MediaOptions) => Promise<MediaAnswer>
}

/** Works for several files of one owner that come together; to be closed after the last. */
export type MediaBatch = MediaRunner & { close: () => Promise<void> }

/** Looks at files and makes others of them; the product's own, in processes that can be killed, is `mediaInChildren`. */
export type Media = MediaRunner & { openBatch: () => MediaBatch }
