import type { FastifyInstance } from 'fastify'

/** A gateway's clock, which a test lets run ahead by POST /<gateway>/clock with `seconds`. */
export function createClock(clock: () => Date): {
  now: () => Date
  serve: (app: FastifyInstance, gateway: string) => void
} {
  let turnedMs = 0
  const now = () => new Date(clock().getTime() + turnedMs)
  return {
    now,
    serve(app, gateway) {
      app.post<{ Body: { seconds?: unknown } | null }>(`/${gateway}/clock`, async (request) => {
        turnedMs += (Number(request.body?.seconds) || 0) * 1_000
        return { now: now().toISOString() }
      })
    },
  }
}
