import { Readable } from 'node:stream'

/** A clip with a note behind its frames that no player shows, so that no two files of a test are alike. */
export function noted(clip: Buffer, note: string): Buffer {
  const text = Buffer.from(note)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + text.length)
  head.write('free', 4)
  return Buffer.concat([clip, head, text])
}

/** A store whose every file is one clip, with its own key noted in it. */
export function oneClipStore(clip: Buffer) {
  const sizeOf = (key: string) => noted(clip, key).length
  return {
    head: async (key: string) => ({ key, size: sizeOf(key), contentType: 'video/mp4' }),
    get: async (key: string, { start = 0 }: { start?: number } = {}) => ({
      stream: Readable.from([noted(clip, key).subarray(start)]),
    }),
  }
}
