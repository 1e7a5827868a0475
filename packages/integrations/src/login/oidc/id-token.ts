import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'

import type { LoginRefusal } from '../provider.ts'

export type IdTokenRules = { issuers: readonly string[]; audience: string; keys: JWTVerifyGetKey }
type Read = { status: 'claims'; claims: Record<string, unknown> } | LoginRefusal

/** Clocks differ; a token is refused once it has been over for longer than this. */
const toleranceSeconds = 5

/** The claims of an id token that the provider signed for us, that has not run out, and that bears our nonce. */
export async function readIdToken(
  idToken: string,
  nonce: string | null,
  { issuers, audience, keys }: IdTokenRules,
): Promise<Read> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: [...issuers],
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: toleranceSeconds,
    })
    if (nonce !== null && payload['nonce'] !== nonce) return refused('It bears another nonce.')
    const others = Array.isArray(payload.aud) && payload.aud.length > 1
    if (others && payload['azp'] !== audience) return refused('It was given to another party.')
    return { status: 'claims', claims: payload }
  } catch (error) {
    return endingOf(error)
  }
}

function endingOf(error: unknown): LoginRefusal {
  // The keys could not be fetched: nothing is known of the token.
  if (error instanceof errors.JWKSTimeout || error instanceof TypeError || error instanceof SyntaxError)
    return { status: 'unreachable', reason: String(error) }
  if (!(error instanceof errors.JOSEError)) throw error
  const isAboutKeys = error.code === 'ERR_JOSE_GENERIC' || error instanceof errors.JWKSInvalid
  return isAboutKeys
    ? { status: 'unreachable', reason: error.message }
    : refused(`${error.code}: ${error.message}`)
}

function refused(reason: string): LoginRefusal {
  return { status: 'refused', reason: `The id token is not good. ${reason}` }
}
