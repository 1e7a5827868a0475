import { type LinkFault, networks, type PostFailure } from '@clipmint/contract'
import type {
  BeginOutcome,
  FindPostOutcome,
  LookOutcome,
  Published,
  Publisher,
  PublishOutcome,
  SendOutcome,
  Trouble,
  Wait,
} from '@clipmint/integrations'

import { lookWaitMs, posting } from './limits.ts'
import { mayBeSeen, type Move, type Target } from './target.ts'
import { told } from './trail.ts'

type Facts = Pick<Publisher['facts'], 'publishesBy' | 'listedWithinMs'>

/** What to do after a look: a move, or another question to the network first. */
export type Verdict = Move | 'publish' | 'find'

/** After a place for the post was asked for, which nobody sees: a lost answer does no harm. */
export function afterBegin(target: Target, outcome: BeginOutcome, now: Date): Move {
  if (outcome.status !== 'begun') return afterTrouble(target, outcome, now)
  return {
    to: 'remote-created',
    changes: { ticket: outcome.ticket, tries: 0, sentBytes: 0 },
    next: now,
    event: told('opened'),
  }
}

/** After the bytes were sent, or some of them. With `last-byte` it was written before that they publish. */
export function afterSend(target: Target, outcome: SendOutcome, now: Date): Move {
  // The place takes no bytes any more. What was about to be seen is looked for; the rest is begun anew.
  if (outcome.status === 'gone') return mayBeSeen(target) ? lookAgain(target, now) : beginAnew(target, now)
  if (outcome.status !== 'sent') return afterTrouble(target, outcome, now)
  const changes = { ticket: outcome.ticket, tries: 0, uploadedAt: now }
  const event = told('sent')
  return mayBeSeen(target)
    ? { to: 'publish-sent', changes, next: now, event }
    : { to: 'uploaded', changes, next: now, event }
}

/** After it was said that the post be seen, which was written down before. */
export function afterPublish(target: Target, outcome: PublishOutcome, now: Date): Move {
  switch (outcome.status) {
    case 'accepted':
      return { to: 'publish-sent', changes: { ticket: outcome.ticket, tries: 0 }, next: now, event: null }
    case 'wait':
      // Nothing came of it, so it can be said again: it is as if it had not been.
      return afterTrouble({ ...target, publishingAt: null, state: 'remote-processing' }, outcome, now)
    case 'unclear':
      return lookAgain(target, now)
    case 'needs-owner':
    case 'rejected':
      return afterTrouble({ ...target, publishingAt: null }, outcome, now)
  }
}

/** After a look at where a post stands. */
export function afterLook(target: Target, looked: LookOutcome, { now, facts }: At): Verdict {
  switch (looked.status) {
    case 'published':
      return published(looked, now)
    case 'processing':
      return mayBeSeen(target) ? lookAgain(target, now) : stillProcessing(target, now)
    case 'ready':
      return whenReady(target, now)
    case 'unsent':
      return whenUnsent(target, { now, facts })
    case 'gone':
      return mayBeSeen(target) ? 'find' : beginAnew(target, now)
    case 'rejected':
      return failed(`refused-${looked.refusal}`, now, looked)
    case 'needs-owner':
      return mayBeSeen(target)
        ? lookAgain(target, now, { fault: looked.fault })
        : failed(`link-${looked.fault}`, now, looked)
    case 'wait':
    case 'unclear':
      return mayBeSeen(target) ? lookAgain(target, now) : stillProcessing(target, now)
  }
}

/** After the network's lists were searched for a post whose ticket is gone. */
export function afterFind(target: Target, found: FindPostOutcome, { now, facts }: At): Move {
  if (found.status === 'published') return published(found, now)
  if (found.status !== 'absent' || !wouldBeListed(target, now)) return lookAgain(target, now)
  const provenMs = Math.max(posting.settleMs, facts.listedWithinMs)
  if (ageMs(target.publishingAt, now) < provenMs) return lookAgain(target, now)
  // Whoever waited so long is told that nothing came of it, and decides: it may not be wanted any more.
  return target.state === 'unknown' ? failed('nothing-came', now) : beginAnew(target, now)
}

/** Whether a network's lists would still show a post, so that one that is not there never was. */
function wouldBeListed({ network, kind, publishingAt }: Target, now: Date): boolean {
  const hours = networks[network].kinds[kind]?.lastsHours
  // The last hour is left out: clocks differ, and the question was asked before its answer is read.
  return hours === undefined || ageMs(publishingAt, now) < (hours - 1) * 3_600_000
}

/** After something stood in the way of a step of which nothing can be seen yet. */
export function afterTrouble(target: Target, trouble: Trouble, now: Date): Move {
  switch (trouble.status) {
    case 'needs-owner':
      return failed(`link-${trouble.fault}`, now, trouble)
    case 'rejected':
      return failed(`refused-${trouble.refusal}`, now, trouble)
    case 'unclear':
      return mayBeSeen(target) ? lookAgain(target, now) : tryAgain(target, now, trouble)
    case 'wait':
      if (mayBeSeen(target)) return lookAgain(target, now)
      return trouble.until === null
        ? tryAgain(target, now, trouble)
        : waitUntil(target, now, trouble.until, trouble)
  }
}

/** When bytes begin to go. */
export function beganSending(now: Date): Move {
  return { to: 'uploading', next: now, event: told('sending') }
}

/** What is written before anything is asked that makes a post be seen. */
export function aboutToPublish({ publishes }: Target, now: Date): Move {
  const changes = { publishingAt: now, publishes: publishes + 1 }
  return { to: 'publish-sent', changes, next: now, event: told('publishing') }
}

/** What its owner called off before it could be seen. */
export function calledOff(): Move {
  return { to: 'cancelled', changes: { ticket: null }, next: null, event: told('cancelled') }
}

/** Why nothing can be asked in an account's name: only its owner can bring it back, or its network gives no new tokens. */
export type NoAccess = { status: 'fault'; fault: LinkFault | 'unlinked' } | Wait

/** When the account cannot be asked: what may be seen is looked for once it can be again. */
export function withoutAccess(target: Target, none: NoAccess, now: Date): Move {
  if (target.state === 'confirmed') return afterAddressLook(target, { status: 'gone' }, now)
  if (none.status === 'wait') return afterTrouble(target, none, now)
  if (mayBeSeen(target)) return lookAgain(target, now, { fault: none.fault })
  return failed(none.fault === 'unlinked' ? 'unlinked' : `link-${none.fault}`, now)
}

/** Ends a target for a reason that its owner is told. */
export function failed(failure: PostFailure, now: Date, words?: { code?: string; told?: string }): Move {
  const detail = { failure, code: words?.code ?? null, told: words?.told ?? null }
  return { to: 'failed', changes: { failure, ticket: null }, next: null, event: told('failed', detail) }
}

type At = { now: Date; facts: Facts }
/** Trouble that may be over the next time. */
type Passing = Extract<Trouble, { status: 'wait' | 'unclear' }>

/** Some networks show a post before they tell its address: its ticket is kept to ask for that. */
function published({ remoteId, url }: Published, now: Date): Move {
  const changes = { remoteId, url, publishedAt: now, tries: 0, failure: null }
  const event = told('published', { url })
  return url === null
    ? { to: 'confirmed', changes, next: new Date(now.getTime() + lookWaitMs(0)), event }
    : { to: 'confirmed', changes: { ...changes, ticket: null }, next: null, event }
}

/** After a look for the address of a post that is seen: it is asked for through a day, and then goes without one. */
export function afterAddressLook(target: Target, looked: LookOutcome, now: Date): Move {
  const found = looked.status === 'published' ? looked : null
  const age = ageMs(target.publishedAt, now)
  const isDone = (found !== null && found.url !== null) || age >= posting.unknownMs
  return {
    to: 'confirmed',
    changes: { ...(found && { remoteId: found.remoteId, url: found.url }), ...(isDone && { ticket: null }) },
    next: isDone ? null : new Date(now.getTime() + lookWaitMs(age)),
    event: null,
  }
}

function whenReady(target: Target, now: Date): Verdict {
  if (!mayBeSeen(target)) return 'publish'
  // The network says that nothing came of it. While the call may still be under way that proves nothing.
  if (ageMs(target.publishingAt, now) < posting.settleMs) return lookAgain(target, now)
  if (target.state === 'unknown') return failed('nothing-came', now)
  return target.publishes < posting.mostPublishes ? 'publish' : failed('network-away', now)
}

function whenUnsent(target: Target, { now, facts }: At): Move {
  const changes = { publishingAt: null }
  if (!mayBeSeen(target)) return { to: 'uploading', next: now, event: null }
  const mayBeUnderWay = ageMs(target.publishingAt, now) < posting.settleMs
  // A place of the network's own that misses bytes cannot have been published; sending goes on in the same place.
  if (facts.publishesBy === 'last-byte' && !mayBeUnderWay)
    return target.state === 'unknown'
      ? failed('nothing-came', now)
      : { to: 'uploading', changes, next: now, event: told('again', { generation: target.generation }) }
  return lookAgain(target, now)
}

/** Leaves a place behind that nobody sees and that has nothing in it, and opens another. */
function beginAnew(target: Target, now: Date): Move {
  const generation = target.generation + 1
  if (generation >= posting.mostGenerations) return failed('network-away', now)
  return {
    to: 'media-ready',
    changes: { generation, ticket: null, sentBytes: 0, tries: 0, uploadedAt: null, publishingAt: null },
    next: now,
    event: told('again', { generation }),
  }
}

/** Looks for a post that may be seen, until nobody does any more. It is never sent again from here. */
function lookAgain(target: Target, now: Date, why: Record<string, string> = {}): Move {
  const age = ageMs(target.publishingAt, now)
  const next = new Date(now.getTime() + lookWaitMs(age))
  if (age >= posting.unknownMs) return { to: 'unknown', next: null, event: told('given-up', why) }
  if (age < posting.processingMs) return { to: target.state, next, event: null }
  return { to: 'unknown', next, event: target.state === 'unknown' ? null : told('unclear', why) }
}

function stillProcessing(target: Target, now: Date): Move {
  const age = ageMs(target.uploadedAt, now)
  if (age >= posting.processingMs) return failed('too-slow', now)
  const event = target.state === 'remote-processing' ? null : told('processing')
  return { to: 'remote-processing', next: new Date(now.getTime() + lookWaitMs(age)), event }
}

function tryAgain(target: Target, now: Date, trouble: Passing): Move {
  const waitMs = posting.retryWaitsMs[target.tries]
  const words = 'code' in trouble ? trouble : { told: trouble.told }
  if (waitMs === undefined || isLate(target, now)) return failed('network-away', now, words)
  const next = new Date(now.getTime() + waitMs)
  const detail = { why: trouble.why, until: next.toISOString() }
  return {
    to: target.state,
    changes: { tries: target.tries + 1, publishingAt: target.publishingAt },
    next,
    event: told('waiting', detail),
  }
}

function waitUntil(target: Target, now: Date, until: Date, trouble: Wait): Move {
  // A quota that opens in a day may be waited for once: not from the first question on, which was moments before.
  if (ageMs(target.startedAt, now) >= posting.quotaMs || until.getTime() - now.getTime() > posting.quotaMs)
    return failed('quota-full', now, trouble)
  const next = new Date(Math.max(until.getTime(), now.getTime() + 1_000))
  const waitedMs = trouble.why === 'quota' ? next.getTime() - now.getTime() : 0
  const changes = { publishingAt: target.publishingAt, quotaWaitMs: target.quotaWaitMs + waitedMs }
  return {
    to: target.state,
    changes,
    next,
    event: told('waiting', { why: trouble.why, until: next.toISOString() }),
  }
}

/** Whether everything before publishing has taken too long, however little each step did. */
function isLate({ startedAt, quotaWaitMs }: Target, now: Date): boolean {
  return ageMs(startedAt, now) - quotaWaitMs > posting.sendingMs
}

function ageMs(since: Date | null, now: Date): number {
  return since === null ? 0 : now.getTime() - since.getTime()
}
