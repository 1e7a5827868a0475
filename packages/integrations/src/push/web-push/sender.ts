import { ECDH } from 'node:crypto'

import { isPublicUrl, publicLookup, retryAfterSeconds } from '@clipmint/net'
import webPush from 'web-push'

import { post } from '../post.ts'
import type { PushDevice, PushOutcome, PushSender } from '../sender.ts'

/** The pair that proves to push services who sends (VAPID, RFC 8292): points and numbers of P-256 in base64url. */
export type VapidPair = { publicKey: string; privateKey: string }

export type WebPushOptions = {
  pair: VapidPair
  /** Whom a push service writes to when something is wrong: `mailto:…` or `https://…`. */
  contact: string
  /** Where the sandbox answers while it is on; it alone may be asked without TLS. */
  sandboxUrl: string | null
}

/** The most that a push service must take (RFC 8030, section 7.2). */
const mostBytes = 4_096
const mostSaid = 200

/** A new pair; made once, since browsers that subscribed with one refuse another. */
export function makeVapidPair(): VapidPair {
  return webPush.generateVAPIDKeys()
}

/** Standard web push: encrypted for the device alone (RFC 8291), signed with our pair. */
export function createWebPushSender({ pair, contact, sandboxUrl }: WebPushOptions): PushSender {
  const isSandbox = (endpoint: string) =>
    sandboxUrl !== null && endpoint.startsWith(`${sandboxUrl}/sandbox/push/`)
  const takes = (device: PushDevice) =>
    (isSandbox(device.endpoint) || isPublicUrl(device.endpoint)) && hasSoundKeys(device)
  return {
    publicKey: pair.publicKey,
    takes,
    async send(device, { payload, ttlSeconds, topic }) {
      // What was taken once may be of a sandbox that is no more.
      if (!takes(device)) return { status: 'gone' }
      const { endpoint, p256dh, auth } = device
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        Buffer.from(payload),
        { vapidDetails: { subject: contact, ...pair }, TTL: ttlSeconds, topic, urgency: 'high' },
      )
      if (body.length > mostBytes)
        return { status: 'refused', reason: `${body.length} bytes are more than ${mostBytes}.` }
      const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      delete texts['Content-Length']
      const lookup = isSandbox(endpoint) ? null : publicLookup
      return outcomeOf(await post(new URL(endpoint), { headers: texts, body }, lookup))
    },
  }
}

const authBytes = 16

/** Keys that are no point of the curve, or of another length, would only be found out when something is to be sent. */
function hasSoundKeys({ p256dh, auth }: PushDevice): boolean {
  if (Buffer.from(auth, 'base64url').length !== authBytes) return false
  try {
    return Buffer.from(p256dh, 'base64url').equals(toPoint(p256dh))
  } catch {
    return false
  }
}

function toPoint(p256dh: string): Buffer {
  const point = ECDH.convertKey(p256dh, 'prime256v1', 'base64url', undefined, 'uncompressed')
  return typeof point === 'string' ? Buffer.from(point, 'latin1') : point
}

function outcomeOf(posted: Awaited<ReturnType<typeof post>>): PushOutcome {
  if (posted === 'nowhere') return { status: 'gone' }
  if ('silent' in posted) return { status: 'later', afterSeconds: null, reason: posted.silent }
  const { status, retryAfter, said } = posted
  if (status >= 200 && status < 300) return { status: 'sent' }
  if (status === 404 || status === 410) return { status: 'gone' }
  const reason = `${status}: ${said.slice(0, mostSaid)}`
  if (status === 429 || status >= 500)
    return { status: 'later', afterSeconds: retryAfterSeconds(retryAfter), reason }
  return { status: 'refused', reason }
}
