import { createRemoteJWKSet } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  None,
} from 'openid-client'

import type { LoginFacts, LoginIdentity, LoginOutcome, LoginProvider, LoginVisit } from '../provider.ts'
import { endingOf } from './endings.ts'
import { readIdToken, type IdTokenRules } from './id-token.ts'

export type OidcOptions = {
  facts: LoginFacts
  /** The first is what the provider calls itself; others are what its tokens may say as well. */
  issuers: readonly [string, ...string[]]
  endpoints: { authorization: URL; token: URL; keys: URL }
  clientId: string
  clientSecret: () => string | Promise<string>
  hasPkce: boolean
  /** Parameters of the authorization request that are the provider's own, its scope among them. */
  asks: Record<string, string>
  /** Makes our words of checked claims and of what came back beside them. */
  identityOf: (claims: Record<string, unknown>, answer: Record<string, string>) => LoginIdentity | null
  /** Asks the provider for what its id token leaves out; null where it leaves nothing out. */
  complete: ((identity: LoginIdentity, accessToken: string) => Promise<LoginIdentity>) | null
  unlink: LoginProvider['unlink']
}

const timeoutSeconds = 8

/** A provider that speaks OpenID Connect: what comes back is checked by `openid-client`, its id token by its keys too. */
export function createOidcProvider(options: OidcOptions): LoginProvider {
  const { facts, endpoints, clientId, issuers } = options
  const rules: IdTokenRules = {
    issuers,
    audience: clientId,
    // A new key is looked for as soon as a token names it; a made-up one cannot ask more often than this.
    keys: createRemoteJWKSet(endpoints.keys, {
      cooldownDuration: 1_000,
      timeoutDuration: timeoutSeconds * 1_000,
    }),
  }
  const verify = async (idToken: string, nonce: string | null, answer: Record<string, string> = {}) => {
    const read = await readIdToken(idToken, nonce, rules)
    if (read.status !== 'claims') return read
    const identity = options.identityOf(read.claims, answer)
    if (!identity)
      return { status: 'refused', reason: `${facts.id}: the id token lacks what it must say.` } as const
    return { status: 'identity', identity, grant: null } as const
  }
  return {
    facts,
    authorizationUrl: async (visit) => {
      const config = configured(options, None())
      return buildAuthorizationUrl(config, {
        ...options.asks,
        ...(await challengeOf(options, visit)),
        redirect_uri: visit.redirectUri,
        state: visit.state,
        nonce: visit.nonce,
      })
    },
    exchange: async (answer, visit): Promise<LoginOutcome> => {
      try {
        const config = configured(options, ClientSecretPost(await options.clientSecret()))
        const tokens = await authorizationCodeGrant(config, cameBackAt(visit, answer), {
          expectedState: visit.state,
          expectedNonce: visit.nonce,
          idTokenExpected: true,
          ...(options.hasPkce ? { pkceCodeVerifier: visit.verifier } : {}),
        })
        const found = await verify(tokens.id_token ?? '', visit.nonce, answer)
        if (found.status !== 'identity') return found
        const identity = (await options.complete?.(found.identity, tokens.access_token)) ?? found.identity
        return { status: 'identity', identity, grant: tokens.refresh_token ?? null }
      } catch (error) {
        return endingOf(error)
      }
    },
    verify: (idToken, nonce) => verify(idToken, nonce),
    unlink: options.unlink,
  }
}

function configured({ endpoints, clientId, issuers }: OidcOptions, auth: ClientAuth): Configuration {
  const server = {
    issuer: issuers[0],
    authorization_endpoint: endpoints.authorization.href,
    token_endpoint: endpoints.token.href,
    jwks_uri: endpoints.keys.href,
  }
  const config = new Configuration(server, clientId, {}, auth)
  config.timeout = timeoutSeconds
  if (endpoints.token.protocol === 'http:') allowInsecureRequests(config)
  return config
}

async function challengeOf(
  { hasPkce }: OidcOptions,
  { verifier }: LoginVisit,
): Promise<Record<string, string>> {
  if (!hasPkce) return {}
  return { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
}

/** The address that the browser came back to, with the fields of a posted form in its query. */
function cameBackAt({ redirectUri }: LoginVisit, answer: Record<string, string>): URL {
  const url = new URL(redirectUri)
  for (const name of ['code', 'state', 'error', 'error_description', 'iss']) {
    const value = answer[name]
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url
}
