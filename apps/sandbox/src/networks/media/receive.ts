import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The line went dead while something was sent. */
export class LineDead extends Error {
  override name = 'LineDead'
}

export type Received = {
  bytes: number
  /** Of what came in this one go. */
  sha256: string
  /** Whether it ended as it was announced to. */
  isWhole: boolean
}

/**
 * Writes what is sent to a file, from an offset on, a piece at a time whatever its size. A line that goes dead, by itself
 * or after `cutAfter` bytes, leaves what came until then.
 */
export async function receive(
  source: Readable,
  {
    path,
    offset,
    cutAfter,
    most = Infinity,
  }: { path: string; offset: number; cutAfter: number | null; most?: number },
): Promise<Received> {
  const hash = createHash('sha256')
  let bytes = 0
  const limit = Math.min(most, cutAfter ?? Infinity)
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      const taken = piece.subarray(0, Math.max(0, limit - bytes))
      bytes += taken.length
      hash.update(taken)
      this.push(taken)
      done(taken.length < piece.length ? new LineDead('The line went dead.') : null)
    },
  })
  const kept = Readable.from(untilDead(source.pipe(counted), source))
  await pipeline(kept, createWriteStream(path, { flags: offset === 0 ? 'w' : 'r+', start: offset }))
  const isWhole = source.readableEnded && !counted.errored
  return { bytes, sha256: hash.digest('hex'), isWhole }
}

/** What comes until the end, or until the line goes dead. */
async function* untilDead(counted: Transform, source: Readable): AsyncGenerator<Buffer> {
  // A sender that goes away ends its own stream alone.
  const drop = () => counted.destroy(new LineDead('The sender went away.'))
  source.once('error', drop)
  source.once('close', () => void (source.readableEnded || drop()))
  try {
    for await (const piece of counted) yield piece as Buffer
  } catch (error) {
    if (!(error instanceof LineDead)) throw error
  }
}
