import { Refused } from '../networks/call.ts'
import type { Answer, FaultBook } from '../networks/faults/book.ts'
import { reasonOf, reasons, type ReasonName } from './reasons.ts'

type Problem = {
  code: number
  reason: string
  message: string
  domain?: string
  location?: string
  locationType?: string
}

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}
const realm = 'Bearer realm="https://accounts.google.com/"'
const challenges: Record<string, string> = {
  authError: `${realm}, error="invalid_token"`,
  required: realm,
  insufficientPermissions: `${realm}, error="insufficient_scope"`,
}
/** What the whole says where it is more than what its one error says. */
const messages: Record<string, string> = {
  authError:
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  required:
    'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  insufficientPermissions: 'Request had insufficient authentication scopes.',
}

/** An error as Google's APIs word it. */
export function googleError({
  code,
  reason,
  message,
  domain = 'global',
  location,
  locationType,
}: Problem): Answer {
  const one = { message, domain, reason, ...(location !== undefined && { location, locationType }) }
  const status = domain === 'global' ? statuses[code] : undefined
  const challenge = challenges[reason]
  return {
    status: code,
    body: {
      error: {
        code,
        message: messages[reason] ?? message,
        errors: [one],
        ...(status !== undefined && { status }),
      },
    },
    ...(challenge !== undefined && { headers: { 'www-authenticate': challenge } }),
  }
}

export function errorOf(name: ReasonName): Answer {
  return googleError({ reason: name, ...reasonOf(name) })
}

export function refuse(name: ReasonName): never {
  throw new Refused(errorOf(name))
}

/** A request that is wrong in itself. */
export function refuseRequest(message: string, reason = 'badRequest', more: Partial<Problem> = {}): never {
  throw new Refused(googleError({ code: 400, reason, message, ...more }))
}

export function refuseParameter(name: string, message: string, reason = 'invalidParameter'): never {
  refuseRequest(message, reason, { domain: 'youtube.parameter', location: name, locationType: 'parameter' })
}

export const outage: Answer = googleError({
  code: 500,
  reason: 'backendError',
  message: 'Internal error encountered.',
})

/** An error as Google's OAuth words it. */
export function oauthError(error: string, description: string, status = 400): Answer {
  return { status, body: { error, error_description: description } }
}

/** Refusals that a rule can name. */
export function addPresets({ presets }: FaultBook): void {
  for (const name of Object.keys(reasons) as ReasonName[]) presets.set(`yt.${name}`, errorOf(name))
  presets.set('yt.UNAUTHENTICATED', errorOf('authError'))
  presets.set('yt.invalid_grant', oauthError('invalid_grant', 'Token has been expired or revoked.'))
  presets.set('yt.invalid_client', oauthError('invalid_client', 'Unauthorized', 401))
  presets.set('yt.invalid_request', oauthError('invalid_request', 'Bad Request'))
}
