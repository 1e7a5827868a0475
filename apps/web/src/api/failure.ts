import type { ErrorCode } from '@clipmint/contract'

/** What can go wrong before an answer arrives, or with an answer that cannot be read. */
export const clientCodes = ['NETWORK_ERROR', 'TIMEOUT', 'UNREADABLE_ANSWER'] as const
export type FailureCode = ErrorCode | (typeof clientCodes)[number]

type FailureParts = {
  code: FailureCode
  /** A sentence in the person's language; empty for the client's own codes, whose words are in the locales. */
  message: string
  status: number
  field: string | null
  retryable: boolean
  requestId: string | null
  retryAfterMs?: number | null
}

/** A call that did not succeed, in one shape for every reason. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly code: FailureCode
  readonly status: number
  readonly field: string | null
  readonly retryable: boolean
  readonly requestId: string | null
  /** How long a busy server asks to be left alone; null when it does not say. */
  readonly retryAfterMs: number | null

  constructor(parts: FailureParts, options?: { cause: unknown }) {
    super(parts.message, options)
    this.code = parts.code
    this.status = parts.status
    this.field = parts.field
    this.retryable = parts.retryable
    this.requestId = parts.requestId
    this.retryAfterMs = parts.retryAfterMs ?? null
  }
}

/**
 * True for the failures after which a page has nothing to show: its data is gone, or never came, or its address has
 * something else where an id belongs, under which there cannot be any.
 */
export function losesPage(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  const isNoId = error.code === 'INVALID_INPUT' && error.field === 'id'
  return error.status === 404 || error.code === 'TIMEOUT' || isNoId
}

/** True for the server's own failures: there is nothing wrong with the page, and it may be there again in a moment. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 500
}

/** A failure of the client's own: nothing readable came back. */
export function lostCall(code: (typeof clientCodes)[number], cause: unknown): ApiFailure {
  return new ApiFailure(
    { code, message: '', status: 0, field: null, retryable: code !== 'UNREADABLE_ANSWER', requestId: null },
    { cause },
  )
}
