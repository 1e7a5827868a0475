import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { type Calls, createCalls } from '../networks/call.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Effects } from '../networks/faults/effects.ts'
import { drain } from '../networks/media/drain.ts'
import type { Room } from '../networks/room.ts'
import type { Token } from '../networks/tokens.ts'
import { failure, refuse } from './errors.ts'

/** One call to TikTok, read. */
export type Call = {
  request: FastifyRequest
  query: URLSearchParams
  /** As it came; nothing where bytes are sent. */
  body: string
  token: string | null
  effects: Effects
  /** This machine, as it was asked. */
  origin: string
}
export type Route = {
  method: 'GET' | 'POST' | 'PUT'
  host: string
  path: string
  handle: (call: Call) => Answer | Promise<Answer>
  /** Takes bytes in place of a text: the handler reads them from the request itself. */
  takesBytes?: boolean
  phaseOf?: (request: FastifyRequest) => string
  /** Whose call it is, where no token says. */
  accountOf?: (query: URLSearchParams) => string | null
  idsOf?: (query: URLSearchParams, body: string) => Record<string, string>
}

export const apiHost = 'open.tiktokapis.com'
export const uploadHost = 'open-upload.tiktokapis.com'

/** Serves TikTok's routes below /sandbox/networks; a path that there is not has an envelope too. */
export function serveTiktok(
  app: FastifyInstance,
  { room, fault, routes }: { room: Room; fault: FaultSwitch; routes: readonly Route[] },
): void {
  const calls = createCalls(
    { ...room, now: room.clock.now },
    {
      network: 'tiktok',
      fault,
      dialect: {
        spellings: {
          publicaly_available_post_id: 'publicly_available_post_id',
          invalid_params: 'invalid_param',
        },
        optional: [
          'uploaded_bytes',
          'downloaded_bytes',
          'publicaly_available_post_id',
          'refresh_expires_in',
          'log_id',
        ],
      },
      outage: failure('internal_error'),
      headers: () => ({}),
      loseRole: ({ token }) => room.tokens.revoke(token, null),
    },
  )
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const route of routes.filter(({ takesBytes }) => !takesBytes))
      serveRoute(scope, { route, calls, room })
    scope.all(`/networks/${apiHost}/*`, async (_request, reply) => {
      const { status, body } = failure('unsupported_path')
      return reply.code(status).send(body)
    })
  })
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.addHook('onSend', async ({ raw }) => drain(raw))
    for (const route of routes.filter(({ takesBytes }) => takesBytes))
      serveRoute(scope, { route, calls, room })
  })
}

function serveRoute(
  app: FastifyInstance,
  { route, calls, room }: { route: Route; calls: Calls; room: Room },
): void {
  const { method, host, path, handle, phaseOf, idsOf, accountOf } = route
  app.route({
    method,
    url: `/networks/${host}${path}`,
    async handler(request, reply) {
      const { searchParams: query } = new URL(request.url, 'http://sandbox')
      const [, token = null] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
      const body = typeof request.body === 'string' ? request.body : ''
      const incoming = {
        route: `${method} ${path}${phaseOf ? `?${phaseOf(request)}` : ''}`,
        account: accountOf?.(query) ?? room.tokens.find(token)?.account ?? null,
        token,
        ids: idsOf?.(query, body) ?? {},
      }
      const origin = `${request.protocol}://${request.host}`
      return calls(request, reply, incoming, (effects) =>
        handle({ request, query, body, token, effects, origin }),
      )
    },
  })
}

/** The JSON that a call came with; where it may come with none, that is an empty one. */
export function jsonOf({ request, body }: Call, { mayBeEmpty = false } = {}): unknown {
  if (mayBeEmpty && body === '') return {}
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    refuse('invalid_params', 'The Content-Type must be application/json.')
  try {
    return JSON.parse(body)
  } catch {
    return refuse('invalid_params', 'The request body is not JSON.')
  }
}

/** The token of a call, once it may do what it wants to. */
export function openToken(
  { tokens, clock }: Room,
  value: string | null,
  scopes: readonly string[],
): Token & { account: string } {
  const token = tokens.find(value)
  const isGood =
    token?.network === 'tiktok' &&
    token.kind === 'access' &&
    token.dead === null &&
    (token.expiresAt ?? 0) > clock.now()
  if (!isGood || token.account === null) refuse('access_token_invalid')
  if (!tokens.scopesOf(token).some((scope) => scopes.includes(scope))) refuse('scope_not_authorized')
  return { ...token, account: token.account }
}
