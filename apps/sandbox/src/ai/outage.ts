import type { FastifyReply } from 'fastify'

import type { FaultSwitch } from '../faults.ts'

/** How an API says that it cannot answer now. */
export type Outage = {
  busy: (reply: FastifyReply, seconds: number) => void
  broken: (reply: FastifyReply) => void
}

/** Plays what is wrong with the service, in the API's own words where it has any; true when the call ends here. */
export async function isOut(reply: FastifyReply, fault: FaultSwitch, outage: Outage): Promise<boolean> {
  switch (fault.now()) {
    case 'busy-once':
      fault.set('none')
      outage.busy(reply, 1)
      return true
    case 'busy':
      outage.busy(reply, 30)
      return true
    case 'broken':
      outage.broken(reply)
      return true
    default:
      return fault.play(reply)
  }
}
