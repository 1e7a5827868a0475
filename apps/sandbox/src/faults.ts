import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyReply } from 'fastify'

/** What every service can be made to do wrong. */
export const faults = ['none', 'slow', 'busy', 'broken', 'garbled', 'silent'] as const
/** What some services do wrong besides, in words of their own: they see to it themselves. */
export const ownFaults = [
  'used-code',
  'no-email',
  'wrong-audience',
  'expired-token',
  'bad-signature',
  'login-refused',
  'greylist',
  'no-mailbox',
  'drop-after-data',
  'captcha',
  'rebuilt',
  'reviews-busy',
  'no-scope',
  'malformed',
  'always-malformed',
  'too-many',
  'banned-claims',
  'some-claims',
  'echo',
  'refusal',
  'cut-off',
  'stalled',
  'broken-off',
  'busy-once',
] as const
export type OwnFault = (typeof ownFaults)[number]
export type Fault = (typeof faults)[number] | OwnFault

/** The fault that a stand-in plays now. */
export type FaultSwitch = {
  now: () => Fault
  set: (fault: Fault) => void
  /**
   * Plays the fault on a call to the service, before the service does anything; true when the answer is given by it.
   * `busy` is 429 with Retry-After, `broken` 500, `garbled` half a JSON, `silent` a line that goes dead, `slow` waits
   * three seconds and then lets the service answer.
   */
  play: (reply: FastifyReply) => Promise<boolean>
}

const slowMs = 3_000

export function createFaultSwitch(): FaultSwitch {
  let fault: Fault = 'none'
  return {
    now: () => fault,
    set: (next) => {
      fault = next
    },
    async play(reply) {
      switch (fault) {
        case 'slow':
          await sleep(slowMs)
          return false
        case 'busy':
          reply.code(429).header('retry-after', '5').send({ message: 'Too many requests' })
          return true
        case 'broken':
          reply.code(500).send({ message: 'Internal error' })
          return true
        case 'garbled':
          reply.type('application/json').send('{"groupInfo": {"count"')
          return true
        case 'silent':
          reply.hijack()
          reply.raw.destroy()
          return true
        // What a service does wrong in words of its own, it sees to itself.
        default:
          return false
      }
    },
  }
}
