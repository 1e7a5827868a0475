import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { clientId, clientSecret } from './app.ts'
import type { Grants, Pair } from './grants.ts'
import { findMall } from './malls.ts'

type Form = Record<string, string>
type At = { Params: { mall: string } }
type Desk = { grants: Grants; fault: FaultSwitch; now: () => number }

/** The token endpoint: codes and refresh tokens for pairs, and giving them back. */
export function serveTokens(app: FastifyInstance, { grants, fault, now }: Desk): void {
  app.post<At>('/cafe24/:mall/api/v2/oauth/token', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const form = readForm(request)
    const { mall } = request.params
    if (!form || !findMall(mall)) return refuse(reply, 400, 'invalid_request', 'Invalid request.')
    if (!isClient(request)) return refuse(reply, 401, 'invalid_client', 'Client authentication failed.')
    if (fault.now() === 'used-code') return refuse(reply, 400, 'invalid_grant', 'Invalid authorization code.')
    const pair = pairOf(grants, mall, form)
    if (pair === 'unsupported') return refuse(reply, 400, 'invalid_request', 'grant_type is not supported.')
    return pair ? told(pair, now()) : refuse(reply, 400, 'invalid_grant', 'Invalid code or refresh_token.')
  })
  app.post<At>('/cafe24/:mall/api/v2/oauth/revoke', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const form = readForm(request)
    if (!form?.['token']) return refuse(reply, 400, 'invalid_request', 'token is required.')
    if (!isClient(request)) return refuse(reply, 401, 'invalid_client', 'Client authentication failed.')
    grants.revoke(form['token'])
    return { result: 'success' }
  })
}

function pairOf(grants: Grants, mall: string, form: Form): Pair | null | 'unsupported' {
  if (form['grant_type'] === 'authorization_code')
    return grants.spend(form['code'] ?? '', { mall, redirectUri: form['redirect_uri'] ?? '' })
  return form['grant_type'] === 'refresh_token'
    ? grants.renew(form['refresh_token'] ?? '', mall)
    : 'unsupported'
}

function told({ access, refresh, mall, scopes, accessUntil, refreshUntil }: Pair, at: number) {
  return {
    access_token: access,
    expires_at: seoulTime(accessUntil),
    refresh_token: refresh,
    refresh_token_expires_at: seoulTime(refreshUntil),
    client_id: clientId,
    mall_id: mall,
    user_id: mall,
    scopes,
    issued_at: seoulTime(at),
    shop_no: '1',
    token_type: 'Bearer',
  }
}

/** A time on the clocks of Seoul that does not say so. */
function seoulTime(at: number): string {
  return new Date(at + 9 * 3_600_000).toISOString().slice(0, -1)
}

function readForm({ headers, body }: FastifyRequest): Form | null {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null
  return body as Form
}

function isClient({ headers }: FastifyRequest): boolean {
  const [, basic = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? []
  return Buffer.from(basic, 'base64').toString() === `${clientId}:${clientSecret}`
}

function refuse(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description })
}
