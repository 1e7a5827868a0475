import { createECDH, createHash, createPrivateKey } from 'node:crypto'

/**
 * The key that the sandbox's stand-in for Apple knows, as the contents of a .p8 file. It is worked out and not written
 * down: it opens nothing else, and no file of the repository should look like one that holds a secret.
 */
export function sandboxAppleKey(): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update('clipmint sandbox, apple').digest())
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)]
  const jwk = { kty: 'EC', crv: 'P-256', d: text(pair.getPrivateKey()), x: text(x), y: text(y) }
  return createPrivateKey({ key: jwk, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }).toString()
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}
