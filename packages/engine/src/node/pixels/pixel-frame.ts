import type { FramePlanes } from '../encode/encoder.ts'
import { PixelDesk } from './desk.ts'
import type { Planes } from './planes.ts'

/** Whole frames of opaque RGBA pixels turned into planes, one after the other. */
export class PixelFrame {
  readonly #desk = new PixelDesk()
  readonly #planes: Planes

  /** Height is even. */
  constructor({ width, height }: { width: number; height: number }) {
    this.#planes = this.#desk.takePlanes(width, height)
  }

  /** The planes of a frame; they hold until the next. */
  planesOf(pixels: Uint8Array): FramePlanes {
    this.#desk.loadPixels(this.#planes, pixels, 0)
    return this.#desk.framePlanes(this.#planes)
  }
}
