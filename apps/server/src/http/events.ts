import { fastifySSE } from '@fastify/sse'
import type { FastifyInstance } from 'fastify'

import type { Context } from '../context.ts'
import { Failure } from './failure.ts'

const heartbeatInterval = 15_000

/** Live news of the caller's account at GET /v3/events, one JSON `{ kind, id, data? }` an event. */
export async function serveEvents(
  app: FastifyInstance,
  { events, newId }: Pick<Context, 'events' | 'newId'>,
): Promise<void> {
  await app.register(async (scope) => {
    // Called, not registered: the named export lacks the wrapping that would carry it out of its own scope.
    await fastifySSE(scope, { heartbeatInterval })
    const open = new Set<() => void>()
    // A stream never ends by itself, so without this a closing server would wait for its clients to go.
    scope.addHook('preClose', async () => {
      for (const close of open) close()
    })
    scope.get(
      '/v3/events',
      { sse: 'only', schema, onRequest: async ({ caller }) => void membersOnly(caller) },
      async (request, reply) => {
        const caller = membersOnly(request.caller)
        const { sse: stream } = reply
        reply.header('x-accel-buffering', 'no')
        stream.keepAlive()
        const stop = events.subscribe(caller.id, (event) => {
          if (stream.isConnected) stream.send({ id: newId(), event: 'news', data: event }).catch(stop)
        })
        const close = () => stream.close()
        open.add(close)
        stream.onClose(() => {
          stop()
          open.delete(close)
        })
        // Sent once it is subscribed: who hears it misses nothing that follows.
        await stream.send({ event: 'hello', data: {}, retry: 2_000 })
      },
    )
  })
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
