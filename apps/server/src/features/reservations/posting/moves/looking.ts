import { networks } from '@clipmint/contract'
import type { FindPostOutcome, LookOutcome, Published, Publisher } from '@clipmint/integrations'

import { lookWaitMs, posting } from '../limits.ts'
import { mayBeSeen, type Move, type Target } from '../target.ts'
import { told } from '../trail.ts'
import { beginAnew, lookAgain, stillProcessing } from './again.ts'
import { ageMs } from './age.ts'
import { failed } from './ends.ts'

/** What to do after a look: a move, or another question to the network first. */
export type Verdict = Move | 'publish' | 'find'

type Facts = Pick<Publisher['facts'], 'publishesBy' | 'listedWithinMs'>

type At = { now: Date; facts: Facts }

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

/** Whether a network's lists would still show a post, so that one that is not there never was. */
function wouldBeListed({ network, kind, publishingAt }: Target, now: Date): boolean {
  const hours = networks[network].kinds[kind]?.lastsHours
  // The last hour is left out: clocks differ, and the question was asked before its answer is read.
  return hours === undefined || ageMs(publishingAt, now) < (hours - 1) * 3_600_000
}

/** Some networks show a post before they tell its address: its ticket is kept to ask for that. */
function published({ remoteId, url }: Published, now: Date): Move {
  const changes = { remoteId, url, publishedAt: now, tries: 0, failure: null }
  const event = told('published', { url })
  return url === null
    ? { to: 'confirmed', changes, next: new Date(now.getTime() + lookWaitMs(0)), event }
    : { to: 'confirmed', changes: { ...changes, ticket: null }, next: null, event }
}
