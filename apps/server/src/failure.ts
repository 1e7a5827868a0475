import type { ErrorCode } from '@clipmint/contract'

import type { Lang } from './http/handlers.ts'

export type FailureOptions = ErrorOptions & {
  /** The input field that is at fault. */
  field?: string
  /** Values for the sentence, such as seconds left: `{seconds}` in the locale. */
  values?: Record<string, string | number>
  /** After how long the same call may be made again. */
  retryAfterSeconds?: number
  /** A closer sentence than the code's own, for input rules. */
  sentence?: Record<Lang, string>
}

/** A failure the client is told about, by code. Anything else thrown is a bug and reads as INTERNAL. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: ErrorCode
  readonly field: string | null
  readonly values: Record<string, string | number>
  readonly retryAfterSeconds: number | null
  readonly sentence: Record<Lang, string> | null
  constructor(
    code: ErrorCode,
    { field, values, retryAfterSeconds, sentence, ...options }: FailureOptions = {},
  ) {
    super(code, options)
    this.code = code
    this.field = field ?? null
    this.values = values ?? {}
    this.retryAfterSeconds = retryAfterSeconds ?? null
    this.sentence = sentence ?? null
  }
}
