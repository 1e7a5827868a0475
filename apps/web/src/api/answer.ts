import type { ErrorCode } from '@clipmint/contract'

import { ApiFailure, lostCall } from './failure.ts'
import type { KnownCall } from './known-call.ts'
import type { Incoming } from './transport.ts'

type Envelope = Record<string, unknown> & { code: string }

/** Reads the envelope: the parsed result with what stands beside it, or the failure as `ApiFailure`. */
export function answerOf(
  call: Pick<KnownCall, 'result' | 'beside'>,
  incoming: Incoming,
): Record<string, unknown> {
  const { status, json } = incoming
  if (!isEnvelope(json)) throw unreadable(status, json)
  if (json.code !== 'SUCCESS') throw failureOf(incoming, json)
  const result = call.result.safeParse(json['result'] ?? null)
  const beside = call.beside.safeParse(json)
  if (!result.success) throw lostCall('UNREADABLE_ANSWER', result.error)
  if (!beside.success) throw lostCall('UNREADABLE_ANSWER', beside.error)
  return { ...Object(beside.data), result: result.data } as Record<string, unknown>
}

function isEnvelope(json: unknown): json is Envelope {
  return typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string'
}

function failureOf({ status, retryAfter }: Incoming, envelope: Envelope): ApiFailure {
  const { message, field, retryable, requestId } = envelope
  return new ApiFailure({
    // A code that this version does not know keeps its own words: the message is written for people.
    code: envelope.code as ErrorCode,
    message: typeof message === 'string' ? message : '',
    status,
    field: typeof field === 'string' ? field : null,
    retryable: retryable === true,
    requestId: typeof requestId === 'string' ? requestId : null,
    // Our server says seconds, never a date.
    retryAfterMs: /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : null,
  })
}

/** No envelope: a proxy or a server that is starting answered in the product's place. */
function unreadable(status: number, json: unknown): ApiFailure {
  return lostCall(status >= 500 || status === 0 ? 'NETWORK_ERROR' : 'UNREADABLE_ANSWER', { status, json })
}
