import { Converter } from './converter.ts'
import type { EncodeTask, FilmEncoder } from './encoder.ts'
import { NodeAvFile } from './node-av-file.ts'

/** Frames drawn but not yet encoded: eight megabytes each at 1080 × 1920. */
const MOST_WAITING = 2

/** Encodes with the FFmpeg that npm brings. */
export async function openNodeAvEncoder(task: EncodeTask): Promise<FilmEncoder> {
  const file = await NodeAvFile.open(task)
  const converter = new Converter(task)
  /** Frames on their way, the oldest first. */
  const pending: Promise<void>[] = []
  let last: Promise<void> = Promise.resolve()
  let frames = 0n

  async function encode(pixels: Buffer): Promise<void> {
    const frame = await converter.convert(pixels, frames)
    frames += 1n
    // Skia's copy of the frame is eight megabytes that the garbage collector does not see: given back now.
    ;(pixels.buffer as ArrayBuffer).transfer(0)
    await file.addFrame(frame)
  }

  return {
    async write(pixels) {
      // Frames are converted and encoded on other threads while the next are drawn on this one; a few may wait, so that
      // neither side stands still when the other takes long over one.
      if (pending.length >= MOST_WAITING) await pending.shift()
      last = last.then(() => encode(pixels))
      last.catch(() => {})
      pending.push(last)
    },
    async finish() {
      await last
      await file.finish()
      converter.close()
    },
    async abort() {
      await Promise.allSettled([last])
      await file.abort()
      converter.close()
    },
  }
}
