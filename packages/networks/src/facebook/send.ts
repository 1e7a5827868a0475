import { isMissing } from '../graph/trouble.ts'
import { uploadVideo, type UploadOutcome } from '../graph/upload.ts'
import type { NetworkAccess, OutgoingPost, SendOutcome, Ticket } from '../publisher.ts'
import { readStanding } from './look.ts'
import { sendInParts } from './parts.ts'
import type { FacebookPlace, Sending, SendingOn } from './place.ts'
import { readTicket } from './ticket.ts'

/** Sends what is missing of the file, from where Facebook says that it is. */
export async function send(
  place: FacebookPlace,
  access: NetworkAccess,
  { post, ticket, on }: { post: OutgoingPost; ticket: Ticket; on: SendingOn },
): Promise<SendOutcome> {
  const read = readTicket(ticket)
  let outcome = await sendMissing(place, access, { post, ticket: read, on })
  if (outcome.status === 'elsewhere') outcome = await sendMissing(place, access, { post, ticket: read, on })
  if (outcome.status === 'elsewhere') return { status: 'unclear', why: 'cut', told: outcome.told }
  if (outcome.status === 'sent') return { status: 'sent', ticket }
  return outcome.status !== 'gone' && isMissing(outcome) ? { status: 'gone' } : outcome
}

async function sendMissing(
  place: FacebookPlace,
  access: NetworkAccess,
  sending: Omit<Sending, 'fromByte'>,
): Promise<UploadOutcome> {
  const standing = await readStanding(place, access, sending.ticket)
  switch (standing.status) {
    case 'unsent':
      return sendFrom(place, access, { ...sending, fromByte: standing.fromByte })
    case 'gone':
      return sendUnseen(place, access, sending)
    case 'ready':
    case 'processing':
    case 'draft':
    case 'live':
      return { status: 'sent' }
    default:
      return standing
  }
}

/** Right after it was made a video may not be known for a moment, and has nothing; one whose time is over takes nothing. */
async function sendUnseen(
  place: FacebookPlace,
  access: NetworkAccess,
  sending: Omit<Sending, 'fromByte'>,
): Promise<UploadOutcome> {
  const outcome = await sendFrom(place, access, { ...sending, fromByte: 0 })
  return outcome.status === 'rejected' ? { status: 'gone' } : outcome
}

function sendFrom(place: FacebookPlace, access: NetworkAccess, sending: Sending): Promise<UploadOutcome> {
  const { post, ticket, fromByte, on } = sending
  if (ticket.uploadUrl === null) return sendInParts(place, access, sending)
  const { at, now } = place
  const { token } = access.tokens.access
  return uploadVideo({ at, now, uploadUrl: ticket.uploadUrl, token, video: post.video, fromByte, on })
}
