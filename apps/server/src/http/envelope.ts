import { type ErrorCode, errorStatus } from '@clipmint/contract'

import type { Failure } from '../failure.ts'
import { fill, words } from '../locales/index.ts'
import type { Lang } from './handlers.ts'

export type FailureBody = {
  code: ErrorCode
  message: string
  requestId: string
  retryable: boolean
  field?: string
}

/** What is sent for a failure: its code, a sentence in the caller's language, and nothing of the inside. */
export function failureBody(failure: Failure, lang: Lang, requestId: string): FailureBody {
  return {
    code: failure.code,
    message: failure.sentence?.[lang] ?? fill(words[lang].errors[failure.code], failure.values),
    requestId,
    retryable: isRetryable(failure.code),
    ...(failure.field === null ? {} : { field: failure.field }),
  }
}

/** True when the same call may go through later without anybody changing it. */
function isRetryable(code: ErrorCode): boolean {
  const status = errorStatus[code]
  return status === 429 || status >= 500
}
