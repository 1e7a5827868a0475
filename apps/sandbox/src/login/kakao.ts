import type { FastifyReply } from 'fastify'

import { type Around, bearerOf, type Dialect } from './oidc/dialect.ts'
import { fullName } from './people.ts'

const clientId = 'kakao-sandbox-rest-key'
const clientSecret = 'kakao-sandbox-secret'

/** What Kakao calls the standard's refusals. */
const codes: Record<string, { code: string; words: string }> = {
  invalid_grant: { code: 'KOE320', words: 'authorization code not found' },
  redirect: { code: 'KOE303', words: 'Redirect URI mismatch.' },
  app: { code: 'KOE101', words: 'Not exist client_id' },
  invalid_client: { code: 'KOE010', words: 'Bad client credentials' },
}

/** Kakao's sign-in, with OpenID Connect switched on. Its id token names no proof of the e-mail; its profile does. */
export const kakao: Dialect = {
  id: 'kakao',
  name: { ko: '카카오', en: 'Kakao' },
  issuer: 'https://kauth.kakao.com',
  client: {
    client_id: clientId,
    client_secret: clientSecret,
    token_endpoint_auth_method: 'client_secret_post',
  },
  paths: { authorization: '/oauth/authorize', token: '/oauth/token', keys: '/.well-known/jwks.json' },
  scopes: ['openid', 'account_email', 'profile_nickname', 'profile_image'],
  claims: {
    openid: ['sub'],
    account_email: ['email'],
    profile_nickname: ['nickname'],
    profile_image: ['picture'],
  },
  claimsOf: (_subject, { person, sharesEmail }) => ({
    nickname: fullName(person),
    ...(person.email !== null && sharesEmail ? { email: person.email } : {}),
  }),
  givesRefreshToken: () => true,
  refusesVisit: (query) => (query.get('client_id') === clientId ? null : 'KOE101'),
  refusesCall: async (form) => {
    if (form['client_id'] !== clientId) return refusal(401, 'invalid_client', 'app')
    if (form['client_secret'] !== clientSecret) return refusal(401, 'invalid_client', 'invalid_client')
    return null
  },
  refusal: (error, detail) => written(error, detail.includes('redirect_uri') ? 'redirect' : error),
  formFields: null,
  serve(app, around) {
    app.get('/kakao/v2/user/me', async (request, reply) => {
      if (await around.fault.play(reply)) return reply
      const subject = await personOf(around, bearerOf(request))
      const consent = subject && around.consentOf(subject)
      if (!subject || !consent) return unknownToken(reply)
      const { person, sharesEmail } = consent
      const email = {
        email: person.email,
        is_email_valid: true,
        is_email_verified: person.isEmailProven,
        email_needs_agreement: false,
      }
      return {
        id: Number(subject),
        connected_at: '2026-01-01T00:00:00Z',
        kakao_account: {
          profile_nickname_needs_agreement: false,
          profile: { nickname: fullName(person), is_default_image: true },
          has_email: person.email !== null,
          ...(person.email === null ? {} : sharesEmail ? email : { email_needs_agreement: true }),
        },
      }
    })
    app.post('/kakao/v1/user/unlink', async (request, reply) => {
      if (await around.fault.play(reply)) return reply
      const subject = await personOf(around, bearerOf(request))
      if (!subject) return unknownToken(reply)
      around.forget(subject)
      return { id: Number(subject) }
    })
  },
}

async function personOf({ provider }: Around, token: string): Promise<string | null> {
  const { AccessToken } = await provider()
  return (await AccessToken.find(token))?.accountId ?? null
}

function unknownToken(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ msg: 'this access token does not exist', code: -401 })
}

function refusal(status: number, error: string, why: string) {
  return { status, body: written(error, why) }
}

function written(error: string, why: string): Record<string, unknown> {
  const { code = 'KOE999', words = error } = codes[why] ?? {}
  return { error, error_description: words, error_code: code }
}
