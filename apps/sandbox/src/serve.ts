import Fastify, { type FastifyInstance } from 'fastify'

import { type FaultSwitch, createFaultSwitch, faults } from './faults.ts'
import { serveFont } from './page/font.ts'
import { homePage } from './page/home.ts'
import { html } from './page/html.ts'
import { serveStyle } from './page/style.ts'
import { langOf } from './page/words.ts'
import type { StandIn } from './stand-in.ts'

/** A server of these services, each below /sandbox with a switch for its faults, and of a page that lists them. */
export async function serveStandIns(standIns: readonly StandIn[]): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: 1024 ** 2,
    // Names of payments and kept cards are long.
    routerOptions: { maxParamLength: 300 },
  })
  const services = standIns.map((standIn) => ({ standIn, fault: createFaultSwitch() }))
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
        serveFault(scope, standIn, fault)
      }
    },
    { prefix: '/sandbox' },
  )
  return app
}

/** POST /sandbox/faults/<id> with `fault`: makes the service misbehave, or well again. */
function serveFault(app: FastifyInstance, { id, faults: own = [] }: StandIn, fault: FaultSwitch): void {
  app.post<{ Body: { fault?: unknown } | null }>(`/faults/${id}`, async (request, reply) => {
    const asked = request.body?.fault
    const wanted = [...faults, ...own].find((it) => it === asked)
    if (!wanted) return reply.code(400).send({ message: 'No such fault.' })
    fault.set(wanted)
    return request.headers.accept?.includes('text/html') ? reply.redirect('/sandbox', 303) : { fault: wanted }
  })
}
