import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import { type Calls, createCalls } from '../networks/call.ts'
import type { Answer } from '../networks/faults/book.ts'
import type { Effects } from '../networks/faults/effects.ts'
import { drain } from '../networks/media/drain.ts'
import type { Room } from '../networks/room.ts'
import { googleError, outage, refuseRequest } from './errors.ts'

/** One call to a host of Google's, read. */
export type Call = {
  request: FastifyRequest
  query: URLSearchParams
  /** As it came; nothing where bytes are sent. */
  body: string
  token: string | null
  effects: Effects
  /** What addresses begin with that are given out: this host, here. */
  home: string
}
export type Handler = (call: Call) => Answer | Promise<Answer>
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  hosts: readonly string[]
  path: string
  handle: Handler
  /** Takes bytes in place of a text: the handler reads them from the request itself. */
  takesBytes?: boolean
  /** What tells calls of one path apart in the journal. */
  phaseOf?: (request: FastifyRequest) => string
  idsOf?: (query: URLSearchParams) => Record<string, string>
}

export const dataHosts = ['www.googleapis.com', 'youtube.googleapis.com'] as const

/** Serves routes of Google's hosts below /sandbox/networks, and their own answer for what there is not. */
export function serveGoogle(
  app: FastifyInstance,
  { room, fault, routes }: { room: Room; fault: FaultSwitch; routes: readonly Route[] },
): void {
  const calls = createCalls(
    { ...room, now: room.clock.now },
    {
      network: 'youtube',
      fault,
      dialect: {
        spellings: {},
        optional: ['etag', 'thumbnails', 'processingProgress', 'pageInfo', 'refresh_token_expires_in'],
      },
      outage,
      headers: () => ({ vary: 'Origin, X-Origin' }),
      loseRole: ({ token }) => loseRole(room, token),
    },
  )
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const route of routes.filter(({ takesBytes }) => !takesBytes))
      serveRoute(scope, { route, calls, room })
    for (const host of new Set(routes.flatMap(({ hosts }) => hosts)))
      scope.all(`/networks/${host}/*`, async (_request, reply) => {
        const { status, body } = googleError({ code: 404, reason: 'notFound', message: 'Not Found' })
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
  const { method, hosts, path, handle, phaseOf, idsOf } = route
  for (const host of hosts)
    app.route({
      method,
      // A colon begins a name that varies, unless it is doubled.
      url: `/networks/${host}${path.replace(':', '::')}`,
      async handler(request, reply) {
        const { searchParams: query } = new URL(request.url, 'http://sandbox')
        const [, token = null] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
        const incoming = {
          route: `${method} ${path}${phaseOf ? `?${phaseOf(request)}` : ''}`,
          account: room.tokens.find(token)?.account ?? null,
          token,
          ids: idsOf?.(query) ?? {},
        }
        const home = `${request.protocol}://${request.host}/sandbox/networks/${host}`
        const body = typeof request.body === 'string' ? request.body : ''
        return calls(request, reply, incoming, (effects) =>
          handle({ request, query, body, token, effects, home }),
        )
      },
    })
}

/** The JSON that a call came with. */
export function jsonOf({ request, body }: Call): unknown {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    refuseRequest('The Content-Type of the request must be application/json.', 'parseError')
  try {
    return JSON.parse(body)
  } catch {
    return refuseRequest('Parse Error', 'parseError')
  }
}

/** Somebody else runs the channel now. */
function loseRole({ tokens, accounts }: Room, value: string | null): void {
  const channel = accounts.find('youtube', tokens.find(value)?.account ?? '')
  if (channel) accounts.put({ ...channel, owner: '' })
}
