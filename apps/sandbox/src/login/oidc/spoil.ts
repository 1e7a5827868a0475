import { decodeJwt, generateKeyPair, SignJWT } from 'jose'

import type { Fault } from '../../faults.ts'
import type { SigningKey } from './keys.ts'

/** An id token made wrong in the way that a fault names; otherwise as it is. */
export async function spoiled(idToken: string, fault: Fault, key: SigningKey): Promise<string> {
  const claims = decodeJwt(idToken)
  switch (fault) {
    case 'wrong-audience':
      return signed({ ...claims, aud: 'another-app' }, key)
    case 'expired-token':
      return signed({ ...claims, iat: (claims.iat ?? 0) - 7_200, exp: (claims.iat ?? 0) - 3_600 }, key)
    case 'bad-signature': {
      // Whole, and with the right key's name on it, but signed by somebody else.
      const { privateKey } = await generateKeyPair('RS256')
      return signed(claims, { ...key, privateKey })
    }
    // Every other fault leaves the token alone.
    default:
      return idToken
  }
}

function signed(claims: Record<string, unknown>, { kid, privateKey }: SigningKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
}
