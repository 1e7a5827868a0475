import { limits } from '@clipmint/contract'
import { fastifySSE } from '@fastify/sse'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Context } from '../context.ts'
import { sessionEnded } from '../events/events.ts'
import { Failure } from '../failure.ts'
import type { Caller } from './handlers.ts'
import { createStreams, type Streams } from './streams.ts'

const heartbeatInterval = 15_000
/** As long as a token holds: then the client comes again with a new one, if it still may. */
const lifeMs = (limits.accessTokenSeconds + limits.accessTokenGraceSeconds) * 1_000
/** A client that takes nothing in any more is cut off when this much waits for it. */
const mostWaitingBytes = 256 * 1_024

type Uses = Pick<Context, 'events' | 'newId'>

/** Live news of the caller's account at GET /v3/events, one JSON `{ kind, id, data? }` an event. */
export async function serveEvents(app: FastifyInstance, ctx: Uses): Promise<void> {
  await app.register(async (scope) => {
    // Called, not registered: the named export lacks the wrapping that would carry it out of its own scope.
    await fastifySSE(scope, { heartbeatInterval })
    const streams = createStreams(limits.streamsPerAccount)
    // A stream never ends by itself, so without this a closing server would wait for its clients to go.
    scope.addHook('preClose', async () => streams.closeAll())
    scope.get(
      '/v3/events',
      {
        sse: 'only',
        schema,
        config: { rateLimit: {} },
        onRequest: async ({ caller }) => void membersOnly(caller),
      },
      (request, reply) => tellNews(ctx, streams, { request, reply }),
    )
  })
}

async function tellNews(
  { events, newId }: Uses,
  streams: Streams,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const caller: Caller = membersOnly(request.caller)
  const { sse: stream, raw } = reply
  // Gone before it was heard: nothing would tell us so again.
  if (raw.destroyed) return
  reply.header('x-accel-buffering', 'no')
  stream.keepAlive()
  const close = () => stream.close()
  const stop = events.subscribe(caller.id, (event) => {
    if (event.kind === sessionEnded) return event.id === caller.sessionId ? close() : undefined
    if (raw.writableLength > mostWaitingBytes) return void raw.destroy()
    if (stream.isConnected) stream.send({ id: newId(), event: 'news', data: event }).catch(stop)
  })
  const leave = streams.add(caller.id, close)
  const timer = setTimeout(close, lifeMs)
  stream.onClose(() => {
    stop()
    leave()
    clearTimeout(timer)
  })
  // Sent once it is subscribed: who hears it misses nothing that follows.
  await stream.send({ event: 'hello', data: {}, retry: 2_000 })
}

const schema = {
  operationId: 'events.stream',
  summary: 'Server-sent events: what happens to the things of this account.',
  tags: ['events'],
  security: [{ bearer: [] }],
  produces: ['text/event-stream'],
}

function membersOnly<T>(caller: T | null): T {
  if (!caller) throw new Failure('UNAUTHENTICATED')
  return caller
}
