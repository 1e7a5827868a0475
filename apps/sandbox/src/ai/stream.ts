import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyReply } from 'fastify'

import type { Fault } from '../faults.ts'

const pieceLength = 120
const pieceMs = 5

/** An answer as an API's events, each with the empty line that ends it. */
export type Events = {
  first: string
  piece: (text: string) => string
  last: string
  /** The event of an API that breaks off in the middle. */
  error: string
}

/** Sends a text piece by piece, as a model writes it; `stalled` falls silent halfway, `broken-off` says there that it broke. */
export async function stream(
  reply: FastifyReply,
  { text, fault, events }: { text: string; fault: Fault; events: Events },
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  raw.write(events.first)
  const pieces = piecesOf(text)
  const endsHalfway = fault === 'stalled' || fault === 'broken-off'
  for (const piece of endsHalfway ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces) {
    if (raw.destroyed) return
    raw.write(events.piece(piece))
    await sleep(pieceMs)
  }
  if (fault === 'stalled') return
  raw.end(fault === 'broken-off' ? events.error : events.last)
}

function piecesOf(text: string): string[] {
  const letters = [...text]
  return Array.from({ length: Math.ceil(letters.length / pieceLength) }, (_, index) =>
    letters.slice(index * pieceLength, (index + 1) * pieceLength).join(''),
  )
}
