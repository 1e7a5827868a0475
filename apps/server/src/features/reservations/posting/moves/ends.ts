import type { PostFailure } from '@clipmint/contract'

import type { Move } from '../target.ts'
import { told } from '../trail.ts'

/** Ends a target for a reason that its owner is told. */
export function failed(failure: PostFailure, now: Date, words?: { code?: string; told?: string }): Move {
  const detail = { failure, code: words?.code ?? null, told: words?.told ?? null }
  return { to: 'failed', changes: { failure, ticket: null }, next: null, event: told('failed', detail) }
}

/** What its owner called off before it could be seen. */
export function calledOff(): Move {
  return { to: 'cancelled', changes: { ticket: null }, next: null, event: told('cancelled') }
}
