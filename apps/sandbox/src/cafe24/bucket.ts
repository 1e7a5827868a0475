import type { FastifyReply } from 'fastify'

const size = 40
const perSecond = 2

/** The leaky bucket of each shop: forty calls, of which two run out every second. */
export function createBuckets(now: () => number) {
  const buckets = new Map<string, { used: number; at: number }>()
  return {
    /** Counts a call and tells of it in the headers; false when there is no room. */
    take(mall: string, reply: FastifyReply): boolean {
      const { used, at } = buckets.get(mall) ?? { used: 0, at: now() }
      const left = Math.max(0, used - ((now() - at) / 1_000) * perSecond)
      const hasRoom = left + 1 <= size
      const next = hasRoom ? left + 1 : left
      buckets.set(mall, { used: next, at: now() })
      reply.headers({
        'x-api-call-limit': `${Math.ceil(next)}/${size}`,
        'x-cafe24-call-usage': Math.ceil(next),
        'x-cafe24-call-remain': hasRoom ? 0 : Math.ceil((left + 1 - size) / perSecond),
        'x-cafe24-time-usage': 0,
        'x-cafe24-time-remain': 0,
      })
      return hasRoom
    },
  }
}
