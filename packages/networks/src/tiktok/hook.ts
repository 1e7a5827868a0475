import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

import type { NetworkHook } from '../publisher.ts'
import type { World } from './ask.ts'

/** How old a signature may be: one that somebody caught is of no use to them later. */
const toleranceSeconds = 300

/** What is told is a text of JSON in itself. */
const Content = z
  .string()
  .transform((text, problem): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      problem.addIssue({ code: 'custom', message: 'JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ publish_id: z.string().min(1).max(64).optional() }))
const Message = z.object({
  client_key: z.string(),
  event: z.string(),
  user_openid: z.string().min(1).max(200),
  content: Content,
})

/** Reads a message of TikTok, signed over its own bytes not long ago. */
export function readHook(
  { keys, now }: Pick<World, 'keys' | 'now'>,
  { 'tiktok-signature': signature }: Record<string, string | string[] | undefined>,
  body: Uint8Array,
): NetworkHook {
  const [, at, said] = /^t=(\d{1,12}),s=([0-9a-f]{64})$/.exec(String(signature)) ?? []
  if (at === undefined || said === undefined) return { status: 'refused', reason: 'unsigned' }
  const right = createHmac('sha256', keys.TIKTOK_CLIENT_SECRET).update(`${at}.`).update(body).digest()
  if (!timingSafeEqual(right, Buffer.from(said, 'hex'))) return { status: 'refused', reason: 'unsigned' }
  const ageSeconds = Math.abs(now().getTime() / 1_000 - Number(at))
  if (ageSeconds > toleranceSeconds) return { status: 'refused', reason: 'stale' }
  const message = Message.safeParse(jsonOf(body))
  if (!message.success || message.data.client_key !== keys.TIKTOK_CLIENT_KEY)
    return { status: 'refused', reason: 'unreadable' }
  return meaningOf(message.data)
}

function meaningOf({ event, user_openid: remoteId, content }: z.output<typeof Message>): NetworkHook {
  if (event === 'authorization.removed') return { status: 'told', about: 'account', remoteId }
  if (!event.startsWith('post.publish.') || content.publish_id === undefined) return { status: 'ignored' }
  return { status: 'told', about: 'post', remoteId, ticket: { publishId: content.publish_id } }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return null
  }
}
