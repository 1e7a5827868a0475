import { GraphSuccess } from '../graph/graph.ts'
import { doubtful, isDoubtful } from '../graph/trouble.ts'
import type { NetworkAccess, OutgoingPost, PublishOutcome, Ticket } from '../publisher.ts'
import { look } from './look.ts'
import type { FacebookPlace } from './place.ts'
import { edgesOf, readTicket } from './ticket.ts'

/** Has a video be seen: `upload_phase=finish`. Success says only that it was heard; whether it is seen its status says. */
export async function publish(
  place: FacebookPlace,
  access: NetworkAccess,
  { post, ticket }: { post: OutgoingPost; ticket: Ticket },
): Promise<PublishOutcome> {
  const { kind, text } = post
  const { video, session } = readTicket(ticket)
  const words: Record<string, string> = kind === 'story' || text === '' ? {} : { description: text }
  const which: Record<string, string> =
    session === null ? { video_id: video } : { upload_session_id: session }
  const form = {
    upload_phase: 'finish',
    ...which,
    ...(kind === 'reels' && { video_state: 'PUBLISHED' }),
    ...words,
  }
  const { token } = access.tokens.access
  const path = `/${access.remoteId}/${edgesOf(kind).make}`
  const answer = await place.graph.ask(path, { token, form }, GraphSuccess)
  if (answer.status === 'ok') return { status: 'accepted', ticket }
  if (answer.status === 'unclear') return answer
  // An error of the server's own says nothing of what it did before.
  if (isDoubtful(answer)) return doubtful(answer)
  if (answer.status !== 'rejected' || answer.refusal !== 'duplicate') return answer
  // Perhaps it is this post itself that is there already, by a call whose answer was lost.
  const looked = await look(place, access, { kind, ticket })
  if (looked.status === 'published') return { status: 'accepted', ticket }
  return looked.status === 'ready' ? answer : doubtful(answer)
}
