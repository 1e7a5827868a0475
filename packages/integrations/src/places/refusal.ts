import { Unanswered } from '@clipmint/net'

import type { PlaceFault } from './source.ts'

/** How a provider's code ends early; becomes a value where the port is left. */
export class PlaceRefusal extends Error {
  override name = 'PlaceRefusal'
  readonly fault: PlaceFault
  constructor(fault: PlaceFault, options?: ErrorOptions) {
    super(`The place cannot be read: ${fault}.`, options)
    this.fault = fault
  }
}

/** The fault that an error means; what is none of ours flies on. */
export function faultOf(error: unknown): PlaceFault {
  if (error instanceof PlaceRefusal) return error.fault
  if (error instanceof Unanswered) return error.fault === 'private' ? 'unsupported_host' : error.fault
  throw error
}
