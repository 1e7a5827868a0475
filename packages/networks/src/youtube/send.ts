import { afterTheLast } from '../meaning.ts'
import type { NetworkAccess, OutgoingPost, Publisher, SendOutcome, Unclear, Wait } from '../publisher.ts'
import type { World } from './ask.ts'
import { partBytes, probe, putPart, type SessionTicket, type Uploaded } from './session.ts'

type On = Parameters<Publisher['send']>[3]
type Sending = { post: OutgoingPost; ticket: SessionTicket; on: On }

/** Parts in a row of which nothing was kept, before it is left for later. */
const mostBarren = 3

/**
 * Sends what the session says it lacks, part by part, and goes on at the byte that it names after each: it may keep less
 * than it was sent. The part with the last byte makes the video be seen.
 */
export async function send(
  world: World,
  access: NetworkAccess,
  { post, ticket, on }: Sending,
): Promise<SendOutcome> {
  let state = await probe(world, access, ticket, on.signal)
  let isAnnounced = false
  for (let barren = 0; state.status === 'missing';) {
    const { fromByte: from } = state
    on.sent(from)
    if (from >= ticket.bytes) return unfinished
    const to = Math.min(from + partBytes, ticket.bytes)
    const isLast = to === ticket.bytes
    if (isLast && !isAnnounced) {
      await on.aboutToPublish()
      isAnnounced = true
    }
    const next: Uploaded = await putPart(world, access, {
      ticket,
      video: post.video,
      from,
      to,
      signal: on.signal,
    })
    barren = next.status === 'missing' && next.fromByte <= from ? barren + 1 : 0
    if (barren === mostBarren) return stuck
    state = next
  }
  if (state.status === 'gone') return state
  if (state.status !== 'whole') return isAnnounced ? afterTheLast(state) : state
  on.sent(ticket.bytes)
  return { status: 'sent', ticket: { ...ticket, videoId: state.video.id, sentAt: world.now().getTime() } }
}

const unfinished: Unclear = {
  status: 'unclear',
  why: 'unreadable',
  told: 'YouTube has all bytes and names no video.',
}

const stuck: Wait = {
  status: 'wait',
  why: 'busy',
  until: null,
  code: '308',
  told: 'YouTube keeps nothing of what it is sent.',
}
