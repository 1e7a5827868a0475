import type { Refused } from './gateway.ts'

const nobodyThere = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** The ending of a call that never reached the gateway, so that nothing can have come of it; null for any other fault. */
export function neverSent(error: Error): Refused | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (nobodyThere.has(code)) return { status: 'refused', reason: 'unavailable', code, told: at.message }
  }
  return null
}
