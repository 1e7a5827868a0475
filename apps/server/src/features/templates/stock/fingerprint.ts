import { createHash } from 'node:crypto'

import type { Stocked } from './rules.ts'

/** The same for the same template and seasons, so that a start writes only what changed. */
export function fingerprintOf(stocked: Stocked): string {
  return createHash('sha256').update(JSON.stringify(stocked)).digest('base64url')
}
