import { createHmac, randomBytes } from 'node:crypto'

import { z } from 'zod'

import type { SolapiKeys } from './config.ts'

/** What SOLAPI answers to a send; the group may hold refused messages although the call itself went well. */
const Sent = z.object({
  groupInfo: z.object({
    groupId: z.string().optional(),
    count: z.object({ registeredSuccess: z.number(), registeredFailed: z.number() }),
  }),
  failedMessageList: z
    .array(z.object({ to: z.string(), statusCode: z.string(), statusMessage: z.string() }))
    .default([]),
})

const Refused = z.object({ errorCode: z.string(), errorMessage: z.string() })

export type SolapiAnswer = { ok: z.infer<typeof Sent> } | { refused: z.infer<typeof Refused> }

const timeoutMs = 10_000

/** POST /messages/v4/send-many/detail. A 4xx is an answer; 429, 5xx and silence throw, because they pass. */
export async function sendMany(
  keys: SolapiKeys,
  message: { to: string; text: string },
  now: Date,
): Promise<SolapiAnswer> {
  const response = await fetch(new URL('messages/v4/send-many/detail', folder(keys.SOLAPI_URL)), {
    method: 'POST',
    headers: { authorization: authorization(keys, now), 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ ...message, from: keys.SOLAPI_SENDER }] }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return { ok: Sent.parse(body) }
  if (response.status === 429 || response.status >= 500) {
    throw new Error(`SOLAPI answered ${response.status}.`)
  }
  return { refused: Refused.parse(body) }
}

function authorization({ SOLAPI_API_KEY, SOLAPI_API_SECRET }: SolapiKeys, now: Date): string {
  const date = now.toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', SOLAPI_API_SECRET)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${SOLAPI_API_KEY}, date=${date}, salt=${salt}, signature=${signature}`
}

/** A base with a slash at its end, so that a path is added to it instead of replacing its last part. */
function folder(url: string): string {
  return url.endsWith('/') ? url : `${url}/`
}
