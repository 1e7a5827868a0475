import { createCanvas, type Image } from '@napi-rs/canvas'

import type { LivePicture } from '../surface.ts'
import type { PixelDesk } from './pixels/desk.ts'
import type { Planes } from './pixels/planes.ts'

const ROWS_AT_ONCE = 64

type Kept = { planes: Planes; lastUsed: number }

/** Photographs as planes, each converted once and kept while it is on screen. */
export class PhotoPlanes {
  readonly #desk: PixelDesk
  readonly #keepFrames: number
  readonly #kept = new Map<string, Kept>()
  #frame = 0

  /** `keepFrames` is after how many frames a photograph that was not shown is forgotten. */
  constructor(desk: PixelDesk, keepFrames: number) {
    this.#desk = desk
    this.#keepFrames = keepFrames
  }

  /** Says that another frame begins. */
  beginFrame(): void {
    this.#frame += 1
    for (const [id, { planes, lastUsed }] of this.#kept) {
      if (this.#frame - lastUsed <= this.#keepFrames) continue
      this.#desk.give(planes)
      this.#kept.delete(id)
    }
  }

  /** A photograph, scaled to the size it is shown at, as planes. */
  of(photo: LivePicture): Planes {
    const kept = this.#kept.get(photo.id) ?? { planes: this.#convert(photo), lastUsed: 0 }
    kept.lastUsed = this.#frame
    this.#kept.set(photo.id, kept)
    return kept.planes
  }

  #convert({ picture }: LivePicture): Planes {
    const { width, height } = picture
    const planes = this.#desk.takePlanes(width, height)
    const strip = createCanvas(width, ROWS_AT_ONCE)
    const context = strip.getContext('2d', { alpha: false })
    for (let top = 0; top < height; top += ROWS_AT_ONCE) {
      const rows = Math.min(ROWS_AT_ONCE, height - top)
      context.drawImage(picture as Image, 0, top, width, rows, 0, 0, width, rows)
      // An odd last row is converted with itself below it.
      if (rows % 2 === 1) context.drawImage(picture as Image, 0, height - 1, width, 1, 0, rows, width, 1)
      const pixels = strip.data()
      this.#desk.loadPixels(planes, pixels.subarray(0, (rows + (rows % 2)) * width * 4), top)
      ;(pixels.buffer as ArrayBuffer).transfer(0)
    }
    strip.width = 1
    return planes
  }
}
