import { randomUUID } from 'node:crypto'

import type { Adapter, Configuration } from 'oidc-provider'
import type { Provider } from 'oidc-provider/lib/provider.js'

import { isRegistered } from '../registration.ts'
import type { Consent, Dialect } from './dialect.ts'
import { formPage } from './form-page.ts'
import type { SigningKey } from './keys.ts'

/** The way that a browser is sent back by a form, with our own page in place of the provider's. */
export const byForm = 'sandbox_form'

type Parts = {
  dialect: Dialect
  /** The newest first; older ones are shown too, until nothing is signed with them any more. */
  keys: readonly SigningKey[]
  store: (kind: string) => Adapter
  consentOf: (subject: string) => Consent | null
  siteUrl: string | null
}

const daySeconds = 86_400
const ttl = {
  AuthorizationCode: 60,
  AccessToken: 3_600,
  Grant: daySeconds,
  IdToken: 3_600,
  Interaction: 900,
  RefreshToken: daySeconds,
  Session: 900,
}

/** The certified OpenID provider underneath a service, set up to speak as the service does. */
export async function createProvider(parts: Parts): Promise<Provider> {
  const { dialect, consentOf, siteUrl } = parts
  // Read when first needed: it is large, and most who start the product never sign in this way.
  const library = await import('oidc-provider/lib/provider.js')
  const provider = new library.Provider(dialect.issuer, { ...protocolOf(parts), ...peopleOf(parts) })
  provider.Client.prototype.redirectUriAllowed = (address) => isRegistered(dialect.id, address, siteUrl)
  provider.registerResponseMode(byForm, (ctx, action, payload) => {
    const subject = ctx.oidc.session?.accountId
    const consent = subject === undefined ? null : consentOf(subject)
    const told = Object.entries(payload).filter(([, value]) => value !== undefined)
    const fields = Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
    ctx.type = 'html'
    ctx.body = formPage(action, { ...fields, ...(fields['code'] ? dialect.formFields?.(consent) : {}) })
  })
  return provider
}

/** How the service speaks: its client, keys, scopes and addresses. */
function protocolOf({ dialect, keys, store }: Parts): Configuration {
  const { id, client, paths } = dialect
  return {
    adapter: store,
    clients: [
      {
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // Which addresses are taken is decided when it is known where the site answers.
        redirect_uris: ['https://clipmint.example/callback'],
        id_token_signed_response_alg: 'RS256',
        ...client,
      },
    ],
    jwks: { keys: keys.map(({ jwk }) => jwk) },
    scopes: [...dialect.scopes],
    claims: dialect.claims,
    // These services put what a scope gives into the id token itself.
    conformIdTokenClaims: false,
    routes: { authorization: paths.authorization, token: paths.token, jwks: paths.keys },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: [randomUUID()],
      names: { session: `${id}_session`, interaction: `${id}_interaction`, resume: `${id}_resume` },
      long: { path: `/sandbox/${id}` },
    },
    pkce: { required: () => false },
    extraParams: ['access_type'],
    ttl,
    renderError: (ctx, { error_description: reason = 'invalid_request' }) => {
      ctx.type = 'text/plain'
      ctx.body = reason
    },
  }
}

/** Who is there, what they agreed to, and what the product gets of it. */
function peopleOf({ dialect, consentOf }: Parts): Configuration {
  return {
    interactions: { url: (_ctx, { uid }) => `/sandbox/${dialect.id}/choose/${uid}` },
    findAccount: (_ctx, subject) => {
      const consent = consentOf(subject)
      if (!consent) return undefined
      const claims = async () => ({ sub: subject, ...dialect.claimsOf(subject, consent) })
      return { accountId: subject, claims }
    },
    // Whoever chose a person on our page has agreed to all that was asked for.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      if (!accountId || !oidc.client) return undefined
      const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId })
      grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
      await grant.save()
      return grant
    },
    issueRefreshToken: async (_ctx, _client, code) => {
      const consent = code.accountId === undefined ? null : consentOf(code.accountId)
      return consent !== null && dialect.givesRefreshToken(consent)
    },
  }
}
