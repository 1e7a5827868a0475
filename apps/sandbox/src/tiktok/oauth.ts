import { createHash } from 'node:crypto'

import { apps } from '../networks/apps.ts'
import { Refused } from '../networks/call.ts'
import { opaque } from '../networks/chance.ts'
import type { Agreed } from '../networks/codes.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Room } from '../networks/room.ts'
import type { Call, Route } from '../networks/routes.ts'
import type { Grant, Token } from '../networks/tokens.ts'
import { oauthFailure } from './errors.ts'
import { removeConsent, removedBy } from './removals.ts'
import { apiHosts as hosts } from './serve.ts'
import type { TiktokSwitches } from './switches.ts'

type Used = { at: number }

/** TikTok's tokens: a refresh token is good once, and the next comes with it. */
export function oauthRoutes(room: Room, switches: () => TiktokSwitches): Route[] {
  const used = room.store.open<Used>('tiktok-refreshes')
  const fail = (error: string, description: string): never => {
    throw new Refused(oauthFailure(error, description, switches().oauthErrorStatus))
  }
  const formOf = ({ request, body }: Call): ((name: string) => string) => {
    if (!(request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
      fail('invalid_request', 'Only `application/x-www-form-urlencoded` is supported as Content-Type.')
    const form = new URLSearchParams(body)
    const need = (name: string) =>
      form.get(name) || fail('invalid_request', `The request parameters are malformed: ${name} is missing.`)
    if (need('client_key') !== apps.tiktok.id) fail('invalid_client', 'Client key is not valid.')
    if (need('client_secret') !== apps.tiktok.secret) fail('invalid_client', 'Client secret is not valid.')
    return need
  }

  function token(call: Call): Answer {
    const need = formOf(call)
    const kind = need('grant_type')
    if (kind === 'refresh_token') return refresh(need('refresh_token'))
    if (kind !== 'authorization_code')
      fail('unsupported_grant_type', 'The authorization grant type is not supported.')
    const agreed = room.codes.spend('tiktok', need('code'))
    if (typeof agreed === 'string')
      return fail('invalid_grant', `Authorization code is ${agreed === 'expired' ? 'expired' : 'invalid'}.`)
    if (agreed.redirectUri !== need('redirect_uri'))
      fail('invalid_grant', 'Redirect_uri is not matched with the uri when requesting code.')
    if (agreed.challenge !== null && !isProven(agreed, need('code_verifier')))
      fail('invalid_grant', 'Code verifier or code challenge is invalid.')
    if (agreed.accounts?.[0] === undefined) fail('invalid_grant', 'There is no such creator.')
    return { status: 200, body: give(grantOf(agreed), 0) }
  }

  function refresh(value: string): Answer {
    const { clock, tokens } = room
    const known = tokens.find(value)
    const grant = tokens.grants.get(known?.grant ?? '')
    if (!known || !grant || known.kind !== 'refresh' || !isAlive(known))
      return fail('invalid_grant', 'Refresh token is invalid or expired.')
    used.put(known.id, used.get(known.id) ?? { at: clock.now() })
    return { status: 200, body: give(grant, known.generation + 1) }
  }

  /** Once it was used, it is worth nothing. */
  function isAlive({ id, network, dead, expiresAt }: Token): boolean {
    const { now } = room.clock
    const use = used.get(id)
    const isSpent = use !== null && now() >= use.at + switches().refreshGraceSeconds * 1_000
    return network === 'tiktok' && dead === null && (expiresAt ?? 0) > now() && !isSpent
  }

  function grantOf({ person, scopes, declined, accounts }: Agreed): Grant {
    const id = opaque(12)
    return room.tokens.grants.put(id, {
      id,
      network: 'tiktok',
      person,
      scopes,
      declined,
      accounts,
      at: room.clock.now(),
    })
  }

  function give({ id, person, scopes, accounts }: Grant, generation: number): object {
    const { accessTokenSeconds, refreshTokenSeconds } = switches()
    const account = accounts?.[0] ?? null
    const of = (kind: string, seconds: number) => ({
      network: 'tiktok' as const,
      kind,
      grant: id,
      person,
      account,
      expiresAt: room.clock.now() + seconds * 1_000,
      generation,
    })
    return {
      access_token: room.tokens.give(of('access', accessTokenSeconds), 'act.'),
      expires_in: accessTokenSeconds,
      open_id: account,
      refresh_expires_in: refreshTokenSeconds,
      refresh_token: room.tokens.give(of('refresh', refreshTokenSeconds), 'rft.'),
      scope: scopes.join(','),
      token_type: 'Bearer',
    }
  }

  function revoke(call: Call): Answer {
    const need = formOf(call)
    const value = need('token')
    const known = room.tokens.find(value)
    if (known?.network !== 'tiktok') return fail('invalid_request', 'The token is invalid.')
    removeConsent(room, known.grant, removedBy.app)
    return { status: 200, body: {} }
  }

  return [
    { method: 'POST', hosts, path: '/v2/oauth/token/', handle: token },
    { method: 'POST', hosts, path: '/v2/oauth/revoke/', handle: revoke },
  ]
}

/** TikTok hashes to hexadecimals where others use base64url; which holds for the web is not documented. */
function isProven({ challenge }: Agreed, verifier: string): boolean {
  const hash = createHash('sha256').update(verifier).digest()
  return challenge === hash.toString('hex') || challenge === hash.toString('base64url')
}
