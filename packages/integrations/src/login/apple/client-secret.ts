import { importPKCS8, SignJWT } from 'jose'

import type { AppleKeys } from './config.ts'

const audience = 'https://appleid.apple.com'
/** Apple takes up to six months; one is made for each call, so it lives as long as that. */
const lifeSeconds = 300

/** What Apple takes for a client's secret: a token that the client signs with its key (ES256). */
export async function appleClientSecret(keys: AppleKeys, now: () => Date): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1_000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keys.APPLE_LOGIN_KEY_ID })
    .setIssuer(keys.APPLE_LOGIN_TEAM)
    .setSubject(keys.APPLE_LOGIN_ID)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(await importPKCS8(keys.APPLE_LOGIN_KEY, 'ES256'))
}
