import type { Trouble, Wait } from '@clipmint/integrations'

import { lookWaitMs, posting } from '../limits.ts'
import type { Move, Target } from '../target.ts'
import { told } from '../trail.ts'
import { ageMs } from './age.ts'
import { failed } from './ends.ts'

/** Leaves a place behind that nobody sees and that has nothing in it, and opens another. */
export function beginAnew(target: Target, now: Date): Move {
  const generation = target.generation + 1
  if (generation >= posting.mostGenerations) return failed('network-away', now)
  return {
    to: 'media-ready',
    changes: { generation, ticket: null, sentBytes: 0, tries: 0, uploadedAt: null, publishingAt: null },
    next: now,
    event: told('again', { generation }),
  }
}

export function tryAgain(target: Target, now: Date, trouble: Passing): Move {
  const waitMs = posting.retryWaitsMs[target.tries]
  const words = 'code' in trouble ? trouble : { told: trouble.told }
  if (waitMs === undefined || isLate(target, now)) return failed('network-away', now, words)
  const next = new Date(now.getTime() + waitMs)
  const detail = { why: trouble.why, until: next.toISOString() }
  return {
    to: target.state,
    changes: {
      tries: target.tries + 1,
      publishingAt: target.publishingAt,
      // A network that does not answer, or not in whole, is away.
      waitsFor: trouble.status === 'wait' ? trouble.why : 'outage',
    },
    next,
    event: told('waiting', detail),
  }
}

export function waitUntil(target: Target, now: Date, until: Date, trouble: Wait): Move {
  // A quota that opens in a day may be waited for once: not from the first question on, which was moments before.
  if (ageMs(target.startedAt, now) >= posting.quotaMs || until.getTime() - now.getTime() > posting.quotaMs)
    return failed('quota-full', now, trouble)
  const next = new Date(Math.max(until.getTime(), now.getTime() + 1_000))
  const waitedMs = trouble.why === 'quota' ? next.getTime() - now.getTime() : 0
  const changes = {
    publishingAt: target.publishingAt,
    quotaWaitMs: target.quotaWaitMs + waitedMs,
    waitsFor: trouble.why,
  }
  return {
    to: target.state,
    changes,
    next,
    event: told('waiting', { why: trouble.why, until: next.toISOString() }),
  }
}

export function stillProcessing(target: Target, now: Date): Move {
  const age = ageMs(target.uploadedAt, now)
  if (age >= posting.processingMs) return failed('too-slow', now)
  const event = target.state === 'remote-processing' ? null : told('processing')
  return { to: 'remote-processing', next: new Date(now.getTime() + lookWaitMs(age)), event }
}

/** Looks for a post that may be seen, until nobody does any more. It is never sent again from here. */
export function lookAgain(target: Target, now: Date, why: Record<string, string> = {}): Move {
  const age = ageMs(target.publishingAt, now)
  const next = new Date(now.getTime() + lookWaitMs(age))
  if (age >= posting.unknownMs) return { to: 'unknown', next: null, event: told('given-up', why) }
  if (age < posting.processingMs) return { to: target.state, next, event: null }
  return { to: 'unknown', next, event: target.state === 'unknown' ? null : told('unclear', why) }
}

/** Trouble that may be over the next time. */
export type Passing = Extract<Trouble, { status: 'wait' | 'unclear' }>

/** Whether everything before publishing has taken too long, however little each step did. */
function isLate({ startedAt, quotaWaitMs }: Target, now: Date): boolean {
  return ageMs(startedAt, now) - quotaWaitMs > posting.sendingMs
}
