import { z } from 'zod'

import { codeOf } from '../came-back.ts'
import type { HostAt } from '../maker.ts'
import type { ConsentVisit, ExchangeOutcome, NetworkTokens } from '../publisher.ts'
import { type Graph, type GraphAnswer } from './graph.ts'

const dayMs = 86_400_000
/** What a long-lived token lives where its answer does not say. */
const longLifeMs = 60 * dayMs

export type FacebookApp = {
  id: string
  secret: string
  version: string
  /** A configuration of Facebook Login for Business, which knows the scopes itself. */
  configId: string | null
  scopes: readonly string[]
  neededScopes: readonly string[]
}

const Token = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().nullish(),
})
const Permission = z.object({ permission: z.string(), status: z.string() })
const Debugged = z.object({
  data: z.object({
    expires_at: z.coerce.number().nullish(),
    data_access_expires_at: z.coerce.number().nullish(),
  }),
})

/** Facebook's dialog, for pages and for the Instagram accounts behind them: "Manually build a login flow". */
export function facebookConsentUrl(
  { id, version, configId, scopes }: FacebookApp,
  { redirectUri, state }: ConsentVisit,
  at: HostAt,
): URL {
  const url = new URL(`${at('www.facebook.com')}/${version}/dialog/oauth`)
  const asked: Record<string, string> =
    configId === null ? { scope: scopes.join(',') } : { config_id: configId }
  const query = {
    client_id: id,
    redirect_uri: redirectUri,
    state,
    response_type: 'code',
    // Who left something out before is asked for it again ("Requesting and revoking permissions").
    auth_type: 'rerequest',
    ...asked,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Code, short-lived token, long-lived token, and what was truly granted: people may untick scopes. */
export async function exchangeAtFacebook(
  app: FacebookApp,
  { graph, now }: { graph: Graph; now: () => Date },
  { answer, visit }: { answer: Readonly<Record<string, string>>; visit: ConsentVisit },
): Promise<ExchangeOutcome> {
  const read = codeOf(answer, visit)
  if (read.status !== 'code') return read
  const short = await askToken(app, graph, { redirect_uri: visit.redirectUri, code: read.code })
  if (short.status !== 'ok') return short
  const long = await askToken(app, graph, {
    grant_type: 'fb_exchange_token',
    fb_exchange_token: short.value.access_token,
  })
  if (long.status !== 'ok') return long
  const { access_token: token, expires_in: seconds } = long.value
  const granted = await graph.list('/me/permissions', { token }, Permission)
  if (granted.status !== 'ok') return granted
  const scopes = granted.value.filter(({ status }) => status === 'granted').map((it) => it.permission)
  const lifeMs = seconds ? seconds * 1_000 : longLifeMs
  const issuedAt = now()
  const tokens: NetworkTokens = {
    access: { token, expiresAt: new Date(issuedAt.getTime() + lifeMs) },
    refresh: null,
    issuedAt,
    scopes,
  }
  return { status: 'granted', tokens, missing: app.neededScopes.filter((scope) => !scopes.includes(scope)) }
}

/** The secret and the code are posted, so that they stand in no address. */
function askToken(
  { id, secret }: FacebookApp,
  graph: Graph,
  form: Readonly<Record<string, string>>,
): Promise<GraphAnswer<z.output<typeof Token>>> {
  const token = appToken({ id, secret })
  return graph.ask(
    '/oauth/access_token',
    { token, form: { client_id: id, client_secret: secret, ...form } },
    Token,
  )
}

/**
 * When the tokens of a person's pages end. They have no date of their own; what they may read ends ninety days after the
 * person was last here, and without reading nobody knows what became of a post. Null for never.
 */
export async function pagesEnd(
  app: FacebookApp,
  graph: Graph,
  tokens: NetworkTokens,
): Promise<GraphAnswer<Date | null>> {
  const query = { input_token: tokens.access.token }
  const answer = await graph.ask('/debug_token', { token: appToken(app), query }, Debugged)
  if (answer.status !== 'ok') return answer
  const { data_access_expires_at: seconds } = answer.value.data
  return { status: 'ok', value: seconds ? new Date(seconds * 1_000) : null }
}

const appToken = ({ id, secret }: Pick<FacebookApp, 'id' | 'secret'>): string => `${id}|${secret}`
