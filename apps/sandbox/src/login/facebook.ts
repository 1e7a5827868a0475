import { createHash, createHmac } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import type { StandIn } from '../stand-in.ts'
import type { CodeBook } from './codes.ts'
import { createOwnProtocol } from './own-protocol.ts'
import { fullName, subjectOf } from './people.ts'

const appId = '100000000000001'
const appSecret = 'facebook-sandbox-secret'
const version = 'v23.0'

/** Facebook Login: a Graph API that wants to see the app's secret proven, and people without an e-mail. */
export function createFacebook(now: () => Date, siteUrl: string | null): StandIn {
  const facebook = {
    id: 'facebook',
    name: { ko: '페이스북', en: 'Facebook' },
    path: `/${version}/dialog/oauth`,
    clientId: appId,
    serve: serveGraph,
  } as const
  return createOwnProtocol(facebook, { now, siteUrl })
}

function serveGraph(app: FastifyInstance, fault: FaultSwitch, codes: CodeBook): void {
  app.get(`/facebook/${version}/oauth/access_token`, async (request, reply) => {
    if (await fault.play(reply)) return reply
    const query = queryOf(request)
    if (query.get('client_id') !== appId || query.get('client_secret') !== appSecret)
      return failed(reply, 1, 'Error validating client secret.')
    const given = fault.now() === 'used-code' ? null : codes.spend(query.get('code') ?? '')
    if (!given) return failed(reply, 100, 'This authorization code has been used.')
    if (given.redirectUri !== query.get('redirect_uri'))
      return failed(
        reply,
        100,
        'Error validating verification code. Please make sure your redirect_uri is identical.',
      )
    const verifier = query.get('code_verifier') ?? ''
    if (given.challenge !== null && given.challenge !== challengeOf(verifier))
      return failed(reply, 100, 'Invalid code_verifier.')
    return { access_token: codes.giveToken(given.choice), token_type: 'bearer', expires_in: 5_183_944 }
  })
  app.get(`/facebook/${version}/me`, async (request, reply) => {
    if (await fault.play(reply)) return reply
    const query = queryOf(request)
    const choice = codes.choiceOf(query.get('access_token') ?? '')
    if (!choice) return failed(reply, 190, 'Invalid OAuth access token.')
    if (!isProven(query))
      return failed(reply, 100, 'API calls from the server require an appsecret_proof argument.')
    const { person, sharesEmail } = choice
    const email = sharesEmail && fault.now() !== 'no-email' ? person.email : null
    const me = { id: subjectOf('facebook', person), name: fullName(person) }
    return email === null ? me : { ...me, email }
  })
  app.delete<{ Params: { id: string } }>(`/facebook/${version}/:id/permissions`, async (request, reply) => {
    if (await fault.play(reply)) return reply
    const query = queryOf(request)
    if (query.get('access_token') !== `${appId}|${appSecret}` || !isProven(query))
      return failed(reply, 190, 'Invalid OAuth access token.')
    return { success: true }
  })
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://sandbox').searchParams
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

function isProven(query: URLSearchParams): boolean {
  const token = query.get('access_token') ?? ''
  return query.get('appsecret_proof') === createHmac('sha256', appSecret).update(token).digest('hex')
}

function failed(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(400).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'Asandbox' } })
}
