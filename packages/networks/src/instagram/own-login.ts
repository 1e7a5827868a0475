import { z } from 'zod'

import { askNetwork, unreadable } from '../ask.ts'
import { codeOf } from '../came-back.ts'
import { type Graph, type GraphAnswer, GraphId } from '../graph/graph.ts'
import { faultIn } from '../graph/trouble.ts'
import type { HostAt } from '../maker.ts'
import type {
  ConsentVisit,
  ExchangeOutcome,
  NetworkAccess,
  NetworkTokens,
  RenewOutcome,
} from '../publisher.ts'
import { tellable } from '../told.ts'

const timeoutMs = 20_000
const longLifeMs = 60 * 86_400_000

export type InstagramApp = {
  id: string
  secret: string
  scopes: readonly string[]
  neededScopes: readonly string[]
}
/** `graph` is the host of tokens, whose addresses have no version. */
export type InstagramWorld = { graph: Graph; at: HostAt; now: () => Date }

/** The permissions are a list, or one text with commas. */
const Permissions = z
  .union([z.array(z.string()), z.string()])
  .transform((value) => (typeof value === 'string' ? value.split(',') : value).map((scope) => scope.trim()))
const Granted = z.object({ access_token: z.string().min(1), user_id: GraphId, permissions: Permissions })
/** The guide shows it within a list, and it comes without one as well. */
const Short = z.union([
  Granted,
  z.object({ data: z.tuple([Granted], z.unknown()) }).transform(({ data: [granted] }) => granted),
])
const Long = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().nullish() })
const Refused = z.object({
  error_type: z.string(),
  code: z.coerce.string().default(''),
  error_message: z.string().default(''),
})

/** Instagram's own consent page: "Business login for Instagram". */
export function instagramConsentUrl(
  { id, scopes }: InstagramApp,
  { redirectUri, state }: ConsentVisit,
  at: HostAt,
): URL {
  const url = new URL(`${at('www.instagram.com')}/oauth/authorize`)
  const query = {
    client_id: id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(','),
    state,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Code, a token of an hour, and one of sixty days. */
export async function exchangeAtInstagram(
  app: InstagramApp,
  world: InstagramWorld,
  { answer, visit }: { answer: Readonly<Record<string, string>>; visit: ConsentVisit },
): Promise<ExchangeOutcome> {
  const read = codeOf(answer, visit)
  if (read.status !== 'code') return read
  // Its addresses end in `#_`, which is none of the code.
  const code = read.code.replace(/#_$/, '')
  const short = await askShort(app, world, { code, redirectUri: visit.redirectUri })
  if (short.status !== 'ok') return short
  const { access_token: token, permissions: scopes } = short.value
  // These two calls are documented with the token in the address; it is not kept.
  const query = { grant_type: 'ig_exchange_token', client_secret: app.secret, access_token: token }
  const long = await world.graph.ask('/access_token', { token, query }, Long)
  if (long.status !== 'ok') return long
  const missing = app.neededScopes.filter((scope) => !scopes.includes(scope))
  return { status: 'granted', tokens: tokensOf(long.value, { scopes, now: world.now() }), missing }
}

/** Another sixty days, for a token that is a day old or more, and not over. */
export async function renewAtInstagram(
  { graph, now }: InstagramWorld,
  { tokens }: NetworkAccess,
): Promise<RenewOutcome> {
  const { token } = tokens.access
  const call = { token, query: { grant_type: 'ig_refresh_token', access_token: token } }
  const answer = await graph.ask('/refresh_access_token', call, Long)
  if (answer.status !== 'ok') return answer
  return { status: 'renewed', tokens: tokensOf(answer.value, { scopes: tokens.scopes, now: now() }) }
}

async function askShort(
  { id, secret }: InstagramApp,
  { at, now }: InstagramWorld,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<GraphAnswer<z.output<typeof Granted>>> {
  const host = 'api.instagram.com'
  const reply = await askNetwork({
    method: 'POST',
    url: new URL(`${at(host)}/oauth/access_token`),
    form: {
      client_id: id,
      client_secret: secret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
    },
    timeoutMs,
  })
  if (reply.status !== 'replied') return reply
  const secrets = [secret, code]
  const fault = faultIn(reply.json, { headers: reply.headers, now: now(), secrets })
  if (fault) return fault.trouble
  const refused = Refused.safeParse(reply.json)
  // The code is over, or was used before: the owner connects once more.
  if (refused.success) {
    const { error_type: type, code: number, error_message: words } = refused.data
    return {
      status: 'needs-owner',
      fault: 'ended',
      code: `${type} ${number}`,
      told: tellable(words, secrets),
    }
  }
  const granted = reply.httpStatus < 300 ? Short.safeParse(reply.json) : null
  return granted?.success ? { status: 'ok', value: granted.data } : unreadable(host, reply)
}

function tokensOf(
  { access_token: token, expires_in: seconds }: z.output<typeof Long>,
  { scopes, now }: { scopes: readonly string[]; now: Date },
): NetworkTokens {
  const expiresAt = new Date(now.getTime() + (seconds ? seconds * 1_000 : longLifeMs))
  // The token itself is what gets the next one.
  return { access: { token, expiresAt }, refresh: { token, expiresAt }, issuedAt: now, scopes }
}
