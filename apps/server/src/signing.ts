import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

import { SignJWT, errors, jwtVerify } from 'jose'
import { z } from 'zod'

/** What a signed text is for. A text signed for one use is worth nothing for another. */
export type SigningUse =
  | 'access'
  | 'refresh'
  | 'device'
  | 'promotion'
  | 'tries'
  | 'phone-code'
  | 'phone-proof'
  | 'login-visit'
  | 'login-token'
  | 'login-grant'
  | 'shop-visit'
  | 'shop-grant'
  | 'approval'
  | 'digest'
  | 'post-ticket'
  | 'dashboard-export'
  | 'network-visit'
  | 'network-verifier'
  | 'network-tokens'
  | 'phone-upload'
  | 'file-link'
  | 'preview-link'
  | 'demo'
  | 'payment-card'
  | 'payment-customer'
  | 'payment-proof'
  | 'payment-consent'

/** Signs with keys that all come from the one secret, a different key for each use. */
export type Signer = {
  /** A signed token (JWT, HS256) holding `claims` for `seconds`. */
  sign: (use: SigningUse, claims: Record<string, string | number>, seconds: number) => Promise<string>
  /** The claims of a token that is whole, for this use, and not run out; otherwise null. */
  verify: <Claims extends z.ZodObject>(
    use: SigningUse,
    token: string,
    claims: Claims,
  ) => Promise<z.output<Claims> | null>
  /** The keyed hash of a text, in base64url. */
  hash: (use: SigningUse, text: string) => string
  /** The key itself, for a part that signs by its own rules. */
  keyFor: (use: SigningUse) => Uint8Array
}

export function createSigner(secret: string, now: () => Date): Signer {
  const keys = new Map<SigningUse, Uint8Array>()
  function keyFor(use: SigningUse): Uint8Array {
    const known = keys.get(use)
    if (known) return known
    const key = new Uint8Array(hkdfSync('sha256', secret, 'clipmint', use, 32))
    keys.set(use, key)
    return key
  }

  return {
    keyFor,
    hash: (use, text) => createHmac('sha256', keyFor(use)).update(text).digest('base64url'),
    sign(use, claims, seconds) {
      const issuedAt = Math.floor(now().getTime() / 1_000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience(use)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(keyFor(use))
    },
    async verify(use, token, claims) {
      try {
        const { payload } = await jwtVerify(token, keyFor(use), {
          audience: use,
          algorithms: ['HS256'],
          currentDate: now(),
        })
        return claims.safeParse(payload).data ?? null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

/** Whether what was shown is the secret, told in the same time whether it is nearly right or not at all. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** What an access token says: whose it is, of which session, and given out with which of its refresh tokens. */
export const AccessClaims = z.object({ sub: z.uuid(), sid: z.uuid(), gen: z.number().int().default(0) })
