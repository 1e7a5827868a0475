import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { Failure } from '../../failure.ts'

/** Writes an upload to a file; one byte over `most` ends it with EXCEED REMAINING SPACE. */
export async function spool(stream: Readable, path: string, most: number): Promise<void> {
  let written = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      written += chunk.length
      done(written > most ? new Failure('EXCEED REMAINING SPACE') : null, chunk)
    },
  })
  await pipeline(stream, counted, createWriteStream(path))
}
