import { dayMs, hourMs } from '@clipmint/kit'

import { refuse, refuseParam } from '../meta/errors.ts'
import { type GraphCall, type Handler, ok } from '../meta/graph.ts'
import { deadToken } from '../meta/presets.ts'
import { apps } from '../networks/apps.ts'
import type { Answer } from '../networks/faults/book.ts'
import { personNumber } from '../networks/seed/people.ts'
import type { Facebook } from './facebook.ts'

const app = apps.facebook
const longSeconds = 5_183_944
const dataAccessMs = 90 * dayMs

/** Codes for tokens, short ones for long ones, and what a token is. */
export function oauthHandlers(facebook: Facebook): Record<string, Handler> {
  const exchange: Handler = (call) => {
    checkApp(call)
    return call.params.get('grant_type') === 'fb_exchange_token'
      ? lengthen(facebook, call)
      : redeem(facebook, call)
  }
  return {
    'GET /oauth/access_token': exchange,
    'POST /oauth/access_token': exchange,
    'GET /debug_token': (call) => inspect(facebook, call),
    'GET /me/permissions': (call) => {
      const { room } = facebook
      const token = call.token()
      const grant = room.tokens.grants.get(token.grant)
      const all = (permissions: string[], status: string) =>
        permissions.map((permission) => ({ permission, status }))
      return ok({ data: [...all(grant?.scopes ?? [], 'granted'), ...all(grant?.declined ?? [], 'declined')] })
    },
    // The person takes the app out.
    'DELETE /me/permissions': (call) => {
      call.token()
      facebook.room.tokens.revoke(call.tokenValue, 458)
      return ok({ success: true })
    },
  }
}

function checkApp({ params }: GraphCall): void {
  if (params.get('client_id') !== app.id)
    refuse({ code: 101, message: 'Error validating application. Invalid application ID.' })
  if (params.get('client_secret') !== app.secret)
    refuse({ code: 1, message: 'Error validating client secret.' })
}

function redeem({ room, now }: Facebook, { params }: GraphCall): Answer {
  const agreed = room.codes.spend('facebook', params.get('code') ?? '')
  if (agreed === 'used')
    refuse({ code: 100, subcode: 36_009, message: 'This authorization code has been used.' })
  if (agreed === 'expired')
    refuse({ code: 100, subcode: 36_007, message: 'This authorization code has expired.' })
  if (agreed === 'unknown') refuse({ code: 100, message: 'Invalid verification code format.' })
  if (agreed.redirectUri !== params.get('redirect_uri'))
    refuse({
      code: 100,
      subcode: 36_008,
      message:
        'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    })
  const { person, declined } = agreed
  // A person lets an app in once. What they agree to later is added; only what is unticked then is taken away.
  const id = `facebook:${person}`
  const before = room.tokens.grants.get(id)
  const stays = (before?.scopes ?? []).filter((scope) => !declined.includes(scope))
  const scopes = [...new Set([...stays, ...agreed.scopes])]
  const accounts =
    agreed.accounts === null ? null : [...new Set([...(before?.accounts ?? []), ...agreed.accounts])]
  room.tokens.grants.put(id, { id, network: 'facebook', person, scopes, declined, accounts, at: now() })
  const expiresAt = now() + 2 * hourMs
  const access_token = room.tokens.give(
    { network: 'facebook', kind: 'user', grant: id, person, account: null, expiresAt },
    'EAAsb',
  )
  return ok({ access_token, token_type: 'bearer', expires_in: 7_200 })
}

function lengthen({ room, now }: Facebook, { params }: GraphCall): Answer {
  const given = params.get('fb_exchange_token') ?? refuseParam('The parameter fb_exchange_token is required')
  const token = room.tokens.find(given)
  if (token?.kind !== 'user')
    refuse({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' })
  if (token.dead !== null) refuse(deadToken(token.dead === 0 ? 460 : token.dead))
  if ((token.expiresAt ?? Infinity) <= now()) refuse(deadToken(463))
  const { grant, person } = token
  const expiresAt = now() + longSeconds * 1_000
  const access_token = room.tokens.give(
    { network: 'facebook', kind: 'user', grant, person, account: null, expiresAt, generation: 1 },
    'EAAsb',
  )
  return ok({ access_token, token_type: 'bearer', expires_in: longSeconds })
}

function inspect({ room, now }: Facebook, { params, tokenValue }: GraphCall): Answer {
  if (tokenValue !== `${app.id}|${app.secret}` && room.tokens.find(tokenValue)?.kind !== 'user')
    refuse({
      code: 100,
      message:
        '(#100) You must provide an app access token, or a user access token that is an owner or developer of the app',
    })
  const given = params.get('input_token') ?? refuseParam('The parameter input_token is required')
  const token = room.tokens.find(given)
  if (!token)
    return ok({
      data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] },
    })
  const isExpired = token.expiresAt !== null && token.expiresAt <= now()
  const grant = room.tokens.grants.get(token.grant)
  const subcode = isExpired ? 463 : token.dead
  return ok({
    data: {
      app_id: app.id,
      type: token.kind === 'page' ? 'PAGE' : 'USER',
      application: 'Clipmint',
      data_access_expires_at: Math.floor(((grant?.at ?? 0) + dataAccessMs) / 1_000),
      expires_at: token.expiresAt === null ? 0 : Math.floor(token.expiresAt / 1_000),
      is_valid: subcode === null,
      issued_at: Math.floor(token.issuedAt / 1_000),
      ...(token.account !== null && { profile_id: token.account }),
      scopes: grant?.scopes ?? [],
      granular_scopes: (grant?.scopes ?? []).map((scope) => ({
        scope,
        ...(grant?.accounts && /^(pages|instagram)_/.test(scope) && { target_ids: grant.accounts }),
      })),
      user_id: personNumber('facebook', token.person),
      ...(subcode !== null && { error: { code: 190, subcode, message: deadToken(subcode).message } }),
    },
  })
}
