import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

import { Failure } from '../failure.ts'

/**
 * At most so many calls a minute for each account, or for each address of visitors. Counted in each process: with
 * several API processes the allowance grows with them.
 */
export async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => request.caller?.id ?? request.ip,
    errorResponseBuilder: () => new Failure('TOO_MANY_REQUESTS'),
  })
}
