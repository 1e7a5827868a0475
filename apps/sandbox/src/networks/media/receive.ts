import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The line went dead while something was sent. */
export class LineDead extends Error {
  override name = 'LineDead'
}

export type Received = {
  bytes: number
  /** Of what came in this one go. */
  sha256: string
  /** Whether it ended by itself, with no more than was taken. */
  isWhole: boolean
}

type Into = {
  path: string
  /** Where in the file it goes. */
  offset: number
  /** After how many bytes the line goes dead; null lets it live. */
  cutAfter: number | null
  most?: number
}

/**
 * Writes what is sent to a file, from an offset on, a piece at a time whatever its size. A line that goes dead leaves
 * what came until then.
 */
export async function receive(
  source: Readable,
  { path, offset, cutAfter, most = Infinity }: Into,
): Promise<Received> {
  const hash = createHash('sha256')
  const limit = Math.min(most, cutAfter ?? Infinity)
  let bytes = 0
  let isWhole = false

  async function* taken(): AsyncGenerator<Buffer> {
    try {
      // The sender is left alone where enough has come: it may still be answered.
      for await (const piece of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        const part = piece.subarray(0, limit - bytes)
        bytes += part.length
        hash.update(part)
        yield part
        if (part.length < piece.length) return
      }
      isWhole = true
    } catch {
      // The sender went away.
    }
  }

  await pipeline(taken, createWriteStream(path, { flags: offset === 0 ? 'w' : 'r+', start: offset }))
  return { bytes, sha256: hash.digest('hex'), isWhole }
}
