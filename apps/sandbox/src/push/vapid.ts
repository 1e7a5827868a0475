import { createPublicKey, verify } from 'node:crypto'

import { z } from 'zod'

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(?:mailto:|https:)/) })
const Header = z.object({ alg: z.literal('ES256'), typ: z.literal('JWT').optional() })
const daySeconds = 86_400

export type VapidQuestion = {
  authorization: string | undefined
  /** Where this service answers. */
  audience: string
  /** What the browser subscribed with. */
  applicationKey: string
  now: Date
}

/** Why a sender is not the one that the browser agreed to (RFC 8292), or null when it is. */
export function vapidFault({ authorization, audience, applicationKey, now }: VapidQuestion): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  if (signature === '') return 'InvalidAuthorization: no vapid token and key.'
  if (key !== applicationKey) return 'VapidPkHashMismatch: not the key that was subscribed with.'
  const header = Header.safeParse(parsed(head))
  const claims = Claims.safeParse(parsed(body))
  if (!header.success || !claims.success) return 'InvalidToken: a claim is missing or wrong.'
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify('sha256', signed, keyOf(key), Buffer.from(signature, 'base64url')))
    return 'InvalidSignature: the token is not signed with its key.'
  const seconds = now.getTime() / 1_000
  const { aud, exp } = claims.data
  if (aud !== audience) return `InvalidAudience: ${aud} is not ${audience}.`
  if (exp <= seconds) return 'ExpiredToken: it has run out.'
  return exp > seconds + daySeconds ? 'InvalidExpiry: more than a day ahead.' : null
}

/** Whether a text is the public half of a pair: a point of P-256, uncompressed, in base64url. */
export function isApplicationKey(text: string): boolean {
  try {
    return keyOf(text).key.asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

function keyOf(text: string) {
  const point = Buffer.from(text, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
  if (point.length !== 65 || point[0] !== 4) throw new Error('No uncompressed point of P-256.')
  return { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
