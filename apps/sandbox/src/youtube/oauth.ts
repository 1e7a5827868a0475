import { createHash } from 'node:crypto'

import { apps } from '../networks/apps.ts'
import { Refused } from '../networks/call.ts'
import type { Agreed } from '../networks/codes.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Room } from '../networks/room.ts'
import type { Call, Route } from '../networks/routes.ts'
import { oauthError } from './errors.ts'
import type { Grants } from './grants.ts'

const hosts = ['oauth2.googleapis.com']

/** oauth2.googleapis.com: tokens for codes, new ones for old, an end to them, and what one is. */
export function oauthRoutes(room: Room, grants: Grants): Route[] {
  return [
    { method: 'POST', hosts, path: '/token', handle: (call) => token(call, room, grants) },
    { method: 'POST', hosts, path: '/revoke', handle: (call) => revoke(call, room) },
    { method: 'GET', hosts, path: '/tokeninfo', handle: ({ query }) => tokenInfo(query, room) },
  ]
}

function fail(error: string, description: string, status = 400): never {
  throw new Refused(oauthError(error, description, status))
}

function formOf({ request, body }: Call): URLSearchParams {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded'))
    fail('invalid_request', 'The request must be application/x-www-form-urlencoded.')
  return new URLSearchParams(body)
}

function token(call: Call, room: Room, grants: Grants): Answer {
  const form = formOf(call)
  const need = (name: string) =>
    form.get(name) || fail('invalid_request', `Missing required parameter: ${name}`)
  const kind = need('grant_type')
  if (need('client_id') !== apps.youtube.id) fail('invalid_client', 'The OAuth client was not found.', 401)
  if (need('client_secret') !== apps.youtube.secret) fail('invalid_client', 'Unauthorized', 401)
  if (kind === 'refresh_token') {
    const body = grants.refresh(need('refresh_token'))
    return { status: 200, body: body ?? fail('invalid_grant', 'Token has been expired or revoked.') }
  }
  if (kind !== 'authorization_code') fail('unsupported_grant_type', `Invalid grant_type: ${kind}`)
  const agreed = room.codes.spend('youtube', need('code'))
  if (agreed === 'unknown') fail('invalid_grant', 'Malformed auth code.')
  if (typeof agreed === 'string') fail('invalid_grant', 'Bad Request')
  if (agreed.redirectUri !== need('redirect_uri')) fail('redirect_uri_mismatch', 'Bad Request')
  checkVerifier(agreed, form.get('code_verifier'))
  return { status: 200, body: grants.exchange(agreed) }
}

function checkVerifier({ challenge, asked }: Agreed, verifier: string | null): void {
  if (challenge === null) return
  if (verifier === null) fail('invalid_grant', 'Missing code verifier.')
  const isHashed = asked['code_challenge_method'] === 'S256'
  const said = isHashed ? createHash('sha256').update(verifier).digest('base64url') : verifier
  if (said !== challenge) fail('invalid_grant', 'Invalid code verifier.')
}

function revoke(call: Call, { tokens }: Room): Answer {
  const value = call.query.get('token') ?? new URLSearchParams(call.body).get('token')
  const known = tokens.find(value)
  if (known?.network !== 'youtube' || known.dead !== null) fail('invalid_token', 'Token expired or revoked')
  // It ends all that the app was ever let do by this person.
  for (const one of tokens.all())
    if (one.network === 'youtube' && one.person === known.person) tokens.drop(one.id)
  return { status: 200, body: {} }
}

function tokenInfo(query: URLSearchParams, { tokens, clock }: Room): Answer {
  const known = tokens.find(query.get('access_token'))
  const leftMs = (known?.expiresAt ?? 0) - clock.now()
  if (known?.network !== 'youtube' || known.kind !== 'access' || known.dead !== null || leftMs <= 0)
    fail('invalid_token', 'Invalid Value')
  return {
    status: 200,
    body: {
      azp: apps.youtube.id,
      aud: apps.youtube.id,
      scope: tokens.scopesOf(known).join(' '),
      exp: String(Math.floor((known.expiresAt ?? 0) / 1_000)),
      expires_in: String(Math.floor(leftMs / 1_000)),
      access_type: 'offline',
    },
  }
}
