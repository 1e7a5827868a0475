import { z } from 'zod'

import { afterTheLast } from '../meaning.ts'
import type { NetworkAccess, OutgoingPost, Publisher, SendOutcome } from '../publisher.ts'
import { sendBytes } from '../send-bytes.ts'
import { faultOf, secretsOf, withoutCode, type World } from './ask.ts'
import type { UploadTicket } from './begin.ts'
import { look } from './look.ts'

type On = Parameters<Publisher['send']>[3]
type Sending = { post: OutgoingPost; ticket: UploadTicket; on: On }

const Coded = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) })

/** Sends the file in one chunk, where TikTok says that it is missing. With its last byte the post comes to be. */
export async function send(
  world: World,
  access: NetworkAccess,
  { post, ticket, on }: Sending,
): Promise<SendOutcome> {
  const standing = await look(world, access, ticket)
  switch (standing.status) {
    case 'unsent':
      return sendWhole(world, access, { post, ticket, on })
    case 'processing':
    case 'published':
      on.sent(ticket.bytes)
      return sentOf(ticket)
    case 'ready':
      throw new Error('TikTok has no posts that wait for a call.')
    default:
      return standing
  }
}

async function sendWhole(
  world: World,
  { tokens }: NetworkAccess,
  { post: { video }, ticket, on }: Sending,
): Promise<SendOutcome> {
  const { bytes, uploadUrl } = ticket
  on.sent(0)
  await on.aboutToPublish()
  const reply = await sendBytes({
    method: 'PUT',
    url: new URL(uploadUrl),
    headers: { 'content-type': 'video/mp4', 'content-range': `bytes 0-${bytes - 1}/${bytes}` },
    open: () => video.open(0),
    bytes,
    signal: on.signal,
  })
  if (reply.status === 'wait') return afterTheLast(reply)
  if (reply.status === 'unclear') return reply
  if (reply.httpStatus === 201) {
    on.sent(bytes)
    return sentOf(ticket)
  }
  const coded = Coded.safeParse(reply.json)
  // The host for bytes has statuses and no envelope: 206, 403, 404 and 416 all say to look at what is there.
  if (!coded.success) return withoutCode(world, reply)
  const secrets = [...secretsOf(world, tokens), uploadUrl]
  return afterTheLast(faultOf(world, reply, { ...coded.data.error, secrets }))
}

function sentOf(ticket: UploadTicket): SendOutcome {
  return { status: 'sent', ticket: { ...ticket, isSent: true } }
}
