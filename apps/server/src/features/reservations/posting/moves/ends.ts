import type { PostFailure } from '@clipmint/contract'

import type { Move } from '../target.ts'
import { told } from '../trail.ts'

/** Ends a target for a reason that its owner is told. */
export function failed(failure: PostFailure, now: Date, words?: { code?: string; told?: string }): Move {
  const detail = { failure, code: words?.code ?? null, told: words?.told ?? null }
  return { to: 'failed', changes: { failure, ticket: null }, next: null, event: told('failed', detail) }
}

/** What was called off before it could be seen: by its owner, or for a reason that whoever planned it hears of. */
export function calledOff(why: 'outdated' | 'promotion-over' | null = null): Move {
  const event = why === null ? told('cancelled') : told('failed', { failure: why, code: null, told: null })
  return { to: 'cancelled', changes: { ticket: null, failure: why }, next: null, event }
}
