import type { FastifyInstance } from 'fastify'

import { Failure } from '../failure.ts'
import type { Metrics } from '../metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'

export type Operations = {
  isReady: () => Promise<boolean>
  metrics: Metrics
  /** Who may read `/metrics`. */
  metricsAccess: Parameters<typeof mayReadMetrics>[1]
}

/** What operators ask: `/healthz` (the process lives), `/readyz` (it can serve), `/metrics` (Prometheus). */
export function serveOperations(app: FastifyInstance, { isReady, metrics, metricsAccess }: Operations): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1_000
    metrics.answered({ method: request.method, route, status: reply.statusCode }, seconds)
    request.log.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', hidden, async ({ raw, headers }, reply) => {
    const caller = {
      address: raw.socket.remoteAddress,
      authorization: headers.authorization,
      isForwarded: ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers),
    }
    // A stranger does not even learn that it is there.
    if (!mayReadMetrics(caller, metricsAccess)) throw new Failure('NOT_FOUND')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
