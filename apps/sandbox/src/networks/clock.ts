import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Store } from './documents.ts'

type Turned = { aheadMs: number; frozenAt: number | null }

/** The clock of all networks: expiry, processing, quotas and numbers go by it. It runs on by itself unless frozen. */
export type Clock = {
  now: () => number
  turn: (seconds: number) => void
  serve: (app: FastifyInstance) => void
}

const Asked = z.strictObject({
  /** How far the clock is turned on. */
  seconds: z.number().min(0).optional(),
  /** Sets the clock to a moment. */
  at: z.iso.datetime({ offset: true }).optional(),
  frozen: z.boolean().optional(),
})

export function createClock(real: () => Date, store: Store): Clock {
  const kept = store.open<Turned>('clock')
  const turned = () => kept.get('clock') ?? { aheadMs: 0, frozenAt: null }
  const now = () => turned().frozenAt ?? real().getTime() + turned().aheadMs
  const put = (at: number, frozen: boolean) =>
    kept.put('clock', { aheadMs: at - real().getTime(), frozenAt: frozen ? at : null })
  const told = () => ({ now: new Date(now()).toISOString(), frozen: turned().frozenAt !== null })

  return {
    now,
    turn: (seconds) => void put(now() + seconds * 1_000, turned().frozenAt !== null),
    serve(app) {
      app.get('/networks/clock', async () => told())
      app.post('/networks/clock', async (request, reply) => {
        const asked = Asked.safeParse(request.body ?? {})
        if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) })
        const { seconds = 0, at, frozen = turned().frozenAt !== null } = asked.data
        put((at === undefined ? now() : Date.parse(at)) + seconds * 1_000, frozen)
        return told()
      })
    },
  }
}
