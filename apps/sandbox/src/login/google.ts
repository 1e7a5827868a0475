import { formOf, type Dialect } from './oidc/dialect.ts'
import { fullName, hostedDomain } from './people.ts'

/** Google's sign-in. Everybody there has an address; only those that Google hosts come with `hd`. */
export const google: Dialect = {
  id: 'google',
  name: { ko: '구글', en: 'Google' },
  issuer: 'https://accounts.google.com',
  client: {
    client_id: 'google-sandbox',
    client_secret: 'google-sandbox-secret',
    token_endpoint_auth_method: 'client_secret_post',
  },
  paths: { authorization: '/o/oauth2/v2/auth', token: '/token', keys: '/oauth2/v3/certs' },
  scopes: ['openid', 'email', 'profile'],
  claims: {
    openid: ['sub', 'azp'],
    email: ['email', 'email_verified', 'hd'],
    profile: ['name', 'given_name', 'family_name', 'picture'],
  },
  claimsOf: (_subject, { person, sharesEmail }) => ({
    azp: 'google-sandbox',
    name: fullName(person),
    given_name: person.given,
    family_name: person.family,
    ...(sharesEmail
      ? {
          email: person.email ?? `${person.id}@example.com`,
          email_verified: true,
          ...(person.isEmailProven ? { hd: hostedDomain } : {}),
        }
      : {}),
  }),
  // With the first consent alone, and only to who asks to act while nobody is there.
  givesRefreshToken: ({ isFirst, asked }) => isFirst && asked['access_type'] === 'offline',
  refusesVisit: () => null,
  refusesCall: async () => null,
  refusal: (error) => (error === 'invalid_grant' ? { error, error_description: 'Bad Request' } : null),
  formFields: null,
  serve(app, { provider, fault, forget }) {
    app.post('/google/revoke', async (request, reply) => {
      if (await fault.play(reply)) return reply
      const { token = '' } = formOf(request)
      const { RefreshToken, AccessToken } = await provider()
      const found = (await RefreshToken.find(token)) ?? (await AccessToken.find(token))
      if (!found?.accountId)
        return reply.code(400).send({ error: 'invalid_token', error_description: 'Token expired or revoked' })
      await found.destroy()
      forget(found.accountId)
      return {}
    })
  },
}
