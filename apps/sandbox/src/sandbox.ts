import Fastify, { type FastifyInstance } from 'fastify'

import { type FaultSwitch, createFaultSwitch, isFault } from './faults.ts'
import { createInbox } from './inbox/index.ts'
import { createMessages } from './inbox/messages.ts'
import { serveFont } from './page/font.ts'
import { homePage } from './page/home.ts'
import { html } from './page/html.ts'
import { serveStyle } from './page/style.ts'
import { langOf } from './page/words.ts'
import { createPush } from './push/index.ts'
import type { StandIn } from './stand-in.ts'
import { createStock } from './stock/index.ts'

/** Everything that is stood in for. To add one: a folder here, a line below. */
function standIns(now: () => Date): StandIn[] {
  const messages = createMessages(now)
  return [createInbox(messages, now), createPush(messages, now), ...createStock(now)]
}

/** The outside world on this machine: each service under /sandbox, and pages for a person to look at them. */
export async function createSandbox(now: () => Date = () => new Date()): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 1024 ** 2 })
  const services = standIns(now).map((standIn) => ({ standIn, fault: createFaultSwitch() }))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())))
    },
  )
  await app.register(
    async (scope) => {
      serveStyle(scope)
      serveFont(scope)
      scope.get('', async (request, reply) => html(reply, homePage(services, langOf(request))))
      for (const { standIn, fault } of services) {
        standIn.serve(scope, fault)
        serveFault(scope, standIn.id, fault)
      }
    },
    { prefix: '/sandbox' },
  )
  return app
}

/** POST /sandbox/faults/<id> with `fault`: makes the service misbehave, or well again. */
function serveFault(app: FastifyInstance, id: string, fault: FaultSwitch): void {
  app.post<{ Body: { fault?: unknown } | null }>(`/faults/${id}`, async (request, reply) => {
    const wanted = request.body?.fault
    if (!isFault(wanted)) return reply.code(400).send({ message: 'No such fault.' })
    fault.set(wanted)
    return request.headers.accept?.includes('text/html') ? reply.redirect('/sandbox', 303) : { fault: wanted }
  })
}
