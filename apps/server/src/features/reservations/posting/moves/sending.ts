import type { BeginOutcome, SendOutcome } from '@clipmint/integrations'

import { mayBeSeen, type Move, type Target } from '../target.ts'
import { told } from '../trail.ts'
import { beginAnew, lookAgain } from './again.ts'
import { afterTrouble } from './trouble.ts'

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

/** When bytes begin to go. */
export function beganSending(now: Date): Move {
  return { to: 'uploading', next: now, event: told('sending') }
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
