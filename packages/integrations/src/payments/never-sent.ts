import { neverSent as neverLeft } from '@clipmint/net'

import type { Refused } from './gateway.ts'

/** The ending of a call that never reached the gateway, so that nothing can have come of it; null for any other fault. */
export function neverSent(error: Error): Refused | null {
  const never = neverLeft(error)
  return never && { status: 'refused', reason: 'unavailable', ...never }
}
