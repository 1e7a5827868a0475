import { uploadVideo, type UploadOutcome } from '../graph/upload.ts'
import type { NetworkAccess, OutgoingPost, Publisher, SendOutcome, Ticket } from '../publisher.ts'
import { begin } from './begin.ts'
import { readContainer } from './container.ts'
import type { InstagramPlace } from './place.ts'
import { readTicket } from './ticket.ts'

type On = Parameters<Publisher['send']>[3]

/**
 * Sends the file to its container. A container does not say what it has of a file that was cut: it is sent from its start
 * again, and where that is refused into a new container, as nobody sees either. Where files are fetched nothing is sent.
 */
export async function send(
  place: InstagramPlace,
  access: NetworkAccess,
  { post, ticket, on }: { post: OutgoingPost; ticket: Ticket; on: On },
): Promise<SendOutcome> {
  const { uploadUrl, container, isSent } = readTicket(ticket)
  if (on.signal.aborted) return { status: 'unclear', why: 'cut', told: 'It was stopped.' }
  if (isSent || uploadUrl === null) return { status: 'sent', ticket }
  const first = await upload(place, access, { post, uploadUrl, on })
  if (first.status === 'sent') return { status: 'sent', ticket: { ...ticket, isSent: true } }
  if (first.status !== 'elsewhere' && !isCut(first, on)) return first
  // It has bytes already: all of them, if an answer was lost.
  const state = await readContainer(place, access, container)
  if (state.status !== 'ok') return state
  if (state.value === 'finished' || state.value === 'published')
    return { status: 'sent', ticket: { ...ticket, isSent: true } }
  return sendAnew(place, access, { post, on })
}

/** A line that went dead may be a host that refused what it has already, and whose answer was lost. */
function isCut(outcome: UploadOutcome, { signal }: On): boolean {
  return outcome.status === 'unclear' && outcome.why === 'cut' && !signal.aborted
}

async function sendAnew(
  place: InstagramPlace,
  access: NetworkAccess,
  { post, on }: { post: OutgoingPost; on: On },
): Promise<SendOutcome> {
  const begun = await begin(place, access, post)
  if (begun.status !== 'begun') return begun
  const { uploadUrl } = readTicket(begun.ticket)
  const again = await upload(place, access, { post, uploadUrl: uploadUrl ?? '', on })
  if (again.status === 'elsewhere') return { status: 'unclear', why: 'cut', told: again.told }
  return again.status === 'sent' ? { status: 'sent', ticket: { ...begun.ticket, isSent: true } } : again
}

function upload(
  { at, now }: InstagramPlace,
  { tokens }: NetworkAccess,
  { post, uploadUrl, on }: { post: OutgoingPost; uploadUrl: string; on: On },
) {
  const { token } = tokens.access
  return uploadVideo({ at, now, uploadUrl, token, video: post.video, fromByte: 0, on })
}
