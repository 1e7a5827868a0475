import { lookName, type PictureLook } from '@clipmint/film'

import { drawLook, inLook, turnedSize } from '../look/draw-look.ts'
import type { MediaPicture } from '../media.ts'
import { surfaceOf } from './home.ts'

/** The frames of a clip in an owner's look, each drawn once, on one canvas. */
export class LookedClip {
  #look: PictureLook | undefined
  #canvas: OffscreenCanvas | null = null
  #shown: MediaPicture | null = null

  constructor(look: PictureLook | undefined) {
    this.#look = look
  }

  /** From now on frames are given in another look. */
  show(look: PictureLook | undefined): void {
    this.#look = look
  }

  /** A frame in the look; the frame itself when that is none. It holds until another is asked for. */
  of(frame: MediaPicture): MediaPicture {
    const look = this.#look
    if (!look || lookName(look) === '') return frame
    const id = inLook(frame.id, look)
    if (this.#shown?.id === id) return this.#shown
    const size = turnedSize(frame, look)
    const canvas = this.#canvasOf(size)
    drawLook(surfaceOf(canvas, false), frame.picture, { look, size })
    this.#shown = { id, picture: canvas, ...size, changes: true }
    return this.#shown
  }

  release(): void {
    if (this.#canvas) this.#canvas.width = 1
    this.#canvas = null
    this.#shown = null
  }

  #canvasOf({ width, height }: { width: number; height: number }): OffscreenCanvas {
    const canvas = (this.#canvas ??= new OffscreenCanvas(width, height))
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    return canvas
  }
}
