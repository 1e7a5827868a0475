import { Readable, Transform, pipeline } from 'node:stream'

import { FileTooLarge } from './store.ts'

/** The content as one stream that fails with `FileTooLarge` past `maxBytes`, and how many bytes came so far. */
export function bounded(
  content: Readable | Uint8Array,
  maxBytes: number,
): { stream: Readable; size: () => number } {
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(new FileTooLarge(`More than ${maxBytes} bytes came.`))
      else done(null, chunk)
    },
  })
  const source = content instanceof Uint8Array ? Readable.from([content]) : content
  // A fault of the source is passed on to `stream`, whose reader meets it.
  pipeline(source, stream, () => {})
  return { stream, size: () => size }
}
