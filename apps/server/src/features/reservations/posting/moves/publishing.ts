import type { PublishOutcome } from '@clipmint/integrations'

import type { Move, Target } from '../target.ts'
import { told } from '../trail.ts'
import { lookAgain } from './again.ts'
import { afterTrouble } from './trouble.ts'

/** What is written before anything is asked that makes a post be seen. */
export function aboutToPublish({ publishes }: Target, now: Date): Move {
  const changes = { publishingAt: now, publishes: publishes + 1 }
  return { to: 'publish-sent', changes, next: now, event: told('publishing') }
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
