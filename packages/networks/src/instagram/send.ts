import { isMissing } from '../graph/trouble.ts'
import { uploadVideo } from '../graph/upload.ts'
import type { NetworkAccess, OutgoingPost, Publisher, SendOutcome, Ticket } from '../publisher.ts'
import { readContainer } from './container.ts'
import type { InstagramPlace } from './place.ts'
import { readTicket } from './ticket.ts'

type On = Parameters<Publisher['send']>[3]

/**
 * Sends the file to its container. A container does not say what it has of a file that was cut: it is sent from its start
 * again, and where that is refused the container is left behind for a new one. Where files are fetched nothing is sent.
 */
export async function send(
  place: InstagramPlace,
  access: NetworkAccess,
  { post, ticket, on }: { post: OutgoingPost; ticket: Ticket; on: On },
): Promise<SendOutcome> {
  const { uploadUrl, container, isSent } = readTicket(ticket)
  if (on.signal.aborted) return { status: 'unclear', why: 'cut', told: 'It was stopped.' }
  if (isSent || uploadUrl === null) return { status: 'sent', ticket }
  const { at, now } = place
  const { token } = access.tokens.access
  const upload = { at, now, uploadUrl, token, video: post.video, fromByte: 0, on }
  const outcome = await uploadVideo(upload)
  const sent: SendOutcome = { status: 'sent', ticket: { ...ticket, isSent: true } }
  if (outcome.status === 'sent') return sent
  if (outcome.status === 'gone') return outcome
  if (outcome.status !== 'elsewhere') return isMissing(outcome) ? { status: 'gone' } : outcome
  // It has bytes already: all of them, if an answer was lost.
  const state = await readContainer(place, access, container)
  if (state.status !== 'ok') return isMissing(state) ? { status: 'gone' } : state
  return state.value === 'finished' || state.value === 'published' ? sent : { status: 'gone' }
}
