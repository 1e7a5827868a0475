import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { z } from 'zod'

import type { LoginOutcome } from '../provider.ts'

/** What providers say when a person changed their mind; the second is Apple's. */
const cancels = new Set(['access_denied', 'user_cancelled_authorize'])
/** Kakao's own codes (KOE320 and others) stand beside the standard's. */
const WithCode = z.object({ error_code: z.string() })

/** The ending that an error of `openid-client` means; a bug of ours flies on. */
export function endingOf(error: unknown): LoginOutcome {
  if (error instanceof AuthorizationResponseError) {
    if (cancels.has(error.error)) return { status: 'cancelled' }
    return { status: 'refused', reason: `${error.error}: ${error.error_description ?? ''}` }
  }
  if (error instanceof ResponseBodyError) {
    if (isOutage(error.status)) return { status: 'unreachable', reason: `${error.error} (${error.status})` }
    const code = WithCode.safeParse(error.cause).data?.error_code
    const said = [code, error.error, error.error_description].filter(Boolean).join(' ')
    return { status: 'refused', reason: said }
  }
  if (error instanceof ClientError) return clientEnding(error)
  // What `fetch` throws while the line is dead.
  if (error instanceof TypeError && error.message === 'fetch failed')
    return { status: 'unreachable', reason: reasonOf(error) }
  throw error
}

function clientEnding(error: ClientError): LoginOutcome {
  const reason = `${error.code ?? 'unknown'}: ${reasonOf(error)}`
  switch (error.code) {
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_PARSE_ERROR':
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
      return { status: 'unreachable', reason }
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM': {
      const isAway = error.cause instanceof Response && isOutage(error.cause.status)
      return { status: isAway ? 'unreachable' : 'refused', reason }
    }
    default:
      return { status: 'refused', reason }
  }
}

function isOutage(status: number): boolean {
  return status === 429 || status >= 500
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
