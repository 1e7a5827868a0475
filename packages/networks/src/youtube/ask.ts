import { retryAfterSeconds } from '@clipmint/net'
import { z } from 'zod'

import { askNetwork, type NetworkQuestion, type NetworkReply, unreadable } from '../ask.ts'
import type { HostAt } from '../maker.ts'
import { troubleOf } from '../meaning.ts'
import type { NetworkAccess, Trouble } from '../publisher.ts'
import { tellable } from '../told.ts'
import type { YoutubeKeys } from './config.ts'
import { meanings } from './meanings.ts'
import { nextPacificMidnight } from './pacific.ts'

/** What a question to YouTube needs besides itself. */
export type World = { keys: YoutubeKeys; at: HostAt; now: () => Date }

/** An error of the API, or of OAuth. */
const Fault = z.union([
  z.object({
    error: z.object({
      message: z.string().default(''),
      status: z.string().optional(),
      errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    }),
  }),
  z.object({ error: z.string(), error_description: z.string().default('') }),
])

const timeoutMs = 20_000
const dayMs = 86_400_000

/** An address of the API with its query. */
export function apiAddress(
  { at, keys }: World,
  path: string,
  query: Record<string, string> = {},
  root = '',
): URL {
  const url = new URL(`${at('www.googleapis.com')}${root}/youtube/${keys.YOUTUBE_API_VERSION}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** The token goes into a header and never into an address. */
export const bearer = ({ tokens }: Pick<NetworkAccess, 'tokens'>): Record<string, string> => ({
  authorization: `Bearer ${tokens.access.token}`,
})

export type Question = Partial<Pick<NetworkQuestion, 'method' | 'headers' | 'form' | 'json'>> & { url: URL }

/** Asks once, in time. */
export function ask(question: Question): ReturnType<typeof askNetwork> {
  const isRead = question.form === undefined && question.json === undefined
  return askNetwork({ method: isRead ? 'GET' : 'POST', timeoutMs, ...question })
}

/** Asks for JSON of a shape; a value only where the network says with success what was asked for. */
export async function askFor<Shape extends z.ZodType>(
  world: World,
  question: Question,
  shape: Shape,
): Promise<{ status: 'ok'; value: z.output<Shape> } | Trouble> {
  const reply = await ask(question)
  if (reply.status !== 'replied') return reply
  return read(world, reply, { shape, secrets: secretsOf(world, question) })
}

/** Reads a reply that ought to be JSON of a shape. */
export function read<Shape extends z.ZodType>(
  world: World,
  reply: NetworkReply,
  { shape, secrets }: { shape: Shape; secrets: readonly string[] },
): { status: 'ok'; value: z.output<Shape> } | Trouble {
  if (reply.httpStatus < 200 || reply.httpStatus > 299) return faultOf(world, reply, secrets)
  const value = shape.safeParse(reply.json)
  return value.success ? { status: 'ok', value: value.data } : unreadable('YouTube', reply)
}

/** Everything of a question that must not come back in the network's words. */
export function secretsOf({ keys }: World, { headers = {}, form = {} }: Partial<Question>): string[] {
  const { code, code_verifier: verifier, refresh_token: refresh, token } = form
  const access = headers['authorization']?.replace('Bearer ', '')
  return [keys.YOUTUBE_CLIENT_SECRET, access, code, verifier, refresh, token].filter((it) => it !== undefined)
}

/** What a reply without success means, by the network's own reason for it. */
export function faultOf(world: World, reply: NetworkReply, secrets: readonly string[]): Trouble {
  const { httpStatus } = reply
  const { code, words } = reasonOf(reply)
  const told = tellable(`${httpStatus} ${code}: ${words}`, secrets)
  const known = meanings[code]
  if (known) {
    const { lasts, ...meaning } = known
    const until = meaning.status === 'wait' ? untilOf(world, reply, lasts) : null
    return troubleOf(meaning, { code, told, until })
  }
  if (httpStatus === 429)
    return { status: 'wait', why: 'throttled', until: untilOf(world, reply), code: '429', told }
  if (httpStatus >= 500) return { status: 'unclear', why: 'outage', told }
  if (code === '') return unreadable('YouTube', reply)
  return { status: 'rejected', refusal: 'other', code, told }
}

/** The first reason that we know is the one that is meant; `status` is what newer errors have in its place. */
function reasonOf({ json, headers }: NetworkReply): { code: string; words: string } {
  const fault = Fault.safeParse(json)
  const isTokenDead = /error="?invalid_token/.test(headers['www-authenticate'] ?? '')
  if (!fault.success) return { code: isTokenDead ? 'invalid_token' : '', words: 'no reason that can be read' }
  const { error } = fault.data
  if (typeof error === 'string')
    return { code: error, words: 'error_description' in fault.data ? fault.data.error_description : '' }
  const reasons = [...(error.errors ?? []).map(({ reason }) => reason), error.status].filter(
    (it) => it !== undefined,
  )
  const code = reasons.find((reason) => reason in meanings) ?? (isTokenDead ? 'invalid_token' : reasons[0])
  return { code: code ?? '', words: error.message }
}

function untilOf({ now }: World, { headers }: NetworkReply, lasts?: 'day' | 'rolling'): Date | null {
  if (lasts === 'day') return nextPacificMidnight(now())
  if (lasts === 'rolling') return new Date(now().getTime() + dayMs)
  const seconds = retryAfterSeconds(headers['retry-after'] ?? null)
  return seconds === null ? null : new Date(now().getTime() + seconds * 1_000)
}
