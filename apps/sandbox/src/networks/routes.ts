import type { FastifyInstance, FastifyRequest } from 'fastify'

import { type Calls, createCalls, type Manners } from './call.ts'
import type { Answer } from './faults/book.ts'
import type { Effects } from './faults/effects.ts'
import { drain } from './media/drain.ts'
import type { Room } from './room.ts'

/** One call to a host of a network, read. */
export type Call = {
  request: FastifyRequest
  query: URLSearchParams
  /** As it came; nothing where bytes are sent. */
  body: string
  token: string | null
  effects: Effects
  /** This machine, as it was asked. */
  origin: string
  /** What addresses begin with that are given out: the host that was asked, here. */
  home: string
}
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  hosts: readonly string[]
  path: string
  handle: (call: Call) => Answer | Promise<Answer>
  /** Takes bytes in place of a text: the handler reads them from the request itself. */
  takesBytes?: boolean
  /** What tells calls of one path apart in the journal. */
  phaseOf?: (request: FastifyRequest) => string
  /** Whose call it is, where no token says. */
  accountOf?: (query: URLSearchParams) => string | null
  idsOf?: (query: URLSearchParams, body: string) => Record<string, string>
}

type Served = {
  room: Room
  manners: Manners
  routes: readonly Route[]
  /** Hosts that have an answer of their own for a path that there is not. */
  strangers?: { hosts: readonly string[]; answer: () => Answer }
}

/** Serves a network's routes below /sandbox/networks, each at its own host and by the network's manners. */
export function serveRoutes(app: FastifyInstance, { room, manners, routes, strangers }: Served): void {
  const calls = createCalls({ ...room, now: room.clock.now }, manners)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const route of routes.filter(({ takesBytes }) => !takesBytes))
      serveRoute(scope, { route, calls, room })
    if (strangers)
      for (const host of strangers.hosts)
        scope.all(`/networks/${host}/*`, async (_request, reply) => {
          const { status, body } = strangers.answer()
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
  const { method, hosts, path, handle, phaseOf, idsOf, accountOf } = route
  for (const host of hosts)
    app.route({
      method,
      // A colon begins a name that varies, unless it is doubled.
      url: `/networks/${host}${path.replace(':', '::')}`,
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
        const home = `${origin}/sandbox/networks/${host}`
        return calls(request, reply, incoming, (effects) =>
          handle({ request, query, body, token, effects, origin, home }),
        )
      },
    })
}
