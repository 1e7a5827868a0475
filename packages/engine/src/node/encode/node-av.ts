import type { Frame } from 'node-av/lib'

import type { EncodeTask, FilmEncoder } from './encoder.ts'
import { FramePool } from './frame-pool.ts'
import { NodeAvFile } from './node-av-file.ts'

/** Frames made but not yet encoded: three megabytes each at 1080 × 1920. */
const MOST_WAITING = 1

/** Encodes with the FFmpeg that npm brings. */
export async function openNodeAvEncoder(task: EncodeTask): Promise<FilmEncoder> {
  const file = await NodeAvFile.open(task)
  // One more than may wait is being encoded, one more is being filled.
  const pool = new FramePool(task, MOST_WAITING + 2)
  /** Frames on their way, the oldest first. */
  const pending: Promise<void>[] = []
  let last: Promise<void> = Promise.resolve()
  let frames = 0n

  // Frames are encoded on other threads while the next are made on this one; a few may wait, so that neither side
  // stands still when the other takes long over one.
  async function add(next: (pts: bigint) => Frame): Promise<void> {
    if (pending.length > MOST_WAITING) await pending.shift()
    const frame = next(frames)
    frames += 1n
    last = last.then(() => file.addFrame(frame))
    last.catch(() => {})
    pending.push(last)
  }

  return {
    write: (planes) => add((pts) => pool.fill(planes, pts)),
    async repeat() {
      // A frame's moment is written on the frame itself: the last must have been taken before it gets another.
      await last
      await add((pts) => pool.again(pts))
    },
    async finish() {
      await last
      await file.finish()
      pool.close()
    },
    async abort() {
      await Promise.allSettled([last])
      await file.abort()
      pool.close()
    },
  }
}
