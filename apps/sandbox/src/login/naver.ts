import type { FastifyInstance, FastifyReply } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import type { StandIn } from '../stand-in.ts'
import type { CodeBook } from './codes.ts'
import { bearerOf, formOf } from './oidc/dialect.ts'
import { createOwnProtocol } from './own-protocol.ts'
import { fullName, subjectOf } from './people.ts'

const clientId = 'naver-sandbox'
const clientSecret = 'naver-sandbox-secret'

/** Naver's sign-in: no id token, times as words, and refusals with the status of what went well. */
export function createNaver(now: () => Date, siteUrl: string | null): StandIn {
  const naver = {
    id: 'naver',
    name: { ko: '네이버', en: 'Naver' },
    path: '/oauth2.0/authorize',
    clientId,
    serve: serveCalls,
  } as const
  return createOwnProtocol(naver, { now, siteUrl })
}

function serveCalls(app: FastifyInstance, fault: FaultSwitch, codes: CodeBook): void {
  app.post('/naver/oauth2.0/token', async (request, reply) => {
    if (await fault.play(reply)) return reply
    const form = formOf(request)
    return tokens(fault.now() === 'used-code' ? { ...form, code: 'used' } : form, codes)
  })
  app.get('/naver/v1/nid/me', async (request, reply) => {
    if (await fault.play(reply)) return reply
    return profile(reply, codes, { token: bearerOf(request), hidesEmail: fault.now() === 'no-email' })
  })
}

function tokens(form: Record<string, string>, codes: CodeBook): Record<string, string> {
  if (form['client_id'] !== clientId || form['client_secret'] !== clientSecret)
    return { error: 'invalid_client', error_description: 'wrong client id / client secret pair.' }
  switch (form['grant_type']) {
    case 'authorization_code': {
      const given = form['state'] ? codes.spend(form['code'] ?? '') : null
      if (!given) return { error: 'invalid_request', error_description: 'no valid data in session' }
      const refresh = codes.giveToken(given.choice)
      return { access_token: codes.giveToken(given.choice), refresh_token: refresh, ...kind }
    }
    case 'refresh_token': {
      const choice = codes.choiceOf(form['refresh_token'] ?? '')
      if (!choice) return { error: 'invalid_request', error_description: 'invalid refresh_token' }
      return { access_token: codes.giveToken(choice), ...kind }
    }
    case 'delete': {
      const token = form['access_token'] ?? ''
      if (!codes.choiceOf(token))
        return { error: 'invalid_request', error_description: 'invalid access_token' }
      codes.forget(token)
      return { access_token: token, result: 'success' }
    }
    default:
      return { error: 'invalid_request', error_description: 'unsupported grant_type' }
  }
}

const kind = { token_type: 'bearer', expires_in: '3600' }

function profile(
  reply: FastifyReply,
  codes: CodeBook,
  { token, hidesEmail }: { token: string; hidesEmail: boolean },
): FastifyReply {
  if (token === '')
    return reply.code(401).send({ resultcode: '028', message: 'Authentication header not exists' })
  const choice = codes.choiceOf(token)
  if (!choice) return reply.code(401).send({ resultcode: '024', message: 'Authentication failed' })
  const { person, sharesEmail } = choice
  const email = sharesEmail && !hidesEmail && person.email !== null ? { email: person.email } : {}
  const response = {
    id: subjectOf('naver', person),
    nickname: `${person.given}*`,
    name: fullName(person),
    ...email,
    gender: 'U',
    age: '30-39',
    mobile: '010-0000-0000',
  }
  return reply.send({ resultcode: '00', message: 'success', response })
}
