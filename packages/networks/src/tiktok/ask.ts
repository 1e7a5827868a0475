import { retryAfterSeconds } from '@clipmint/net'
import { z } from 'zod'

import { askNetwork, type NetworkReply, unreadable } from '../ask.ts'
import type { HostAt } from '../maker.ts'
import { troubleOf } from '../meaning.ts'
import type { NetworkAccess, NetworkTokens, Trouble } from '../publisher.ts'
import { tellable } from '../told.ts'
import type { TiktokKeys } from './config.ts'
import { meanings } from './meanings.ts'

/** What a question to TikTok needs besides itself. */
export type World = { keys: TiktokKeys; at: HostAt; now: () => Date }

/** Every answer of the API is in this envelope, and OAuth's errors are in their own. */
const Envelope = z.object({
  error: z.object({ code: z.string(), message: z.string().default('') }),
  data: z.unknown(),
})
const OAuthFault = z.object({ error: z.string(), error_description: z.string().default('') })

const timeoutMs = 20_000
const lastsMs = { minute: 60_000, hour: 3_600_000 }

type Read<Shape extends z.ZodType> = { status: 'ok'; value: z.output<Shape> } | Trouble

/** A question to the API in a person's name. Its path ends with a slash, as all of them do. */
export async function askApi<Shape extends z.ZodType>(
  world: World,
  { tokens }: Pick<NetworkAccess, 'tokens'>,
  asked: { path: string; fields?: readonly string[]; json?: unknown },
  shape: Shape,
): Promise<Read<Shape>> {
  const url = addressOf(world, asked.path)
  if (asked.fields) url.searchParams.set('fields', asked.fields.join(','))
  const reply = await askNetwork({
    method: asked.json === undefined ? 'GET' : 'POST',
    url,
    headers: { authorization: `Bearer ${tokens.access.token}` },
    json: asked.json,
    timeoutMs,
  })
  if (reply.status !== 'replied') return reply
  const envelope = Envelope.safeParse(reply.json)
  if (!envelope.success) return withoutCode(world, reply)
  const { error, data } = envelope.data
  if (error.code !== 'ok') return faultOf(world, reply, { ...error, secrets: secretsOf(world, tokens) })
  const value = shape.safeParse(data)
  return value.success ? { status: 'ok', value: value.data } : unreadable('TikTok', reply)
}

/** A question to OAuth, whose errors may come with any HTTP status. An empty reply with success reads as null. */
export async function askOAuth<Shape extends z.ZodType>(
  world: World,
  asked: { path: string; form: Record<string, string> },
  shape: Shape,
): Promise<Read<Shape>> {
  const { TIKTOK_CLIENT_KEY: client_key, TIKTOK_CLIENT_SECRET: client_secret } = world.keys
  const form = { client_key, client_secret, ...asked.form }
  const reply = await askNetwork({ method: 'POST', url: addressOf(world, asked.path), form, timeoutMs })
  if (reply.status !== 'replied') return reply
  const { code, code_verifier: verifier, refresh_token: refresh, token } = asked.form
  const secrets = [client_secret, code, verifier, refresh, token].filter((it) => it !== undefined)
  const fault = OAuthFault.safeParse(reply.json)
  if (fault.success) {
    const { error, error_description: message } = fault.data
    return faultOf(world, reply, { code: error, message, secrets })
  }
  const { data: enveloped } = Envelope.safeParse(reply.json)
  if (enveloped && enveloped.error.code !== 'ok')
    return faultOf(world, reply, { ...enveloped.error, secrets })
  if (reply.httpStatus > 299) return withoutCode(world, reply)
  const isPage = reply.headers['content-type']?.startsWith('text/html') === true
  const value = shape.safeParse(isPage ? undefined : (reply.json ?? null))
  return value.success ? { status: 'ok', value: value.data } : unreadable('TikTok', reply)
}

/** What a reply means that has no code which can be read. */
export function withoutCode(world: World, reply: NetworkReply): Trouble {
  const unclear = unreadable('TikTok', reply)
  if (reply.httpStatus !== 429) return unclear
  const until = untilOf(world, reply, 'minute')
  return { status: 'wait', why: 'throttled', until, code: '429', told: unclear.told }
}

/** What a code means, whatever the HTTP status; one that is new to us is a refusal, and in an outage no word at all. */
export function faultOf(
  world: World,
  reply: NetworkReply,
  { code, message, secrets }: { code: string; message: string; secrets: readonly string[] },
): Trouble {
  const told = tellable(`${code}: ${message}`, secrets)
  const known = meanings[code]
  if (known) {
    const { lasts, ...meaning } = known
    return troubleOf(meaning, { code, told, until: untilOf(world, reply, lasts) })
  }
  if (reply.httpStatus >= 500) return { status: 'unclear', why: 'outage', told }
  return { status: 'rejected', refusal: 'other', code, told }
}

/** What must not come back in the network's words. */
export function secretsOf({ keys }: World, { access, refresh }: NetworkTokens): string[] {
  return [keys.TIKTOK_CLIENT_SECRET, access.token, ...(refresh ? [refresh.token] : [])]
}

function addressOf({ at, keys }: World, path: string): URL {
  return new URL(`${at('open.tiktokapis.com')}/${keys.TIKTOK_API_VERSION}${path}`)
}

function untilOf({ now }: World, { headers }: NetworkReply, lasts?: 'minute' | 'hour'): Date | null {
  const seconds = retryAfterSeconds(headers['retry-after'] ?? null)
  const ms = seconds === null ? lasts && lastsMs[lasts] : seconds * 1_000
  return ms === undefined ? null : new Date(now().getTime() + ms)
}
