import { z } from 'zod'

import { GraphId } from '../graph/graph.ts'
import { doubtful, isDoubtful } from '../graph/trouble.ts'
import type { NetworkAccess, PublishOutcome, Ticket, Trouble, Unclear } from '../publisher.ts'
import { readContainer } from './container.ts'
import type { InstagramPlace } from './place.ts'
import { readTicket } from './ticket.ts'

const Made = z.object({ id: GraphId })

/** Subcodes with which the post may be there: consumed already (or never there), and "looks like spam", at times live. */
const mayBeLive = /\/(2207008|2207051)$/
const notReady = /\/2207027$|^9007$/

/** Publishes a container (`media_publish`), which cannot be taken back, and keeps the id of what it became. */
export async function publish(
  place: InstagramPlace,
  access: NetworkAccess,
  ticket: Ticket,
): Promise<PublishOutcome> {
  const { container } = readTicket(ticket)
  const form = { creation_id: container }
  const { token } = access.tokens.access
  const answer = await place.graph.ask(`/${access.remoteId}/media_publish`, { token, form }, Made)
  if (answer.status === 'ok') return { status: 'accepted', ticket: { ...ticket, media: answer.value.id } }
  if (answer.status === 'unclear') return answer
  if (mayBeLive.test(answer.code)) return whatBecame(place, access, { ticket, container, answer })
  return isDoubtful(answer) && !notReady.test(answer.code) ? doubtful(answer) : answer
}

/** Asks the container before a refusal is believed. */
async function whatBecame(
  place: InstagramPlace,
  access: NetworkAccess,
  { ticket, container, answer }: { ticket: Ticket; container: string; answer: Exclude<Trouble, Unclear> },
): Promise<PublishOutcome> {
  const state = await readContainer(place, access, container)
  if (state.status === 'ok' && state.value === 'published') return { status: 'accepted', ticket }
  // A container that is still to be published was refused in earnest.
  return state.status === 'ok' && state.value === 'finished' && answer.status === 'wait'
    ? answer
    : doubtful(answer)
}
