import { randomUUID } from 'node:crypto'

import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'

export type SigningKey = { kid: string; jwk: JWK; privateKey: CryptoKey }

/** A new key to sign id tokens with. */
export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomUUID()
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
  return { kid, jwk, privateKey }
}
