import type { Canvas } from '@napi-rs/canvas'

import type { LivePicture } from '../surface.ts'
import type { PixelDesk } from './pixels/desk.ts'
import type { Planes } from './pixels/planes.ts'

/** Frames after which a photograph that was not shown is forgotten. */
const KEPT_FRAMES = 15
const ROWS_AT_ONCE = 64

type Kept = { planes: Planes; lastUsed: number }

/** Photographs as planes, each converted once and kept while it is on screen. */
export class PhotoPlanes {
  readonly #desk: PixelDesk
  readonly #kept = new Map<string, Kept>()
  #frame = 0

  constructor(desk: PixelDesk) {
    this.#desk = desk
  }

  /** Says that another frame begins. */
  beginFrame(): void {
    this.#frame += 1
    for (const [id, { planes, lastUsed }] of this.#kept) {
      if (this.#frame - lastUsed <= KEPT_FRAMES) continue
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
    const canvas = picture as Canvas
    const planes = this.#desk.takePlanes(canvas.width, canvas.height)
    const pixels = canvas.data()
    const row = canvas.width * 4
    for (let top = 0; top < canvas.height; top += ROWS_AT_ONCE) {
      const rows = Math.min(ROWS_AT_ONCE, canvas.height - top)
      const part = pixels.subarray(top * row, (top + rows) * row)
      // An odd last row is converted with itself below it.
      const even = rows % 2 === 0 ? part : Buffer.concat([part, part.subarray(-row)])
      this.#desk.loadPixels(planes, even, top)
    }
    ;(pixels.buffer as ArrayBuffer).transfer(0)
    return planes
  }
}
