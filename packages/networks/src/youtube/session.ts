import { Readable } from 'node:stream'

import { z } from 'zod'

import type { NetworkReply } from '../ask.ts'
import type { NetworkAccess, OutgoingVideo, Ticket, Trouble } from '../publisher.ts'
import { sendBytes, type Shipment } from '../send-bytes.ts'
import { bearer, faultOf, read, secretsOf, type World } from './ask.ts'
import { Video } from './video.ts'

/** A part that is not the last has to be a multiple of 256 KiB: this one is held up little by a lost answer. */
export const partBytes = 32 * 256 * 1024

const SessionTicket = z.object({
  /** Where the bytes go: whoever knows it can send them. */
  session: z.url(),
  bytes: z.number().int().positive(),
  privacy: z.string(),
  /** Known once the last byte has been answered, and when that was. */
  videoId: z.string().nullable(),
  sentAt: z.number().nullable(),
})
export type SessionTicket = z.output<typeof SessionTicket>

/** A ticket of ours; throws on any other. */
export const readTicket = (ticket: Ticket): SessionTicket => SessionTicket.parse(ticket)

/** What the network has of a file. `gone` is a session that it does not know any more, which says nothing of the video. */
export type Uploaded =
  | { status: 'missing'; fromByte: number }
  | { status: 'whole'; video: Video }
  | { status: 'gone' }
  | Trouble

/** Asks how much has arrived, which changes nothing: the answer to a finished upload is its video, however often. */
export function probe(
  world: World,
  access: NetworkAccess,
  { session, bytes }: SessionTicket,
  signal = new AbortController().signal,
): Promise<Uploaded> {
  return put(world, {
    url: new URL(session),
    headers: { ...bearer(access), 'content-range': `bytes */${bytes}` },
    open: async () => Readable.from([]),
    bytes: 0,
    signal,
  })
}

/** Sends one part, to the end of the file where `to` is its length. */
export function putPart(
  world: World,
  access: NetworkAccess,
  part: { ticket: SessionTicket; video: OutgoingVideo; from: number; to: number; signal: AbortSignal },
): Promise<Uploaded> {
  const { ticket, video, from, to, signal } = part
  return put(world, {
    url: new URL(ticket.session),
    headers: {
      ...bearer(access),
      'content-type': 'video/mp4',
      'content-range': `bytes ${from}-${to - 1}/${ticket.bytes}`,
    },
    open: () => video.open(from),
    bytes: to - from,
    signal,
  })
}

async function put(world: World, shipment: Omit<Shipment, 'method'>): Promise<Uploaded> {
  const reply = await sendBytes({ ...shipment, method: 'PUT' })
  if (reply.status !== 'replied') return reply
  return uploadedOf(world, reply, [shipment.url.href, ...secretsOf(world, shipment)])
}

/** The statuses are the protocol's own words here: 308 goes on, 404 and 410 know no such session. */
function uploadedOf(world: World, reply: NetworkReply, secrets: readonly string[]): Uploaded {
  const { httpStatus, headers } = reply
  if (httpStatus === 308) return keptOf(headers['range'])
  if (httpStatus === 404 || httpStatus === 410) return { status: 'gone' }
  if (httpStatus >= 300) return faultOf(world, reply, secrets)
  const got = read(world, reply, { shape: Video, secrets })
  return got.status === 'ok' ? { status: 'whole', video: got.value } : got
}

/** Without a range nothing was kept. */
function keptOf(range: string | undefined): Uploaded {
  if (range === undefined) return { status: 'missing', fromByte: 0 }
  const [, last] = /^bytes=0-(\d{1,15})$/.exec(range) ?? []
  if (last !== undefined) return { status: 'missing', fromByte: Number(last) + 1 }
  return { status: 'unclear', why: 'unreadable', told: `YouTube keeps the range ${range}.` }
}
