import type { FastifyReply } from 'fastify'

/** Counts the calls of a stretch of time, tells of them in the provider's headers, and says when there are too many. */
export function createQuota(most: number, seconds: number, now: () => Date) {
  let endsAt = 0
  let used = 0
  return {
    /** How many seconds to wait; 0 when the call may go on. */
    take(reply: FastifyReply): number {
      const time = now().getTime()
      if (time >= endsAt) {
        endsAt = time + seconds * 1_000
        used = 0
      }
      const wait = Math.ceil((endsAt - time) / 1_000)
      if (used >= most) return wait
      used += 1
      reply.headers({
        'x-ratelimit-limit': most,
        'x-ratelimit-remaining': most - used,
        'x-ratelimit-reset': wait,
      })
      return 0
    },
  }
}
