import { errors, importJWK, jwtVerify } from 'jose'

import { formOf, type Dialect, type Refusal } from './oidc/dialect.ts'
import { subjectOf } from './people.ts'

const issuer = 'https://appleid.apple.com'
const servicesId = 'example.clipmint.sandbox'
const teamId = 'SANDBOXTEA'
const keyId = 'SANDBOXKEY'
/** The public half of the key that the product signs with here. */
const publicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'XGnyscC5cQn_-n8jkoBQUQ37AS7KpOk3dsdi5CGPvMg',
  y: 'zHlDxkXDUsDKf9XmF9QqNBZcIoMh5YMQ-HA_8x5XwKA',
}
const longestSeconds = 15_777_000

/** Sign in with Apple: a form brings the browser back, the secret is a token, a name comes once, an address is a relay. */
export const apple: Dialect = {
  id: 'apple',
  name: { ko: '애플', en: 'Apple' },
  issuer,
  // Its secret is no secret of the standard's kinds: it is looked at here, before the provider.
  client: { client_id: servicesId, token_endpoint_auth_method: 'none' },
  paths: { authorization: '/auth/authorize', token: '/auth/token', keys: '/auth/keys' },
  scopes: ['openid', 'name', 'email'],
  claims: {
    openid: ['sub', 'nonce_supported', 'real_user_status'],
    email: ['email', 'email_verified', 'is_private_email'],
  },
  claimsOf: (subject, { person, sharesEmail }) => ({
    nonce_supported: true,
    real_user_status: 2,
    // Booleans come as words for some and as booleans for others.
    ...(sharesEmail && person.email !== null
      ? { email: person.email, email_verified: person.isEmailProven ? 'true' : false }
      : {
          email: `${subject.split('.')[1]?.slice(0, 10)}@privaterelay.appleid.com`,
          email_verified: true,
          is_private_email: 'true',
        }),
  }),
  givesRefreshToken: () => true,
  refusesVisit: (query) => {
    if (query.get('client_id') !== servicesId) return 'invalid_client'
    if (query.has('code_challenge')) return 'invalid_request: code_challenge'
    const asksForMore = /\b(?:name|email)\b/.test(query.get('scope') ?? '')
    if (asksForMore && query.get('response_mode') !== 'form_post')
      return 'invalid_request: response_mode must be form_post when name or email scope is requested.'
    return null
  },
  refusesCall: checked,
  refusal: () => null,
  formFields: (consent) => {
    if (!consent?.isFirst) return {}
    const { family: lastName, given: firstName } = consent.person
    const email = consent.person.email ?? `${subjectOf('apple', consent.person)}@privaterelay.appleid.com`
    return { user: JSON.stringify({ name: { firstName, lastName }, email }) }
  },
  serve(app, { provider, fault, forget }) {
    app.post('/apple/auth/revoke', async (request, reply) => {
      if (await fault.play(reply)) return reply
      const form = formOf(request)
      const refusal = await checked(form)
      if (refusal) return reply.code(refusal.status).send(refusal.body)
      const { RefreshToken } = await provider()
      const token = await RefreshToken.find(form['token'] ?? '')
      await token?.destroy()
      if (token?.accountId) forget(token.accountId)
      // Apple says nothing, whether it knew the token or not.
      return reply.code(200).send()
    })
  },
}

/** Checks the secret, and takes it out of the form. */
async function checked(form: Record<string, string>): Promise<Refusal | null> {
  const { client_id: id, client_secret: secret = '' } = form
  delete form['client_secret']
  const isGood = id === servicesId && (await isSecret(secret))
  return isGood ? null : { status: 400, body: { error: 'invalid_client' } }
}

async function isSecret(secret: string): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, await importJWK(publicKey, 'ES256'), {
      issuer: teamId,
      subject: servicesId,
      audience: issuer,
      algorithms: ['ES256'],
      requiredClaims: ['iat', 'exp'],
    })
    const seconds = Number(payload.exp) - Number(payload.iat)
    return protectedHeader.kid === keyId && seconds <= longestSeconds
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}
