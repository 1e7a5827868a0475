import type { IncomingMessage } from 'node:http'

/** Lets a sender finish: an answer that comes while it sends is lost with the line. */
export async function drain(raw: IncomingMessage): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  await new Promise<void>((done) => {
    raw.once('end', done).once('close', done)
    raw.resume()
  })
}
