import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { unreadable } from '../ask.ts'
import { faultIn } from '../graph/trouble.ts'
import type { UploadOutcome } from '../graph/upload.ts'
import { readJson } from '../json.ts'
import type { NetworkAccess, Trouble } from '../publisher.ts'
import { sendBytes } from '../send-bytes.ts'
import type { FacebookPlace, Sending } from './place.ts'

const usualPartBytes = 4 * 1024 * 1024

const Offset = z.coerce.number().int().nonnegative()
const Next = z.object({ start_offset: Offset, end_offset: Offset })
type Next = z.output<typeof Next>

/** Sends a long video in parts (`upload_phase=transfer` of the Page videos reference), each as Facebook asks for it. */
export async function sendInParts(
  place: FacebookPlace,
  access: NetworkAccess,
  sending: Sending,
): Promise<UploadOutcome> {
  const { ticket, on, fromByte } = sending
  let next: Next = { start_offset: fromByte, end_offset: fromByte + (ticket.partBytes ?? usualPartBytes) }
  let corrected = 0
  while (next.start_offset < ticket.bytes && next.start_offset !== next.end_offset) {
    const answer = await sendPart(place, access, sending, next)
    if (answer.status === 'corrected') {
      corrected += 1
      if (corrected > 3) return { status: 'elsewhere', told: 'Facebook asks for one part again and again.' }
    } else if (answer.status !== 'next') return answer
    next = answer.next
    on.sent(Math.min(next.start_offset, ticket.bytes))
  }
  return { status: 'sent' }
}

type Part = { status: 'next'; next: Next } | { status: 'corrected'; next: Next } | Trouble

async function sendPart(
  { graph, now }: FacebookPlace,
  { remoteId: page, tokens }: NetworkAccess,
  { post, ticket, on }: Sending,
  { start_offset: start, end_offset: end }: Next,
): Promise<Part> {
  const { token } = tokens.access
  const fields = {
    upload_phase: 'transfer',
    upload_session_id: ticket.session ?? '',
    start_offset: String(start),
    ...graph.proof(token),
  }
  const { boundary, around } = formAround(fields)
  const bytes = Math.min(end, ticket.bytes) - start
  const reply = await sendBytes({
    method: 'POST',
    url: graph.address(`/${page}/videos`),
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    open: () => post.video.open(start),
    bytes,
    around,
    onSent: (sent) => on.sent(start + sent),
    signal: on.signal,
  })
  if (reply.status !== 'replied') return reply
  const fault = faultIn(reply.json, { headers: reply.headers, now: now(), secrets: [token] })
  const right = fault && Next.safeParse(typeof fault.data === 'string' ? readJson(fault.data) : fault.data)
  if (fault) return right?.success ? { status: 'corrected', next: right.data } : fault.trouble
  const read = reply.httpStatus < 300 ? Next.safeParse(reply.json) : null
  return read?.success ? { status: 'next', next: read.data } : unreadable(graph.host, reply)
}

/** A form of parts whose last one is the file's. */
function formAround(fields: Record<string, string>) {
  const boundary = `clipmint-${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = 'Content-Disposition: form-data; name="video_file_chunk"; filename="video.mp4"'
  const before = `${parts.join('')}--${boundary}\r\n${file}\r\nContent-Type: application/octet-stream\r\n\r\n`
  return { boundary, around: { before, after: `\r\n--${boundary}--\r\n` } }
}
